import type { DryRun } from '../../shell/use-dry-run.ts'
import { Note } from '../../ui/Note.tsx'
import { OrderHold } from './OrderHold.tsx'
import { ordersText } from './orders.fa.ts'

/** Why the server would not take the complete order, or what it sets aside for it. */
export function OrderRefusal({ rehearsal: { error, quote } }: { rehearsal: DryRun }) {
  if (!error?.message) return <OrderHold hold={quote?.hold} />
  return (
    <Note tone="danger" title={ordersText.receipt.refusedTitle} isLive>
      {error.message}
    </Note>
  )
}
