/** A rate of value added tax, and since when it holds. */
export interface VatRate {
  from: Date
  percent: number
}

/** The rate that holds at a moment, of those that the catalogue knows: an old invoice keeps the rate of its own date. */
export const vatPercentOn = (date: Date, rates: readonly VatRate[]): number => {
  const [rate] = rates.filter(({ from }) => from <= date).toSorted((a, b) => b.from.getTime() - a.from.getTime())
  if (!rate) throw new RangeError(`no VAT rate is known for ${date.toISOString()}`)
  return rate.percent
}
