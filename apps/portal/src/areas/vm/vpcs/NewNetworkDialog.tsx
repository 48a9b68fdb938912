import {
  useVmNetworkListQuery,
  useVpcInterfaceCreateMutation,
  vpcInterfaceCreate,
  type VmNetworkListItem,
} from '@sarv/client/vm.generated'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { rowSentence } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { networkOfGateway, whyNotRow, type NetworkRow } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { VpcNetworkModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { isCidr24 } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { useEffect, useMemo } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { type Answer, useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { vpcOrderText } from './vpc-order.fa.ts'
import { nextRow, type KnownNetwork } from './vpc-order.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.newNetwork
const fields = vpcOrderText.networks

interface NewNetworkDialogProps {
  projectId: number
  vpcHostId: number
  onClose: () => void
}

const knownOf = (networks: readonly VmNetworkListItem[]): KnownNetwork[] =>
  networks.flatMap(({ name, cidr }) => (cidr ? [{ name: name ?? '', cidr }] : []))

const resolverFor = (others: readonly KnownNetwork[]) =>
  resolveBySchema<NetworkRow, VpcNetworkModel>(async () => {
    const { VpcNetworkModel } = await import('@sarv/contract/vm/vpcs/vpcs.schemas')
    return VpcNetworkModel.superRefine((row, context) => {
      const obstacle = whyNotRow(row, [], others)
      if (!obstacle) return
      const path = [obstacle.reason === 'name' ? 'name' : 'gatewayCidr']
      context.addIssue({ code: 'custom', path, message: rowSentence(obstacle) })
    })
  })

/** A network that is made in the cloud: where it stands is proposed, and judged by what the project has. */
export function NewNetworkDialog({ projectId, vpcHostId, onClose }: NewNetworkDialogProps) {
  const [create] = useVpcInterfaceCreateMutation()
  return (
    <NewNetworkFormDialog
      projectId={projectId}
      vpcHostId={vpcHostId}
      send={(network) => create({ projectId, vpcHostId, body: { network } })}
      done={(started, { name }) => {
        tellStarted(started, text.started(name))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface NewNetworkFormProps<Data> {
  projectId: number
  /** The cloud that is asked while one types; absent: a plan judges it. */
  vpcHostId?: number
  /** Networks that are not there yet and have their place already. */
  planned?: readonly KnownNetwork[]
  submitLabel?: string
  send: (network: VpcNetworkModel) => Answer<Data>
  done: (answer: Exclude<Data, undefined>, network: VpcNetworkModel) => unknown
  onClose: () => void
}

const about = { name_taken: 'name', network_range: 'gatewayCidr' } as const

const noNetworks: readonly KnownNetwork[] = []

/** The form alone: what is done with the network is the caller's. */
export function NewNetworkFormDialog<Data>({ planned = noNetworks, ...props }: NewNetworkFormProps<Data>) {
  const { data } = useVmNetworkListQuery({ projectId: props.projectId })
  const others = useMemo(() => data && [...knownOf(data), ...planned], [data, planned])
  return others ? <NewNetworkForm {...props} others={others} /> : <Loading lines={2} />
}

type FormProps<Data> = Omit<NewNetworkFormProps<Data>, 'planned'> & { others: readonly KnownNetwork[] }

function NewNetworkForm<Data>({
  projectId,
  vpcHostId,
  send,
  done,
  onClose,
  others,
  submitLabel = text.submit,
}: FormProps<Data>) {
  const resolver = useMemo(() => resolverFor(others), [others])
  const { control, setError, dialog } = useFormDialog(send, {
    defaultValues: nextRow([], others) ?? { name: '', gatewayCidr: '' },
    resolver,
    about,
    done,
  })
  const typed = useWatch({ control })
  const gatewayCidr = normalizeTechnical(typed.gatewayCidr ?? '')
  const row = { name: (typed.name ?? '').trim(), gatewayCidr }
  const isRight = row.name !== '' && isCidr24(gatewayCidr) && !whyNotRow(row, [], others)
  // What the cloud leads to over its ways is known to the server alone.
  const asked = vpcHostId !== undefined && isRight && !dialog.isPending
  const { error } = useDryRun(vpcInterfaceCreate, asked ? { projectId, vpcHostId, body: { network: row } } : undefined)
  useEffect(() => {
    if (!error) return
    for (const [field, message] of fieldMessagesOf(error, ['name', 'gatewayCidr'], about)) setError(field, { message })
  }, [error, setError])
  const usable = isCidr24(gatewayCidr) ? usableAddresses(networkOfGateway(gatewayCidr).cidr) : undefined
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={submitLabel}
      {...dialog}
    >
      <NameField control={control} name="name" label={fields.name} maxLength={50} isRequired />
      <LtrTextField
        control={control}
        name="gatewayCidr"
        label={fields.gateway}
        placeholder="192.168.1.1/24"
        maxLength={18}
        {...(usable && { help: fields.usable(usable.first, usable.last) })}
        isRequired
      />
      <Note>{text.effect}</Note>
    </FormDialog>
  )
}
