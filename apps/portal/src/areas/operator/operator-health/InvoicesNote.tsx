import { useOperatorHealthGetQuery } from '@sarv/client/operator.generated'
import { Note } from '../../../ui/Note.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { healthText as text } from './operator-health.fa.ts'

/** Why no invoice is issued, and which setting mends it; nothing while invoices are issued. */
export function InvoicesNote() {
  const { data: health } = useOperatorHealthGetQuery(undefined, useClockPolling())
  if (!health || health.invoices.obstacle === null) return null
  const { obstacle, waitingMonthCount } = health.invoices
  return (
    <Note tone="danger" title={text.noInvoices}>
      {obstacle} {waitingMonthCount > 0 && text.waitingMonths(waitingMonthCount)}
    </Note>
  )
}
