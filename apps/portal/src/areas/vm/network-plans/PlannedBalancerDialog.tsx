import { useLoadBalancerCapabilityQuery, type LoadBalancerCapability } from '@sarv/client/vm.generated'
import { vmLbProtocol } from '@sarv/contract/enums'
import type { CreateVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useWatch } from '../../../ui/form.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { createResolver, emptyBalancer, type BalancerForm } from '../load-balancers/balancer-form.ts'
import { BalancerPlans, BalancerShape } from '../load-balancers/BalancerDialog.tsx'
import { balancersText } from '../load-balancers/load-balancers.fa.ts'
import type { Known } from '../vpc-nats/forward-form.ts'
import { planText } from './network-plans.fa.ts'
import type { NewChange } from './plan-changes.ts'
import type { Adding } from './PlanDialog.tsx'

const text = balancersText.form

interface PlannedBalancerDialogProps {
  projectId: number
  networks: Known['networks']
  /** The one that was chosen in the picture. */
  vmNetworkId: number | undefined
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** A plan keeps no private key. */
const withoutKeys: readonly number[] = [vmLbProtocol.id.https]

/** A load balancer to be made with the plan, in a network of the cloud. */
export function PlannedBalancerDialog(props: PlannedBalancerDialogProps) {
  const { data: whole } = useLoadBalancerCapabilityQuery({ projectId: props.projectId })
  if (!whole) return null
  const protocolIds = whole.protocolIds.filter((id) => !withoutKeys.includes(id))
  return <PlannedBalancer {...props} capability={{ ...whole, protocolIds }} />
}

type PlannedBalancerProps = PlannedBalancerDialogProps & { capability: LoadBalancerCapability }

function PlannedBalancer(props: PlannedBalancerProps) {
  const { projectId, networks, vmNetworkId, capability, onAdd, onClose } = props
  const start: BalancerForm = { ...emptyBalancer(undefined, capability), vmNetworkId: vmNetworkId ?? null }
  const { control, setValue, dialog } = useFormDialog(
    (body) => onAdd({ kind: 'balancerCreate', ...(body as CreateVmLbModel) }),
    {
      defaultValues: start,
      resolver: createResolver(capability),
      done: () => undefined,
    },
  )
  const form = { ...start, ...useWatch({ control }) } as BalancerForm
  return (
    <FormDialog
      isOpen
      size="lg"
      onClose={onClose}
      title={text.createTitle}
      subtitle={text.subtitle}
      submitLabel={planText.forms.add}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} isRequired />
      <BalancerPlans control={control} />
      <Select
        control={control}
        name="vmNetworkId"
        label={text.network}
        options={networks.map(({ id, name }) => ({ id, label: name ?? '' }))}
        isRequired
      />
      <Note>{planText.forms.noHttps}</Note>
      <BalancerShape
        control={control}
        setValue={setValue}
        projectId={projectId}
        form={form}
        capability={capability}
        withoutProtocolIds={withoutKeys}
      />
    </FormDialog>
  )
}
