/** Rates of value added tax, newest first, each from the first moment of a Jalali year in Tehran. */
const vatRates = [
  { from: Date.UTC(2024, 2, 19, 20, 30), percent: 10 }, // 1403
  { from: Date.UTC(2015, 2, 20, 20, 30), percent: 9 }, // 1394
] as const

/** The rate that holds at a moment: an old invoice keeps the rate of its own date. */
export const vatPercentOn = (date: Date): number => {
  const rate = vatRates.find(({ from }) => date.getTime() >= from)
  if (!rate) throw new RangeError(`no VAT rate is known for ${date.toISOString()}`)
  return rate.percent
}
