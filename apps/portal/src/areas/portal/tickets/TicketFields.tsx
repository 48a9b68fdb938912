import { useOrderListQuery } from '@sarv/client/financial.generated'
import {
  useBusinessUnitListQuery,
  useIssueCreateMutation,
  useIssuePriorityListQuery,
  useIssueSubjectShortListQuery,
  useProductListQuery,
} from '@sarv/client/portal.generated'
import { useState } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { DraftLine } from '../../../services/orders/DraftLine.tsx'
import { Writing } from '../../../services/tickets/Writing.tsx'
import { useDraft } from '../../../shell/drafts.ts'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { openPanel } from '../../../shell/panels.ts'
import { Button } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { SnapshotChoice } from './SnapshotChoice.tsx'
import { emptyTicket, ordersOf, resolver, toCreateModel, type TicketForm } from './ticket-form.ts'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketFields.module.css'
import { useTicketAttachments } from './use-ticket-attachments.ts'

const text = ticketsText.form
const everyProduct = { productId: 0 }
/** The subject for which there is a shorter way. */
const limitSubjectId = 16

interface TicketFieldsProps {
  draftKey: string
  /** What the way here has chosen already. */
  orderId?: number | undefined
  onSent: (id: number) => void
}

/** A new ticket, on a page of its own or beside another one. */
export function TicketFields({ draftKey, orderId: givenOrder, onSent }: TicketFieldsProps) {
  const [given] = useState(() => (givenOrder === undefined ? {} : { orderId: givenOrder }))
  const form = useForm<TicketForm>({ defaultValues: { ...emptyTicket, ...given }, resolver, mode: 'onTouched' })
  const draft = useDraft(draftKey, form, { given })
  const attachments = useTicketAttachments()
  const [snapshot, setSnapshot] = useState<string>()
  const [create, { isLoading }] = useIssueCreateMutation()
  const [orderId, subjectId] = useWatch({ control: form.control, name: ['orderId', 'issueSubjectId'] })
  const send = form.handleSubmit(
    async (sent) => {
      const body = { ...toCreateModel(sent), fileIds: attachments.ids, ...(snapshot !== undefined && { snapshot }) }
      const { data, error } = await create({ body })
      if (error) {
        const names = ['content', 'businessUnitId', 'issueSubjectId', 'title'] as const
        for (const [field, message] of fieldMessagesOf(error, names, { ticket_subject_unknown: 'issueSubjectId' }))
          form.setError(field, { message })
        return
      }
      draft.finish()
      toast.success(text.sent)
      onSent(data.id)
    },
    ({ businessUnitId, issueSubjectId, content }) => {
      if (businessUnitId ?? issueSubjectId ?? content) toast.error(text.missing)
    },
  )
  // Read here, or the draft never learns that something was typed.
  const { isDirty } = form.formState
  const { refusal } = attachments
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {(isDirty || draft.isRestored) && (
        <p className={styles.quiet}>
          <DraftLine draft={draft} />
        </p>
      )}
      <About form={form} />
      {subjectId === limitSubjectId && (
        <Note
          tone="info"
          actions={
            <Button size="sm" writes onPress={() => openPanel('limits')}>
              {text.askLimit}
            </Button>
          }
        >
          {text.limits}
        </Note>
      )}
      <TextField control={form.control} name="title" label={text.name} help={text.nameHelp} maxLength={120} />
      <Writing
        control={form.control}
        name="content"
        label={text.content}
        help={text.contentHelp}
        attachments={attachments}
        rows={7}
        isRequired
      />
      {!!orderId && <SnapshotChoice key={orderId} orderId={orderId} onChoice={setSnapshot} />}
      <Note tone="info">{ticketsText.thread.secrets}</Note>
      <div className={styles.submit}>
        <Button type="submit" kind="primary" isPending={isLoading} disabledReason={refusal}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

/** Who should answer, about what, and how soon. */
function About({ form: { control, setValue } }: { form: UseFormReturn<TicketForm> }) {
  const { data: units = [] } = useBusinessUnitListQuery()
  return (
    <div className={styles.grid}>
      <Select
        control={control}
        name="businessUnitId"
        label={text.unit}
        options={units.map(({ id, name }) => ({ id, label: name ?? '' }))}
        isRequired
      />
      <Product control={control} />
      <Service control={control} setValue={setValue} />
      <Subject control={control} setValue={setValue} />
      <Priority control={control} />
    </div>
  )
}

type OfForm = { control: Control<TicketForm> }
const none = 0

function Product({ control }: OfForm) {
  const { data: products = [] } = useProductListQuery()
  return (
    <Select
      control={control}
      name="productId"
      label={text.product}
      options={[{ id: none, label: text.noProduct }, ...products.map(({ id, name }) => ({ id, label: name ?? '' }))]}
    />
  )
}

type OfFields = OfForm & Pick<UseFormReturn<TicketForm>, 'setValue'>

function Service({ control, setValue }: OfFields) {
  const [productId, orderId] = useWatch({ control, name: ['productId', 'orderId'] })
  const { data, isFetching } = useOrderListQuery(everyProduct)
  const orders = ordersOf(data ?? [], productId)
  // What cannot be seen is not sent.
  const isHidden = !!orderId && data !== undefined && !isFetching && !orders.some(({ id }) => id === orderId)
  if (isHidden) queueMicrotask(() => setValue('orderId', null))
  return (
    <Select
      control={control}
      name="orderId"
      label={text.service}
      options={[
        { id: none, label: text.noService },
        ...orders.map(({ id, name, product }) => ({ id, label: name ?? '', description: product ?? '' })),
      ]}
    />
  )
}

function Subject({ control, setValue }: OfFields) {
  const [unit, productId, orderId, subjectId] = useWatch({
    control,
    name: ['businessUnitId', 'productId', 'orderId', 'issueSubjectId'],
  })
  const { data: orders = [] } = useOrderListQuery(everyProduct)
  const product = orders.find(({ id }) => id === orderId)?.productId ?? productId ?? undefined
  const body = { ...(unit && { businessUnitId: unit }), ...(product && { productId: product }) }
  const { currentData: subjects } = useIssueSubjectShortListQuery({ body })
  // Of another unit: it is asked for again.
  const isGone = subjectId !== null && subjects !== undefined && !subjects.some(({ id }) => id === subjectId)
  if (isGone) queueMicrotask(() => setValue('issueSubjectId', null))
  return (
    <Select
      control={control}
      name="issueSubjectId"
      label={text.subject}
      options={(subjects ?? []).map(({ id, name }) => ({ id, label: name ?? '' }))}
      isRequired
    />
  )
}

function Priority({ control }: OfForm) {
  const { data: priorities = [] } = useIssuePriorityListQuery()
  const chosen = useWatch({ control, name: 'issuePriorityId' })
  return (
    <Select
      control={control}
      name="issuePriorityId"
      label={text.priority}
      options={priorities.map(({ id, name }) => ({ id, label: name }))}
      help={priorities.find(({ id }) => id === chosen)?.promise}
      isRequired
    />
  )
}
