import { hoursPerMonth } from '@sarv/contract/pricing/quote'

interface PriceOverTime {
  monthlyRials: number
  hourlyRials: number
}

export interface PriceChange {
  now: PriceOverTime
  after: PriceOverTime
  difference: PriceOverTime
}

const overTime = (monthlyRials: number): PriceOverTime => ({
  monthlyRials,
  hourlyRials: Math.round(monthlyRials / hoursPerMonth),
})

/** What somebody pays more than now, with VAT; nothing where it becomes cheaper. `nowRials` is before VAT. */
export const dearerBy = (nowRials: number, { payable, vatPercent }: { payable: number; vatPercent: number }): number =>
  Math.max(0, payable - nowRials - Math.floor((nowRials * vatPercent) / 100))

/** What a change of size does to the price, in whole rials before VAT. */
export const priceChange = (nowMonthlyRials: number, afterMonthlyRials: number): PriceChange => {
  const now = overTime(nowMonthlyRials)
  const after = overTime(afterMonthlyRials)
  return {
    now,
    after,
    // The difference of what is shown: a reader who subtracts must find the same.
    difference: {
      monthlyRials: after.monthlyRials - now.monthlyRials,
      hourlyRials: after.hourlyRials - now.hourlyRials,
    },
  }
}
