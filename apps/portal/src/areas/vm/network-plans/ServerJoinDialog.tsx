import { useVmHostShortListQuery, useVmNetworkNodeListQuery } from '@sarv/client/vm.generated'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { useMemo } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { attachResolver } from '../networks/network-form.ts'
import { nodesText } from '../networks/networks.fa.ts'
import { planText } from './network-plans.fa.ts'
import { idOfRef, refOfId, type Changes, type NewChange } from './plan-changes.ts'
import { isJoined, joinableIn } from './plan-known.ts'
import type { JoinOffer } from './plan-offers.ts'
import type { Scene } from './plan-scene.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.join
const { server, network, address, addressAuto, addressHelp } = nodesText.form

interface ServerJoinDialogProps {
  projectId: number
  offer: JoinOffer
  scene: Scene
  changes: Changes
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

const none: readonly never[] = []

/** Which server comes into which network with the plan, and with which address; what was chosen is chosen here. */
export function ServerJoinDialog({ projectId, offer, scene, changes, onAdd, onClose }: ServerJoinDialogProps) {
  const { data: hosts = none, isSuccess } = useVmHostShortListQuery({ projectId })
  const { data: nodes = none } = useVmNetworkNodeListQuery({ projectId })
  const networks = useMemo(() => joinableIn(scene), [scene])
  const resolver = useMemo(() => attachResolver(networks), [networks])
  const { control, dialog } = useFormDialog(
    ({ vmNetworkId, ...wanted }) => onAdd({ kind: 'serverConnect', ...wanted, network: refOfId(vmNetworkId) }),
    {
      defaultValues: {
        vmHostId: offer.vmHostId ?? null,
        vmNetworkId: offer.network ? idOfRef(offer.network) : null,
        ipAddress: '',
      },
      resolver,
      done: () => undefined,
    },
  )
  const [vmHostId, networkId] = useWatch({ control, name: ['vmHostId', 'vmNetworkId'] })
  const cidr = networks.find(({ id }) => id === networkId)?.cidr
  const range = cidr ? usableAddresses(cidr) : undefined
  const freeHosts = hosts.filter(({ id }) => !isJoined(changes, nodes, { vmHostId: id, networkId }))
  const freeNetworks = networks.filter(({ id }) => !isJoined(changes, nodes, { vmHostId, networkId: id }))
  const refusal = () => {
    if (offer.vmHostId === undefined) return isSuccess && freeHosts.length === 0 ? text.noServer : undefined
    return freeNetworks.length === 0 ? text.noNetwork : undefined
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={planText.forms.add}
      submitRefusal={refusal()}
      {...dialog}
    >
      {refusal() !== undefined && <Note>{refusal()}</Note>}
      <Select
        control={control}
        name="vmHostId"
        label={server}
        options={freeHosts.map(({ id, name }) => ({ id, label: name ?? '' }))}
        isRequired
      />
      <Select
        control={control}
        name="vmNetworkId"
        label={network}
        options={freeNetworks.map(({ id, name, cidr: detail }) => ({
          id,
          label: name,
          ...(detail && { description: detail }),
        }))}
        isRequired
      />
      <LtrTextField
        control={control}
        name="ipAddress"
        label={address}
        help={range ? addressHelp(range.first, range.last) : addressAuto}
        isOptional
      />
    </FormDialog>
  )
}
