import { useVmHostCreateMutation } from '@sarv/client/vm.generated'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { vatPercentOn } from '@sarv/contract/pricing/vat'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useForm, useWatch } from '../../../ui/form.ts'
import { useNavigate } from 'react-router'
import { nowOnWire, formatRelative } from '../../../format/relative.ts'
import { LeaveGuard } from '../../../shell/LeaveGuard.tsx'
import { paths } from '../../../shell/paths.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { useDraft, type Draft } from '../../../shell/drafts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useProjectIdInAddress, useProjects } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { resolveBy, type Problems } from '../../../ui/form-resolver.ts'
import { FormPage } from '../../../ui/FormPage.tsx'
import { Money } from '../../../ui/Money.tsx'
import { toast } from '../../../ui/toast.ts'
import { CreateKeyDialog } from '../keys/CreateKeyDialog.tsx'
import { OrderAccess } from './OrderAccess.tsx'
import { OrderAsCurl } from './OrderAsCurl.tsx'
import { OrderImage } from './OrderImage.tsx'
import { OrderNetwork } from './OrderNetwork.tsx'
import { OrderPlace } from './OrderPlace.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderSize } from './OrderSize.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import { usePrices } from './use-prices.ts'
import { orderText as text } from './vm-order.fa.ts'
import { emptyOrder, problemsOf, rehearsalOf, toCreateModel, type VmOrder } from './vm-order.ts'
import { priceOf } from './vm-price.ts'
import type { VmListArrival } from './VmListPage.tsx'

/** `/vm/{projectId}/add-vm` */
export function VmCreatePage() {
  const projectId = useProjectIdInAddress()
  const { projects, isRead } = useProjects()
  const isMissing = isRead && !projects.some(({ id }) => id === projectId)
  return projectId === null || isMissing ? <ProjectMissing /> : <OrderForm key={projectId} projectId={projectId} />
}

const resolver = resolveBy((order: VmOrder): Problems<VmOrder> =>
  Object.fromEntries(problemsOf(order).map(({ field, message }) => [field, message])),
)

/**
 * The first problem is told aloud and takes the focus; all of them stand under their fields. The form itself would focus
 * what was on the screen first, and lists that are read come later than the name.
 */
const tellFirstProblem = ({ getValues, setFocus }: UseFormReturn<VmOrder>) => {
  const [first] = problemsOf(getValues())
  if (!first) return
  toast.error(first.toast ?? first.message)
  setFocus(first.field)
}

function OrderForm({ projectId }: { projectId: number }) {
  const form = useForm<VmOrder>({ defaultValues: emptyOrder, mode: 'onTouched', shouldFocusError: false, resolver })
  const draft = useDraft(`vm-create/${projectId}`, form, { omit: ['password'] })
  const { send, isSending } = useSubmit(projectId, draft, (field, message) => form.setError(field, { message }))
  const order = { ...emptyOrder, ...useWatch({ control: form.control }) }
  const prices = usePrices()
  const [vatPercent] = useState(() => vatPercentOn(new Date()))
  // A rehearsal of what has just been sent would only find that its name is taken.
  const isSent = isSending || draft.isFinished()
  const rehearsal = useDryRun<Quote>(isSent ? undefined : rehearsalOf(order, projectId))
  const price = rehearsal.quote ?? priceOf(order, prices, vatPercent)
  const chooseKey = (id: number | null) => {
    form.setValue('vmKeyId', id, { shouldDirty: true })
    // A key makes the password optional: what was said about a missing one no longer holds.
    if (form.formState.errors.password) void form.trigger('password')
  }
  const [isAddingKey, setAddingKey] = useState(false)
  const chooseCreatedKey = (id: number) => {
    setAddingKey(false)
    chooseKey(id)
  }
  const submitButton = (isWide: boolean) => (
    <Button type="submit" kind="primary" isWide={isWide} isPending={isSending}>
      {text.submit}
    </Button>
  )

  return (
    <>
      <FormPage
        back={{ href: paths.vm.list(projectId), label: text.back }}
        title={text.title}
        summary={<DraftLine draft={draft} />}
        onSubmit={form.handleSubmit(send, () => tellFirstProblem(form))}
        receipt={<OrderReceipt {...{ order, price, vatPercent, rehearsal }} submit={submitButton(true)} />}
        aside={<OrderAsCurl projectId={projectId} order={order} />}
        payBar={{
          price: <Money rials={price?.payable} unit={text.perMonth} />,
          note: text.withVat,
          submit: submitButton(false),
        }}
      >
        <OrderPlace projectId={projectId} />
        <OrderImage projectId={projectId} control={form.control} />
        <OrderSize control={form.control} sizeKind={order.sizeKind} />
        <OrderNetwork control={form.control} sizeKind={order.sizeKind} items={prices.items} />
        <OrderAccess
          projectId={projectId}
          control={form.control}
          order={order}
          onKey={chooseKey}
          onAddKey={() => setAddingKey(true)}
        />
      </FormPage>
      {/* Outside the form: what is submitted inside it, even in a dialog over the page, would submit the order too. */}
      {isAddingKey && (
        <CreateKeyDialog projectId={projectId} onClose={() => setAddingKey(false)} onCreated={chooseCreatedKey} />
      )}
      <LeaveGuard isDirty={form.formState.isDirty} draft={draft} />
    </>
  )
}

function DraftLine({ draft }: { draft: Draft }) {
  if (draft.savedAt === undefined) return text.draft
  return (
    <>
      {text.draftSaved(formatRelative(nowOnWire(new Date(draft.savedAt))))}{' '}
      <Button kind="quiet" size="sm" onPress={draft.discard}>
        {text.discardDraft}
      </Button>
    </>
  )
}

const isField = (name: string): name is keyof VmOrder => name in emptyOrder

/** The server's word about single fields, put where it belongs. */
const fieldMessages = ({ code, message, fields = {} }: RequestError): [keyof VmOrder, string][] => {
  const told = Object.entries(fields).flatMap(([name, [first]]): [keyof VmOrder, string][] =>
    isField(name) && first ? [[name, first]] : [],
  )
  return code === 'name_taken' && message ? [...told, ['name', message]] : told
}

const useSubmit = (projectId: number, draft: Draft, setError: (field: keyof VmOrder, message: string) => void) => {
  const navigate = useNavigate()
  const [create, { isLoading }] = useVmHostCreateMutation()

  const send = async (order: VmOrder) => {
    const model = toCreateModel(order)
    if (!model) return
    const { data, error } = await create({ projectId, createVmHostModel: model })
    if (error) {
      for (const [field, message] of fieldMessages(error as RequestError)) setError(field, message)
      return
    }
    draft.finish()
    toast.success(text.created(model.name))
    await navigate(paths.vm.list(projectId), { state: { createdId: data.id } satisfies VmListArrival })
  }
  return { send, isSending: isLoading }
}
