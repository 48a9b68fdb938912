import type { NetworkPlan } from '@sarv/client/vm.generated'
import { ResizePrice } from '../../../services/resizing/ResizePrice.tsx'
import { ResizeVerdict } from '../../../services/resizing/ResizeVerdict.tsx'

const monthlyOf = ({ subtotal, discount }: { subtotal: number; discount: number }): number => subtotal - discount

/** What the services of the plan cost now and afterwards, with limits and the money that is set aside. */
export function PlanPrice({ price: { before, after } }: { price: NonNullable<NetworkPlan['price']> }) {
  return (
    <>
      {before.payable !== after.payable && (
        <ResizePrice nowMonthlyRials={monthlyOf(before)} afterMonthlyRials={monthlyOf(after)} isStale={false} />
      )}
      <ResizeVerdict rehearsal={{ quote: after, isAsking: false }} />
    </>
  )
}
