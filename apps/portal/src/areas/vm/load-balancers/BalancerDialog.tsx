import { requestOf } from '@sarv/client/client-call'
import { useProductBundleVpcListQuery } from '@sarv/client/portal.generated'
import {
  loadBalancerCreate,
  loadBalancerEdit,
  useLoadBalancerCapabilityQuery,
  useLoadBalancerCreateMutation,
  useLoadBalancerEditMutation,
  useLoadBalancerGetQuery,
  type LoadBalancerCapability,
  type LoadBalancerDetail,
} from '@sarv/client/vm.generated'
import { vmLbAlgorithm } from '@sarv/contract/enums'
import type { CreateVmLbModel, EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Control, UseFormSetValue } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../../format/number.ts'
import { OrderAsCurl } from '../../../services/orders/OrderAsCurl.tsx'
import { moneyRefusal } from '../../../services/orders/OrderHold.tsx'
import { QuoteNote } from '../../../services/orders/QuoteNote.tsx'
import { pricedLine, totalsOf } from '../../../services/orders/receipt-lines.ts'
import { orderInAddress, readPlan, withSearch } from '../../../services/orders/sizes-in-address.ts'
import { useQuotedOrder } from '../../../services/orders/use-quoted-order.ts'
import { ResizeVerdict } from '../../../services/resizing/ResizeVerdict.tsx'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { newParameter } from '../../../shell/order-pages.ts'
import { Part } from '../../../shell/parts.ts'
import { type DryRun, useDryRun } from '../../../shell/use-dry-run.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWatch } from '../../../ui/form.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PickTable } from '../../../ui/PickTable.tsx'
import { Receipt } from '../../../ui/Receipt.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { paths } from '../vm.paths.ts'
import {
  balancerForm,
  createResolver,
  editResolver,
  emptyBalancer,
  newListener,
  toSent,
  type BalancerForm,
} from './balancer-form.ts'
import { balancerPlanColumns, balancerPlanLine } from './balancer-plans.tsx'
import { BalancerPlace } from './BalancerPlace.tsx'
import { ListenerFields } from './ListenerFields.tsx'
import { balancersText } from './load-balancers.fa.ts'
import { offered } from './offered.ts'
import { PublicAddressField } from './PublicAddressField.tsx'

const text = balancersText.form

/** What of an order never stands in a command. */
const secretFields = ['privateKey']

interface CreateProps {
  projectId: number
  /** Of the page that it is made on; absent: it is chosen. */
  vpcHostId?: number | undefined
  onClose: () => void
  onCreated: (id: number) => void
}

/** Opens once it is known what can be had here: that is what it begins with. */
export function CreateBalancerDialog(props: CreateProps) {
  const { data: capability } = useLoadBalancerCapabilityQuery({ projectId: props.projectId })
  return capability ? <Create {...props} capability={capability} /> : null
}

interface Capable {
  capability: LoadBalancerCapability
}

/** Where the form opens again. */
const placeOf = (projectId: number, vpcHostId: number | undefined): string =>
  vpcHostId === undefined
    ? paths.balancer.create(projectId)
    : `${paths.vpc.loadBalancer(projectId, vpcHostId)}?${newParameter}`

function Create({ projectId, vpcHostId, capability, onClose, onCreated }: CreateProps & Capable) {
  const [search] = useSearchParams()
  const [asked] = useState(() => orderInAddress(search))
  const begun = emptyBalancer(vpcHostId, capability, readPlan(asked) ?? null)
  const [create] = useLoadBalancerCreateMutation()
  const { control, setValue, formState, dialog } = useFormDialog(
    (body) => create({ projectId, body: body as CreateVmLbModel }),
    {
      defaultValues: begun,
      resolver: createResolver(capability),
      about: { name_taken: 'name', lb_network_missing: 'vmNetworkId', lb_bundle_missing: 'productBundleId' },
      order: { path: withSearch(placeOf(projectId, vpcHostId), asked), title: text.createTitle },
      done: (started, { name }) => {
        tellStarted(started, text.created(name))
        onCreated(started.id)
      },
    },
  )
  const form = { ...begun, ...useWatch({ control }) } as BalancerForm
  const { productBundleId: plan } = form
  const quoted = useQuotedOrder(projectId, plan === null ? undefined : { tab: 'balancer', plan })
  useEffect(() => setValue('quoteId', quoted.id), [setValue, quoted.id])
  const wanted =
    formState.isValid && !dialog.isPending ? { projectId, body: toSent(form) as CreateVmLbModel } : undefined
  const rehearsal = useDryRun(loadBalancerCreate, wanted)
  return (
    <OrderDialog
      isOpen
      size="lg"
      onClose={onClose}
      title={text.createTitle}
      subtitle={text.subtitle}
      submitLabel={text.create}
      submitRefusal={quoted.refusal ?? moneyRefusal(rehearsal.quote)}
      {...dialog}
    >
      <QuoteNote quoted={quoted} />
      <NameField control={control} name="name" label={text.name} isRequired />
      <BalancerPlans control={control} />
      <BalancerPlace
        control={control}
        setValue={setValue}
        projectId={projectId}
        form={form}
        isCloudFixed={vpcHostId !== undefined}
      />
      <BalancerShape control={control} setValue={setValue} projectId={projectId} form={form} capability={capability} />
      <Price rehearsal={rehearsal} />
      <ResizeVerdict rehearsal={rehearsal} isNew />
      <OrderAsCurl
        request={
          form.productBundleId === null || form.vmNetworkId === null
            ? undefined
            : requestOf(loadBalancerCreate, { projectId, body: toSent(form) as CreateVmLbModel })
        }
        chooseFirst={text.curl.chooseFirst}
        secrets={secretFields}
        secretsNote={text.curl.secretsLeftOut}
      />
    </OrderDialog>
  )
}

