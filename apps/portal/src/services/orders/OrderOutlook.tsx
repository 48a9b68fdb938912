import { Part } from '../../shell/parts.ts'
import type { DryRun } from '../../shell/use-dry-run.ts'
import { moneyRefusal } from './OrderHold.tsx'
import { OrderRefusal } from './OrderRefusal.tsx'
import type { ShownPrice } from './receipt-lines.ts'

interface OrderOutlookProps {
  rehearsal: DryRun
  /** `undefined` before there is something to price. */
  price: ShownPrice | undefined
}

/** What the server says to the order, and how long the money lasts with it. */
export function OrderOutlook({ rehearsal, price }: OrderOutlookProps) {
  return (
    <>
      <OrderRefusal rehearsal={rehearsal} />
      {price && !rehearsal.error && !moneyRefusal(rehearsal.quote) && (
        <Part place="receipt" monthlyRials={price.payable} />
      )}
    </>
  )
}
