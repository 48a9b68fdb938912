import { requestOf } from '@sarv/client/client-call'
import { useProductBundleVpcListQuery, type VpcBundle } from '@sarv/client/portal.generated'
import { useVmNetworkListQuery, useVpcCreateMutation, vpcCreate } from '@sarv/client/vm.generated'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { DraftLine } from '../../../services/orders/DraftLine.tsx'
import { OrderAsCurl } from '../../../services/orders/OrderAsCurl.tsx'
import { moneyRefusal } from '../../../services/orders/OrderHold.tsx'
import { OrderLimits } from '../../../services/orders/OrderLimits.tsx'
import { OrderNotes } from '../../../services/orders/OrderNotes.tsx'
import { OrderOutlook } from '../../../services/orders/OrderOutlook.tsx'
import { OrderPlace } from '../../../services/orders/OrderPlace.tsx'
import { OrderPlans } from '../../../services/orders/OrderPlans.tsx'
import { byField, tellFirst } from '../../../services/orders/order-problems.ts'
import { payBarOf } from '../../../services/orders/pay-bar.tsx'
import { QuoteNote } from '../../../services/orders/QuoteNote.tsx'
import { pricedLine, totalsOf } from '../../../services/orders/receipt-lines.ts'
import { writeSizes } from '../../../services/orders/sizes-in-address.ts'
import { useQuotedOrder } from '../../../services/orders/use-quoted-order.ts'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { useDraft, type Draft } from '../../../shell/drafts.ts'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { LeaveGuard } from '../../../shell/LeaveGuard.tsx'
import { existing } from '../../../shell/navigation.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useFullDatacenter } from '../../../shell/use-full-datacenter.ts'
import { useOrderRefusal } from '../../../shell/use-order-refusal.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useForm, useWatch } from '../../../ui/form.ts'
import { FormPage, FormSection } from '../../../ui/FormPage.tsx'
import { Link } from '../../../ui/Link.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Receipt } from '../../../ui/Receipt.tsx'
import { resolveByProblems } from '../../../ui/schema-resolver.ts'
import { paths } from '../vm.paths.ts'
import { OrderNetworks } from './OrderNetworks.tsx'
import {
  emptyVpc,
  fittingPlan,
  freeRows,
  planInAddress,
  problemsOf,
  rehearsalOf,
  toCreateModel,
  type AskedPlan,
  type OrderFacts,
  type VpcOrder,
  type VpcOrderModel,
} from './vpc-order.ts'
import { vpcOrderText as text } from './vpc-order.fa.ts'
import { planColumns, planLine } from './vpc-plans.tsx'
import type { VpcListArrival } from './VpcListPage.tsx'

const loadModel = async (): Promise<VpcOrderModel> =>
  (await import('@sarv/contract/vm/vpcs/vpcs.schemas')).CreateVpcHostModel

const newStandIn = () => `rehearsal-${crypto.randomUUID()}`

export function VpcOrderForm({ projectId }: { projectId: number }) {
  const { projects, isRead } = useProjects()
  const project = projects.find(({ id }) => id === projectId)
  if (isRead && !project) return <ProjectMissing title={text.title} />
  return <OrderForm projectId={projectId} datacenterId={project?.datacenterId} />
}

/** What the order is judged by besides itself; `isRead` once the project's networks are known. */
const useFacts = (projectId: number, datacenterId: OrderFacts['datacenterId']) => {
  const { data: networks } = useVmNetworkListQuery({ projectId })
  const facts = useMemo((): OrderFacts => {
    const others = (networks ?? []).flatMap(({ name, cidr }) => (cidr ? [{ name: name ?? '', cidr }] : []))
    return { datacenterId, others }
  }, [networks, datacenterId])
  return { facts, isRead: networks !== undefined }
}