interface EditProps {
  projectId: number
  id: number
  onClose: () => void
}

/** The network stays; everything else can be changed. */
export function EditBalancerDialog({ projectId, id, onClose }: EditProps) {
  const { currentData: balancer } = useLoadBalancerGetQuery({ projectId, id })
  const { data: capability } = useLoadBalancerCapabilityQuery({ projectId })
  if (!balancer || !capability) return null
  return <Edit projectId={projectId} balancer={balancer} capability={capability} onClose={onClose} />
}

type EditFormProps = Omit<EditProps, 'id'> & Capable & { balancer: LoadBalancerDetail }

function Edit({ projectId, balancer, capability, onClose }: EditFormProps) {
  const [edit] = useLoadBalancerEditMutation()
  const { control, setValue, formState, dialog } = useFormDialog((body) => edit({ projectId, id: balancer.id, body }), {
    defaultValues: balancerForm(balancer),
    resolver: editResolver(capability),
    about: { name_taken: 'name', lb_bundle_missing: 'productBundleId' },
    done: (started, { name }) => {
      tellStarted(started, text.saved(name))
      onClose()
    },
  })
  const form = { ...balancerForm(balancer), ...useWatch({ control }) } as BalancerForm
  const wanted =
    formState.isValid && formState.isDirty && !dialog.isPending
      ? { projectId, id: balancer.id, body: toSent(form) as EditVmLbModel }
      : undefined
  const rehearsal = useDryRun(loadBalancerEdit, wanted)
  const isOtherPlan = form.productBundleId !== (balancer.productBundleId ?? null)
  return (
    <OrderDialog
      isOpen
      size="lg"
      onClose={onClose}
      title={text.editTitle(balancer.name)}
      subtitle={text.subtitle}
      submitLabel={text.save}
      submitRefusal={moneyRefusal(rehearsal.quote)}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} isRequired />
      <BalancerPlans control={control} currentId={balancer.productBundleId} />
      <BalancerShape
        control={control}
        setValue={setValue}
        projectId={projectId}
        form={form}
        capability={capability}
        balancerId={balancer.id}
      />
      {isOtherPlan && <Price rehearsal={rehearsal} isChange />}
      <ResizeVerdict rehearsal={rehearsal} />
    </OrderDialog>
  )
}

/** What it will cost, with VAT and by the hour, and how long the money lasts with it. */
function Price({ rehearsal, isChange = false }: { rehearsal: DryRun; isChange?: boolean }) {
  const { quote, isAsking } = rehearsal
  if (!quote) return null
  return (
    <Receipt
      lines={quote.lines.map(pricedLine)}
      totals={totalsOf(quote)}
      vatPercent={quote.vatPercent}
      isStale={isAsking}
      runway={!isChange && !moneyRefusal(quote) && <Part place="receipt" monthlyRials={quote.payable} />}
    />
  )
}

type FormControl = Control<BalancerForm, unknown, EditVmLbModel>

export function BalancerPlans({
  control,
  currentId = null,
}: {
  control: FormControl
  currentId?: number | null | undefined
}) {
  const { data: plans } = useProductBundleVpcListQuery()
  if (!plans) return <Skeleton lines={3} />
  return (
    <PickTable
      control={control}
      name="productBundleId"
      label={text.plan}
      help={text.plans.help}
      pickLabel={text.plan}
      rows={plans.toSorted((one, other) => one.price - other.price)}
      columns={balancerPlanColumns(currentId)}
      nameOf={({ name }) => name ?? ''}
      phoneLine={balancerPlanLine}
      pageSize={5}
    />
  )
}

interface ShapeProps {
  control: FormControl
  setValue: UseFormSetValue<BalancerForm>
  projectId: number
  form: BalancerForm
  capability: LoadBalancerCapability
  /** Absent: it is not there yet. */
  balancerId?: number
  /** Protocols that this form does not make, whatever the infrastructure has. */
  withoutProtocolIds?: readonly number[]
}

/** Public address, algorithm and listeners, as far as the infrastructure has them. */
export function BalancerShape(props: ShapeProps) {
  const { control, setValue, projectId, form, capability, balancerId, withoutProtocolIds } = props
  if (!capability.isAvailable) return <Note tone="warning">{text.none}</Note>
  const algorithms = offered(vmLbAlgorithm, capability.algorithmIds)
  const listeners = form.vmLbListeners
  const setListeners = (to: BalancerForm['vmLbListeners']) =>
    setValue('vmLbListeners', to, { shouldDirty: true, shouldValidate: false })
  return (
    <>
      {form.vpcHostId !== null && (
        <PublicAddressField
          control={control}
          projectId={projectId}
          vpcHostId={form.vpcHostId}
          capability={capability}
          balancerId={balancerId}
          listeners={listeners}
        />
      )}
      <Select
        control={control}
        name="vmLbAlgorithmId"
        label={text.algorithm}
        options={algorithms.options}
        help={algorithms.missing && text.notOffered(algorithms.missing)}
        isRequired
      />
      {listeners.map((listener, place) => (
        <ListenerFields
          key={listener.row}
          control={control}
          setValue={setValue}
          place={place}
          projectId={projectId}
          form={form}
          listener={listener}
          capability={capability}
          withoutProtocolIds={withoutProtocolIds}
          onCertificates={(to) => setListeners(listeners.with(place, { ...listener, nameCertificates: to }))}
          title={text.listener(formatNumber(place + 1))}
          onRemove={listeners.length > 1 ? () => setListeners(listeners.toSpliced(place, 1)) : undefined}
        />
      ))}
      <Button icon={Plus} onPress={() => setListeners([...listeners, newListener(capability)])}>
        {text.addListener}
      </Button>
    </>
  )
}
