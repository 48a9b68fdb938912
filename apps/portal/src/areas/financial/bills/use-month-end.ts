import type { BillDetail } from '@sarv/client/financial.generated'
import { nowOnWire } from '../../../format/relative.ts'
import { hoursLeft, monthsUntil } from '../costs/months.ts'
import { useRunway } from '../runway/use-runway.ts'

/** What the running month comes to if everything goes on as it is; `undefined` until that is known. */
export const useMonthEnd = ({ totalPrice }: BillDetail): number | undefined => {
  const { runway } = useRunway()
  const now = nowOnWire()
  const [month] = monthsUntil(now, 1)
  return runway && month && totalPrice + Math.round(runway.hourly * hoursLeft(month, now))
}