function OrderForm({ projectId, datacenterId }: { projectId: number; datacenterId: OrderFacts['datacenterId'] }) {
  const { facts, isRead } = useFacts(projectId, datacenterId)
  const resolver = useMemo(
    () =>
      resolveByProblems(loadModel, (order: VpcOrder, model: VpcOrderModel) => byField(problemsOf(order, model, facts))),
    [facts],
  )
  const form = useForm<VpcOrder>({ defaultValues: emptyVpc, mode: 'onTouched', shouldFocusError: false, resolver })
  const typed = { ...emptyVpc, ...(useWatch({ control: form.control }) as VpcOrder) }
  const { productBundleId: plan } = typed
  const quoted = useQuotedOrder(projectId, plan === null ? undefined : { tab: 'vpc', plan })
  const order = { ...typed, quoteId: quoted.id }
  const draft = useDraft(`vpc-create/${projectId}`, form)
  const { isRestored } = draft
  useEffect(() => {
    // What was typed stays; only the agreed beginning gives way to what is there already.
    if (!isRead || isRestored) return
    const kept = {
      keepDirtyValues: true,
      keepErrors: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
      keepTouched: true,
    }
    form.reset({ ...emptyVpc, networks: freeRows(facts.others) }, kept)
  }, [isRead, isRestored, facts, form])
  const plans = useProductBundleVpcListQuery()
  const asked = usePlanInAddress(form, plans.data)
  const { send, isSending } = useSubmit(projectId, form, draft)
  const [standIn] = useState(newStandIn)
  // A rehearsal of what has just been sent would only find that its name is taken.
  const rehearsed = isSending || draft.isFinished() ? undefined : rehearsalOf(order, facts, { projectId, standIn })
  const rehearsal = useDryRun(vpcCreate, rehearsed)
  const quote = useLastQuote(rehearsal.quote, rehearsed !== undefined)
  const full = useFullDatacenter(projectId)
  const refusal =
    useOrderRefusal(projectId, 'project:operate') ?? full ?? quoted.refusal ?? moneyRefusal(rehearsal.quote)
  const submitButton = (isWide: boolean) => (
    <Button type="submit" kind="primary" isWide={isWide} isPending={isSending} disabledReason={refusal}>
      {text.submit}
    </Button>
  )
  return (
    <>
      <FormPage
        back={{ href: paths.vpc.list(projectId), label: text.back }}
        title={text.title}
        summary={<DraftLine draft={draft} />}
        actions={<LinkButton href={paths.vpc.list(projectId)}>{text.cancel}</LinkButton>}
        notes={
          <>
            <QuoteNote quoted={quoted} />
            <OrderNotes refusal={refusal} full={full} fullTitle={text.full} />
          </>
        }
        onSubmit={form.handleSubmit(
          async (sent) => send({ ...sent, quoteId: quoted.id }),
          async () => {
            const [first, ...more] = problemsOf(order, await loadModel(), facts)
            if (first) tellFirst([first, ...more], (field) => field in order && form.setFocus(field as keyof VpcOrder))
          },
        )}
        receipt={
          <Receipt
            lines={quote?.lines.map(pricedLine) ?? [{ id: 'none', label: text.receipt.none, rials: null }]}
            totals={quote && totalsOf(quote)}
            vatPercent={quote?.vatPercent}
            isStale={rehearsal.isAsking}
            runway={<OrderOutlook rehearsal={rehearsal} price={quote} />}
            submit={submitButton(true)}
            note={text.receipt.note}
          />
        }
        aside={
          <>
            <OrderLimits limits={quote?.limits} />
            <OrderAsCurl
              request={
                order.productBundleId === null
                  ? undefined
                  : requestOf(vpcCreate, { projectId, body: toCreateModel(order) })
              }
              chooseFirst={text.curlAfterPlan}
            />
          </>
        }
        payBar={payBarOf({ price: quote, unpriced: text.unpriced, submit: submitButton(false) })}
      >
        <OrderPlace number={1} projectId={projectId} />
        <FormSection number={2} title={text.plan.title} hint={text.plan.hint}>
          <AskedPlanNote asked={asked} plans={plans.data} />
          <OrderPlans
            control={form.control}
            query={plans}
            text={text.plan}
            columns={planColumns()}
            nameOf={({ name }) => name ?? ''}
            phoneLine={planLine}
          />
        </FormSection>
        <FormSection number={3} title={text.name.title} hint={text.name.hint}>
          <NameField
            control={form.control}
            name="name"
            label={text.name.label}
            help={text.name.help}
            maxLength={50}
            isRequired
          />
        </FormSection>
        <OrderNetworks
          number={4}
          rows={order.networks}
          others={facts.others}
          onChange={(rows) => form.setValue('networks', rows, { shouldDirty: true })}
        />
      </FormPage>
      <LeaveGuard isDirty={form.formState.isDirty} draft={draft} />
    </>
  )
}

/** The plan that the address asks for, chosen once, as soon as the plans are read. */
const usePlanInAddress = (form: UseFormReturn<VpcOrder>, plans: readonly VpcBundle[] | undefined) => {
  const [search] = useSearchParams()
  const [asked] = useState(() => planInAddress(search))
  const isChosen = useRef(false)
  useEffect(() => {
    const plan = asked && plans && fittingPlan(plans, asked)
    if (!plan || isChosen.current) return
    isChosen.current = true
    form.setValue('productBundleId', plan.id, { shouldDirty: true })
  }, [asked, plans, form])
  return asked
}

interface AskedPlanNoteProps {
  asked: AskedPlan | undefined
  plans: readonly VpcBundle[] | undefined
}

/** Why a plan is chosen already, or none is; and the way back to what was calculated. */
function AskedPlanNote({ asked, plans }: AskedPlanNoteProps) {
  if (!asked || asked.planId !== undefined || !plans) return null
  const fits = fittingPlan(plans, asked) !== undefined
  const [calculator] = existing('calculator')
  const sizes = writeSizes({ ip4: asked.ipv4, rules: asked.rules })
  return (
    <Note tone={fits ? 'info' : 'warning'}>
      {fits ? text.plan.fits(asked.ipv4, asked.rules) : text.plan.tooBig(asked.ipv4, asked.rules)}{' '}
      {calculator && <Link href={`${calculator.path(0)}?tab=vpc&${sizes}`}>{text.plan.calculator}</Link>}
    </Note>
  )
}

/** Sends the order and goes to the list; what the server says about a field stands under it. */
const useSubmit = (projectId: number, form: UseFormReturn<VpcOrder>, draft: Draft) => {
  const navigate = useNavigate()
  const [create, { isLoading }] = useVpcCreateMutation()
  const send = async (order: VpcOrder) => {
    const { data, error } = await create({ projectId, body: toCreateModel(order) })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, ['name', 'productBundleId'], { name_taken: 'name' }))
        form.setError(field, { message })
      return
    }
    draft.finish()
    tellStarted(data, text.created)
    await navigate(paths.vpc.list(projectId), { state: { createdId: data.id } satisfies VpcListArrival })
  }
  return { send, isSending: isLoading }
}
