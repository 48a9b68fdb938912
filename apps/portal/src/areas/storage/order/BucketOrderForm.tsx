import { storageHostCreate, useStorageHostCreateMutation } from '@sarv/client/storage.generated'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { DraftLine } from '../../../services/orders/DraftLine.tsx'
import { moneyRefusal } from '../../../services/orders/OrderHold.tsx'
import { OrderLimits } from '../../../services/orders/OrderLimits.tsx'
import { byField, tellFirst, useOrderModel } from '../../../services/orders/order-problems.ts'
import { OrderNotes } from '../../../services/orders/OrderNotes.tsx'
import { QuoteNote } from '../../../services/orders/QuoteNote.tsx'
import { useQuotedOrder } from '../../../services/orders/use-quoted-order.ts'
import { payBarOf } from '../../../services/orders/pay-bar.tsx'
import { OrderPlace } from '../../../services/orders/OrderPlace.tsx'
import { OrderOutlook } from '../../../services/orders/OrderOutlook.tsx'
import { pricedLine, totalsOf } from '../../../services/orders/receipt-lines.ts'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { useDraft, type Draft } from '../../../shell/drafts.ts'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { LeaveGuard } from '../../../shell/LeaveGuard.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useFullDatacenter } from '../../../shell/use-full-datacenter.ts'
import { useOrderRefusal } from '../../../shell/use-order-refusal.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { FormPage } from '../../../ui/FormPage.tsx'
import { Receipt } from '../../../ui/Receipt.tsx'
import { resolveByProblems } from '../../../ui/schema-resolver.ts'
import type { BucketListArrival } from '../buckets/BucketListPage.tsx'
import { storagePaths } from '../storage.paths.ts'
import { bucketOrderText as text } from './bucket-order.fa.ts'
import {
  bucketInAddress,
  emptyBucket,
  problemsOf,
  quotedChoice,
  rehearsalOf,
  toCreateModel,
  type BucketOrder,
  type BucketOrderModel,
} from './bucket-order.ts'
import { OrderName } from './OrderName.tsx'
import { OrderSize } from './OrderSize.tsx'

const loadModel = async (): Promise<BucketOrderModel> =>
  (await import('@sarv/contract/storage/buckets/buckets.schemas')).CreateStorageHostModel

const resolver = resolveByProblems(loadModel, (order: BucketOrder, model: BucketOrderModel) =>
  byField(problemsOf(order, model)),
)

const newStandIn = () => `rehearsal-${crypto.randomUUID()}`

export function BucketOrderForm({ projectId }: { projectId: number }) {
  const { projects, isRead } = useProjects()
  const isMissing = isRead && !projects.some(({ id }) => id === projectId)
  return isMissing ? <ProjectMissing title={text.title} /> : <OrderForm projectId={projectId} />
}

function OrderForm({ projectId }: { projectId: number }) {
  const [search] = useSearchParams()
  const [given] = useState(() => bucketInAddress(search))
  const form = useForm<BucketOrder>({
    defaultValues: { ...emptyBucket, ...given },
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  })
  const typed = { ...emptyBucket, ...given, ...useWatch({ control: form.control }) }
  const quoted = useQuotedOrder(projectId, quotedChoice(typed))
  const order = { ...typed, quoteId: quoted.id }
  const draft = useDraft(`bucket-create/${projectId}`, form, { given })
  const { send, isSending } = useSubmit(projectId, form, draft)
  const model = useOrderModel(loadModel)
  const [standIn] = useState(newStandIn)
  // A rehearsal of what has just been sent would only find that its name is taken.
  const asked = isSending || draft.isFinished() ? undefined : rehearsalOf(order, model, { projectId, standIn })
  const rehearsal = useDryRun(storageHostCreate, asked)
  const quote = useLastQuote(rehearsal.quote, asked !== undefined)
  const full = useFullDatacenter(projectId)
  const refusal =
    useOrderRefusal(projectId, 'project:operate') ?? full ?? quoted.refusal ?? moneyRefusal(rehearsal.quote)
  const isPlan = order.sizeKind === 'bundle'
  const submitButton = (isWide: boolean) => (
    <Button type="submit" kind="primary" isWide={isWide} isPending={isSending} disabledReason={refusal}>
      {text.submit}
    </Button>
  )
  return (
    <>
      <FormPage
        back={{ href: storagePaths.list(projectId), label: text.back }}
        title={text.title}
        summary={<DraftLine draft={draft} />}
        notes={
          <>
            <QuoteNote quoted={quoted} />
            <OrderNotes refusal={refusal} full={full} fullTitle={text.full} />
          </>
        }
        onSubmit={form.handleSubmit(
          (sent) => send({ ...sent, quoteId: quoted.id }),
          async () => tellFirst(problemsOf(order, await loadModel()), form.setFocus),
        )}
        receipt={
          <Receipt
            lines={
              quote?.lines.map(pricedLine) ?? [
                { id: 'none', label: isPlan ? text.receipt.none : text.receipt.noSize, rials: null },
              ]
            }
            totals={quote && totalsOf(quote)}
            vatPercent={quote?.vatPercent}
            isStale={rehearsal.isAsking}
            runway={<OrderOutlook rehearsal={rehearsal} price={quote} />}
            submit={submitButton(true)}
            note={text.receipt.note}
          />
        }
        aside={<OrderLimits limits={quote?.limits} />}
        payBar={payBarOf({
          price: quote,
          unpriced: text.unpriced[isPlan ? 'plan' : 'size'],
          submit: submitButton(false),
        })}
      >
        <OrderPlace number={1} projectId={projectId} />
        <OrderSize number={2} control={form.control} sizeKind={order.sizeKind} />
        <OrderName number={3} control={form.control} isPublic={order.publicAccess} />
      </FormPage>
      <LeaveGuard isDirty={form.formState.isDirty} draft={draft} />
    </>
  )
}

/** Sends the order and goes to the list; what the server says about a field stands under it. */
const useSubmit = (projectId: number, form: UseFormReturn<BucketOrder>, draft: Draft) => {
  const navigate = useNavigate()
  const [create, { isLoading }] = useStorageHostCreateMutation()
  const send = async (order: BucketOrder) => {
    const body = toCreateModel(order)
    const { data, error } = await create({ projectId, body })
    if (error) {
      const told = fieldMessagesOf(error, ['name', 'productBundleId', 'disk'], { bucket_name_taken: 'name' })
      for (const [field, message] of told) form.setError(field, { message })
      return
    }
    draft.finish()
    const showReceipt = () => navigate(storagePaths.receipt(projectId, data.id))
    tellStarted(data, text.created(body.name), { action: { label: receiptsText.show, run: showReceipt } })
    await navigate(storagePaths.list(projectId), { state: { createdId: data.id } satisfies BucketListArrival })
  }
  return { send, isSending: isLoading }
}
