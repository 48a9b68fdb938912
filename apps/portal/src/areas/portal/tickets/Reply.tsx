import { useIssueItemCreateMutation } from '@sarv/client/portal.generated'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../shell/drafts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { replyResolver, type ReplyForm } from './ticket-form.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketPage.module.css'
import { useAttachments } from './use-attachments.ts'
import { Writing } from './Writing.tsx'

const text = ticketsText.composer

/** The next message; what is typed is kept over a reload. */
export function Reply({ ticketId, isClosed }: { ticketId: number; isClosed: boolean }) {
  const form = useForm<ReplyForm>({ defaultValues: { content: '' }, resolver: replyResolver })
  const draft = useDraft(`ticket/${ticketId}`, form)
  const attachments = useAttachments()
  const [create, { isLoading }] = useIssueItemCreateMutation()
  const [sentCount, setSentCount] = useState(0)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentCount > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [sentCount])
  const isEmpty = useWatch({ control: form.control, name: 'content' }).trim() === ''
  const send = form.handleSubmit(async ({ content }) => {
    const { error } = await create({ body: { issueId: ticketId, content, fileIds: attachments.ids } })
    if (error) return
    draft.discard()
    attachments.clear()
    toast.success(text.sent)
    setSentCount((count) => count + 1)
  })
  // Read here, or the draft never learns that something was typed.
  const { isDirty } = form.formState
  const refusal = isEmpty ? text.empty : attachments.isUploading ? text.waiting : undefined
  useSendByKeys(isDirty && refusal === undefined ? () => void send() : undefined)
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)} noValidate>
      {isClosed && <Note>{ticketsText.thread.isClosed}</Note>}
      <Writing
        control={form.control}
        name="content"
        label={text.label}
        isLabelHidden
        placeholder={text.placeholder}
        attachments={attachments}
        rows={4}
      />
      <div ref={end} className={styles.send}>
        <Button type="submit" kind="primary" icon={Send} isPending={isLoading} disabledReason={refusal}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}

/** Ctrl or ⌘ with Enter sends, as people know it from elsewhere. */
const useSendByKeys = (send: (() => void) | undefined) => {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
