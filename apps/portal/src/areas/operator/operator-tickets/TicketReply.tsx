import {
  useOperatorTicketGetQuery,
  useOperatorTicketNoteMutation,
  useOperatorTicketReplyMutation,
  useOperatorTicketUploadMutation,
  type OperatorTicketDetail,
} from '@sarv/client/operator.generated'
import { NotebookPen, Send } from 'lucide-react'
import { useImperativeHandle, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { talkText } from '../../../services/tickets/talk.fa.ts'
import { useAttachments } from '../../../services/tickets/use-attachments.ts'
import { useSendByKeys } from '../../../services/tickets/use-send-by-keys.ts'
import { Writing } from '../../../services/tickets/Writing.tsx'
import { useDraft } from '../../../shell/drafts.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { CannedPicker } from './CannedPicker.tsx'
import { ticketsText } from './operator-tickets.fa.ts'
import { emptyReply, replyResolver, type ReplyForm } from './reply-form.ts'
import styles from './TicketReply.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

const text = ticketsText.reply

type Mode = 'reply' | 'note'

export interface ReplyHandle {
  /** Puts a text into the answer, after what was typed already. */
  begin: (content: string) => void
}

interface TicketReplyProps {
  ticket: OperatorTicketDetail
  ref?: Ref<ReplyHandle>
}

/** Where an operator writes: to the customer, or to colleagues alone. What is typed is kept over a reload. */
export function TicketReply({ ticket, ref }: TicketReplyProps) {
  const { id } = ticket
  const { operatorId } = useOperatorSession()
  const form = useForm<ReplyForm>({ defaultValues: emptyReply, resolver: replyResolver })
  useDraft(`operator/ticket/${id}`, form, { ownerId: -operatorId })
  const [mode, setMode] = useState<Mode>('reply')
  const [upload] = useOperatorTicketUploadMutation()
  const attachments = useAttachments((attachment) => upload({ id, body: { attachment } }))
  const sending = useSending(ticket, form, attachments)
  const write = (next: Mode) => {
    flushSync(() => setMode(next))
    form.setFocus(next)
  }
  useDeskKeys({ KeyR: () => write('reply'), KeyN: () => write('note') })
  const content = useWatch({ control: form.control, name: mode })
  // Read here, or the draft never learns that something was typed.
  const { isDirty } = form.formState
  const composer = talkText.composer
  const refusal = content.trim() === '' ? composer.empty : mode === 'reply' ? attachments.refusal : undefined
  const send = form.handleSubmit(() => sending[mode]())
  useSendByKeys(isDirty && refusal === undefined ? () => void send() : undefined)
  const take = (filled: string) => {
    const typed = form.getValues('reply').trim()
    form.setValue('reply', typed === '' ? filled : `${typed}\n\n${filled}`, { shouldDirty: true })
    write('reply')
  }
  useImperativeHandle(ref, () => ({ begin: take }))
  return (
    <form className={styles.reply} data-mode={mode} noValidate onSubmit={(event) => void send(event)}>
      <SegmentedControl<never, Mode>
        label={text.kind}
        isLabelHidden
        value={mode}
        onChange={setMode}
        options={[
          { id: 'reply', label: text.reply },
          { id: 'note', label: text.note },
        ]}
      />
      {mode === 'reply' ? (
        <>
          <CannedPicker ticketId={id} onTake={take} />
          <Writing
            control={form.control}
            name="reply"
            label={text.label}
            isLabelHidden
            placeholder={text.placeholder}
            attachments={attachments}
            rows={6}
          />
        </>
      ) : (
        <TextArea
          control={form.control}
          name="note"
          label={text.noteLabel}
          isLabelHidden
          help={text.noteHelp}
          placeholder={text.notePlaceholder}
          rows={6}
          maxLength={10_000}
        />
      )}
      <div className={styles.send}>
        {mode === 'reply' && (
          <div className={styles.waits}>
            <Checkbox control={form.control} name="waitsForCustomer" label={text.waits} help={text.waitsHelp} />
          </div>
        )}
        <div className={styles.button}>
          <Button
            type="submit"
            kind="primary"
            isWide
            icon={mode === 'reply' ? Send : NotebookPen}
            isPending={sending.isPending}
            disabledReason={refusal}
          >
            {mode === 'reply' ? text.send : text.keep} <Kbd>Ctrl ↵</Kbd>
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Sends what was written, and empties its field. */
const useSending = (
  { id, messages }: OperatorTicketDetail,
  form: ReturnType<typeof useForm<ReplyForm>>,
  attachments: ReturnType<typeof useAttachments>,
) => {
  const [reply, replying] = useOperatorTicketReplyMutation()
  const [note, noting] = useOperatorTicketNoteMutation()
  const { refetch } = useOperatorTicketGetQuery({ id }, useOperatorPolling())
  return {
    isPending: replying.isLoading || noting.isLoading,
    reply: async () => {
      const { reply: content, waitsForCustomer } = form.getValues()
      const enclosed = { fileIds: attachments.ids, ...(!waitsForCustomer && { staysOpen: true }) }
      // What the customer writes while this goes must be read before it is answered.
      const afterMessageId = messages.at(-1)?.id
      const { error } = await reply({ id, body: { content, afterMessageId, ...enclosed } })
      if (error) {
        if ((error as RequestError).code === 'ticket_has_newer_message') void refetch()
        return
      }
      form.setValue('reply', '', { shouldDirty: true })
      attachments.clear()
      toast.success(text.sent)
    },
    note: async () => {
      const { error } = await note({ id, body: { content: form.getValues('note') } })
      if (error) return
      form.setValue('note', '', { shouldDirty: true })
      toast.success(text.kept)
    },
  }
}
