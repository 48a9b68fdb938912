import { hoursPerMonth } from '@sarv/contract/pricing/quote'
import { resizeEffects, type VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'

/** What the edit call is asked for: only what changes. */
export const editModelOf = (current: VmHostSize, wanted: VmHostSize): Partial<VmHostSize> =>
  Object.fromEntries(resizeEffects(current, wanted).changed.map((part) => [part, wanted[part]]))

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
