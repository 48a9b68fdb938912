import { requestOf } from '@sarv/client/client-call'
import { vmHostCreate } from '@sarv/client/vm.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { useEffect, useRef, useState } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../shell/drafts.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { LeaveGuard } from '../../../shell/LeaveGuard.tsx'
import { DraftLine } from '../../../services/orders/DraftLine.tsx'
import { moneyRefusal } from '../../../services/orders/OrderHold.tsx'
import { OrderAsCurl } from '../../../services/orders/OrderAsCurl.tsx'
import { OrderLimits } from '../../../services/orders/OrderLimits.tsx'
import { byField, tellFirst, useOrderModel } from '../../../services/orders/order-problems.ts'
import { OrderNotes } from '../../../services/orders/OrderNotes.tsx'
import { QuoteNote } from '../../../services/orders/QuoteNote.tsx'
import { useQuotedOrder } from '../../../services/orders/use-quoted-order.ts'
import { payBarOf } from '../../../services/orders/pay-bar.tsx'
import { OrderPlace } from '../../../services/orders/OrderPlace.tsx'
import { useFullDatacenter } from '../../../shell/use-full-datacenter.ts'
import { useOrderRefusal } from '../../../shell/use-order-refusal.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { FormPage } from '../../../ui/FormPage.tsx'
import { resolveByProblems } from '../../../ui/schema-resolver.ts'
import { problemsOf, type OrderFacts, type OrderModel } from './order-problems.ts'
import { OrderAccess } from './OrderAccess.tsx'
import { OrderImage } from './OrderImage.tsx'
import { OrderNetwork } from './OrderNetwork.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderSize } from './OrderSize.tsx'
import { OrderUserData } from './OrderUserData.tsx'
import { useOrderFacts } from './use-order-facts.ts'
import { usePrices } from './use-prices.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useSubmitOrder } from './use-submit-order.ts'
import { orderText as text } from './host-orders.fa.ts'
import {
  countOf,
  emptyOrder,
  fitToImage,
  orderInAddress,
  quotedChoice,
  rehearsalOf,
  secretFields,
  toCreateModel,
  type OrderKind,
  type VmOrder,
} from './vm-order.ts'
import { priceOf, withQuoted } from './vm-price.ts'

const CreateKeyDialog = lazyDialog(async () => (await import('../keys/CreateKeyDialog.tsx')).CreateKeyDialog)

/** Where the order was begun, and where its end leads back to. */
export interface OrderOrigin {
  href: string
  label: string
}

interface OrderFormProps {
  projectId: number
  kind: OrderKind
  /** Chosen from the start: the order was begun from this network. */
  networkId: number | null
  /** Only networks of this private cloud are offered. */
  vpcId: number | null
  origin: OrderOrigin
}

export function OrderForm({ projectId, kind, networkId, vpcId, origin }: OrderFormProps) {
  const given = useOrderInAddress()
  const begun = { ...emptyOrder(kind, networkId), ...given }
  const { form, order: typed, facts, isRight } = useOrder({ projectId, vpcId }, begun)
  const quoted = useQuotedOrder(projectId, quotedChoice(typed), countOf(typed))
  const order = { ...typed, quoteId: quoted.id }
  const draft = useDraft(draftOf({ projectId, kind, vpcId }), form, { omit: secretFields, given })
  useSuggestions(projectId, form, facts.image)
  const { send, isSending } = useSubmitOrder({ projectId, draft, form, origin, vpcId })
  const prices = withQuoted(usePrices(), quoted.lines)
  const vatPercent = prices.items[0]?.vatPercent
  // A rehearsal of what has just been sent would only find that its name is taken.
  const isSent = isSending || draft.isFinished()
  const isComplete = isRight && !isSent
  const rehearsal = useDryRun(vmHostCreate, isComplete ? rehearsalOf(order, projectId) : undefined)
  const price = rehearsal.quote ?? (vatPercent === undefined ? undefined : priceOf(order, prices, vatPercent))
  const model = toCreateModel(order)
  const { chooseKey, addKey, keyDialog } = useKeyChoice(projectId, form)
  const full = useFullDatacenter(projectId)
  const refusal =
    useOrderRefusal(projectId, vmHostAccess.create) ?? full ?? quoted.refusal ?? moneyRefusal(rehearsal.quote)
  const submitButton = (isWide: boolean) => (
    <Button type="submit" kind="primary" isWide={isWide} isPending={isSending} disabledReason={refusal}>
      {text.submit}
    </Button>
  )
  const { control, setValue } = form
  const choosePlan = (id: number) => {
    setValue('sizeKind', 'bundle', { shouldDirty: true })
    setValue('productBundleId', id, { shouldDirty: true, shouldValidate: true })
  }
  const number = numbersOf(kind)
  const networkSection = (
    <OrderNetwork {...{ projectId, kind, vpcId, control, order }} number={number.network} items={prices.items} />
  )

  return (
    <>
      <FormPage
        back={origin}
        title={titleOf({ kind, vpcId })}
        summary={<DraftLine draft={draft} promise={text.draft} />}
        notes={
          <>
            <QuoteNote quoted={quoted} />
            <OrderNotes refusal={refusal} full={full} fullTitle={text.full} />
          </>
        }
        onSubmit={form.handleSubmit(
          (sent) => send({ ...fitToImage(sent, facts.image), quoteId: quoted.id }),
          async () => tellFirst(problemsOf(order, await loadModel(), facts), form.setFocus),
        )}
        receipt={
          <OrderReceipt
            {...{ order, price, vatPercent, rehearsal }}
            submit={
              <>
                {submitButton(true)}
                {kind === 'private' && <CancelLink origin={origin} />}
              </>
            }
          />
        }
        aside={
          <>
            <OrderLimits limits={rehearsal.quote?.limits} />
            <OrderAsCurl
              request={model && requestOf(vmHostCreate, { projectId, body: model })}
              chooseFirst={text.curl.chooseFirst}
              secrets={secretFields}
              secretsNote={text.curl.secretsLeftOut}
            />
          </>
        }
        payBar={payBarOf({
          price,
          unpriced: text.unpriced[order.sizeKind === 'bundle' ? 'plan' : 'sizes'],
          submit: submitButton(false),
        })}
      >
        <OrderPlace number={number.place} projectId={projectId} showsHypervisor />
        {kind === 'private' && networkSection}
        <OrderImage number={number.image} {...{ projectId, control }} image={facts.image} />
        <OrderSize number={number.size} {...{ control, order }} image={facts.image} onPlan={choosePlan} />
        {kind === 'public' && networkSection}
        <OrderAccess
          number={number.access}
          {...{ projectId, control, order }}
          operatingSystemId={facts.image?.operatingSystemId}
          onKey={chooseKey}
          onAddKey={addKey}
        />
        <OrderUserData number={number.userData} control={control} />
      </FormPage>
      {/* Outside the form: what is submitted inside it, even in a dialog over the page, would submit the order too. */}
      {keyDialog}
      <LeaveGuard isDirty={form.formState.isDirty} draft={draft} />
    </>
  )
}

