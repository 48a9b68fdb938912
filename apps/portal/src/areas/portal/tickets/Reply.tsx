import { useOrderListQuery } from '@sarv/client/financial.generated'
import { useIssueItemCreateMutation, type IssueThread } from '@sarv/client/portal.generated'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatDayAndMonth, formatTime } from '../../../format/dates.ts'
import { talkText } from '../../../services/tickets/talk.fa.ts'
import { useSendByKeys } from '../../../services/tickets/use-send-by-keys.ts'
import { Writing } from '../../../services/tickets/Writing.tsx'
import { useDraft } from '../../../shell/drafts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { SnapshotChoice } from './SnapshotChoice.tsx'
import { replyResolver, type ReplyForm } from './ticket-form.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'
import { useTicketAttachments } from './use-ticket-attachments.ts'

const text = talkText.composer

/** The next message; what is typed is kept over a reload. */
export function Reply({ ticket, isClosed }: { ticket: IssueThread; isClosed: boolean }) {
  const { issueId } = ticket
  const form = useForm<ReplyForm>({ defaultValues: { content: '' }, resolver: replyResolver })
  const draft = useDraft(`ticket/${issueId}`, form)
  const attachments = useTicketAttachments()
  const [snapshot, setSnapshot] = useState<string>()
  const [create, { isLoading }] = useIssueItemCreateMutation()
  const [sentCount, setSentCount] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentCount > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [sentCount])
  const isEmpty = useWatch({ control: form.control, name: 'content' }).trim() === ''
  const send = form.handleSubmit(async ({ content }) => {
    const enclosed = { fileIds: attachments.ids, ...(snapshot !== undefined && { snapshot }) }
    const { error } = await create({ body: { issueId, content, ...enclosed } })
    if (error) return
    draft.discard()
    attachments.clear()
    setSnapshot(undefined)
    toast.success(text.sent)
    setSentCount((count) => count + 1)
  })
  // Read here, or the draft never learns that something was typed.
  const { isDirty } = form.formState
  const refusal = isEmpty ? text.empty : attachments.refusal
  useSendByKeys(isDirty && refusal === undefined ? () => void send() : undefined)
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)} noValidate>
      {isClosed && <Note>{ticketsText.thread.isClosed}</Note>}
      {ticket.closesDate && (
        <Note>{ticketsText.thread.closes(formatDayAndMonth(ticket.closesDate), formatTime(ticket.closesDate))}</Note>
      )}
      <Writing
        control={form.control}
        name="content"
        label={text.label}
        isLabelHidden
        placeholder={text.placeholder}
        attachments={attachments}
        rows={4}
      />
      {/* What was agreed to went with its message: the next one is asked about anew. */}
      {isDirty && ticket.serviceId && <Snapshot key={sentCount} ticket={ticket} onChoice={setSnapshot} />}
      <div ref={end} className={styles.send}>
        <Button type="submit" kind="primary" icon={Send} isPending={isLoading} disabledReason={refusal}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}

const everyProduct = { productId: 0 }

interface SnapshotProps {
  ticket: IssueThread
  onChoice: (sealed: string | undefined) => void
}

/** A report of the service that the ticket is about, while there is one. */
function Snapshot({ ticket: { serviceType, serviceId }, onChoice }: SnapshotProps) {
  const { data: orders } = useOrderListQuery(everyProduct)
  const order = orders?.find((one) => one.serviceType === serviceType && one.serviceId === serviceId)
  return order ? <SnapshotChoice orderId={order.id} onChoice={onChoice} /> : null
}
