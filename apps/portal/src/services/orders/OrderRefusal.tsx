import type { DryRun } from '../../shell/use-dry-run.ts'
import { Note } from '../../ui/Note.tsx'
import { ordersText } from './orders.fa.ts'

/** Why the server would not take the complete order. */
export function OrderRefusal({ rehearsal: { error } }: { rehearsal: DryRun }) {
  if (!error?.message) return null
  return (
    <Note tone="danger" title={ordersText.receipt.refusedTitle} isLive>
      {error.message}
    </Note>
  )
}