type Begun = Pick<OrderFormProps, 'projectId' | 'kind' | 'vpcId'>

/** What was begun for one cloud is nothing to another. */
const draftOf = ({ projectId, kind, vpcId }: Begun): string =>
  [`vm-create/${projectId}/${kind}`, ...(vpcId === null ? [] : [vpcId])].join('/')

const titleOf = ({ kind, vpcId }: Omit<Begun, 'projectId'>): string => {
  if (vpcId !== null) return text.cloudTitle
  return kind === 'private' ? text.privateTitle : text.title
}

/** Places of the sections: who orders inside a network chooses that first. */
const numbersOf = (kind: OrderKind) =>
  kind === 'private'
    ? { place: 1, network: 2, image: 3, size: 4, access: 5, userData: 6 }
    : { place: 1, image: 2, size: 3, network: 4, access: 5, userData: 6 }

// Comes once the page stands: until then nothing can be wrong, nor right.
const loadModel = async (): Promise<OrderModel> =>
  (await import('@sarv/contract/vm/host-orders/host-orders.schemas')).CreateVmHostModel

/** What the way here has chosen, as it was when the page opened. */
const useOrderInAddress = () => {
  const [search] = useSearchParams()
  return useState(() => orderInAddress(search))[0]
}

/** The form, what it holds, what that stands for and whether it could be sent. */
const useOrder = (place: { projectId: number; vpcId: number | null }, begun: VmOrder) => {
  const [initial] = useState(begun)
  const latestFacts = useRef<OrderFacts>({})
  const resolver: Resolver<VmOrder> = (...asked) =>
    resolveByProblems(loadModel, (typed: VmOrder, model: OrderModel) =>
      byField(problemsOf(typed, model, latestFacts.current)),
    )(...asked)
  const form = useForm<VmOrder>({ defaultValues: initial, mode: 'onTouched', shouldFocusError: false, resolver })
  const typed = { ...initial, ...useWatch({ control: form.control }) }
  const facts = useOrderFacts(place, typed)
  useEffect(() => {
    latestFacts.current = facts
  })
  const order = fitToImage(typed, facts.image)
  const model = useOrderModel(loadModel)
  const isRight = model !== undefined && problemsOf(order, model, facts).length === 0
  return { form, order, facts, isRight }
}

const useKeyChoice = (projectId: number, form: UseFormReturn<VmOrder>) => {
  const [isAdding, setAdding] = useState(false)
  const chooseKey = (id: number | null) => {
    form.setValue('vmKeyId', id, { shouldDirty: true })
    // A key makes the password optional: what was said about a missing one no longer holds.
    if (form.formState.errors.password) void form.trigger('password')
  }
  const chooseCreated = (id: number) => {
    setAdding(false)
    chooseKey(id)
  }
  const keyDialog = isAdding && (
    <CreateKeyDialog projectId={projectId} onClose={() => setAdding(false)} onCreated={chooseCreated} />
  )
  return { chooseKey, addKey: () => setAdding(true), keyDialog }
}

/** The way out of a page that has no menu. */
function CancelLink({ origin }: { origin: OrderOrigin }) {
  return (
    <LinkButton isWide href={origin.href}>
      {text.cancel}
    </LinkButton>
  )
}
