import { hoursPerMonth, type Price } from '@sarv/contract/pricing/quote'

export const periods = ['hour', 'month', 'year'] as const
export type Period = (typeof periods)[number]

export const isPeriod = (text: string | null): text is Period => periods.some((period) => period === text)

const hoursPerYear = 365 * 24

/** What is paid in a period, of what is paid in 30 days. */
export const payableIn = (period: Period, { payable, hourly }: Pick<Price, 'payable' | 'hourly'>): number => {
  if (period === 'hour') return hourly
  return period === 'month' ? payable : Math.floor((payable / hoursPerMonth) * hoursPerYear)
}

/** Shares of a whole by their weights, in whole rials: what rounding leaves goes to where it was lost most. */
const shares = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const floored = exact.map(Math.floor)
  const left = whole - floored.reduce((total, share) => total + share, 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((a, b) => b.loss - a.loss)
  for (const { index } of byLoss.slice(0, left)) floored[index]! += 1
  return floored
}

/** Rials of each line, the subtotal, VAT and what is paid in a period; they add up as those of 30 days do. */
export const figuresIn = (period: Period, price: Price) => {
  const payable = payableIn(period, price)
  const [subtotal = 0, vat = 0] =
    period === 'month' ? [price.subtotal, price.vat] : shares(payable, [price.subtotal, price.vat])
  const amounts = price.lines.map((line) => line.price)
  return { lines: period === 'month' ? amounts : shares(subtotal, amounts), subtotal, vat, payable }
}
