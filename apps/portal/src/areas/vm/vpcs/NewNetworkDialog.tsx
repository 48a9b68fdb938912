import { useVmNetworkListQuery, useVpcInterfaceCreateMutation, type VmNetworkListItem } from '@sarv/client/vm.generated'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { rowSentence } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { networkOfGateway, whyNotRow, type NetworkRow } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { VpcNetworkModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { isCidr24 } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { useMemo } from 'react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { type Answer, useFormDialog } from '../../../shell/use-form-dialog.ts'
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
  /** Networks that are not there yet and have their place already. */
  planned?: readonly KnownNetwork[]
  submitLabel?: string
  send: (network: VpcNetworkModel) => Answer<Data>
  done: (answer: Exclude<Data, undefined>, network: VpcNetworkModel) => unknown
  onClose: () => void
}

const noNetworks: readonly KnownNetwork[] = []

/** The form alone: what is done with the network is the caller's. */
export function NewNetworkFormDialog<Data>({ planned = noNetworks, ...props }: NewNetworkFormProps<Data>) {
  const { data } = useVmNetworkListQuery({ projectId: props.projectId })
  const others = useMemo(() => data && [...knownOf(data), ...planned], [data, planned])
  return others ? <NewNetworkForm {...props} others={others} /> : <Loading lines={2} />
}

type FormProps<Data> = Omit<NewNetworkFormProps<Data>, 'planned'> & { others: readonly KnownNetwork[] }

function NewNetworkForm<Data>({ send, done, onClose, others, submitLabel = text.submit }: FormProps<Data>) {
  const resolver = useMemo(() => resolverFor(others), [others])
  const { control, dialog } = useFormDialog(send, {
    defaultValues: nextRow([], others) ?? { name: '', gatewayCidr: '' },
    resolver,
    about: { name_taken: 'name', network_range: 'gatewayCidr' },
    done,
  })
  const gatewayCidr = normalizeTechnical(useWatch({ control, name: 'gatewayCidr' }))
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
