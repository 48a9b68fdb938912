import {
  useVmHostShortListQuery,
  useVmNetworkNodeAttachMutation,
  useVmNetworkNodeListQuery,
  useVmNetworkShortListQuery,
  type VmNetworkShortItem,
} from '@sarv/client/vm.generated'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { useMemo } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Select } from '../../../ui/Select.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { attachResolver } from './network-form.ts'
import { nodesText } from './networks.fa.ts'

const text = nodesText.form

interface AttachNodeDialogProps {
  projectId: number
  /** One of the two is given; the other is chosen. */
  vmHostId?: number
  vmNetworkId?: number
  onClose: () => void
}

const addressHelp = (network: VmNetworkShortItem | undefined): string => {
  if (!network?.cidr) return text.addressAuto
  const { first, last } = usableAddresses(network.cidr)
  return text.addressHelp(first, last)
}

const none: readonly never[] = []

/** Joins a server and a private network, from either side. */
export function AttachNodeDialog({ projectId, vmHostId, vmNetworkId, onClose }: AttachNodeDialogProps) {
  const { data: hosts = [] } = useVmHostShortListQuery({ projectId })
  const { data: networks = none } = useVmNetworkShortListQuery({ projectId })
  const { data: nodes = [] } = useVmNetworkNodeListQuery({ projectId })
  const [attach] = useVmNetworkNodeAttachMutation()
  const resolver = useMemo(() => attachResolver(networks), [networks])
  const { control, dialog } = useFormDialog((body) => attach({ projectId, body }), {
    defaultValues: { vmHostId: vmHostId ?? null, vmNetworkId: vmNetworkId ?? null, ipAddress: '' },
    resolver,
    about: { address_taken: 'ipAddress', address_outside: 'ipAddress', network_full: 'vmNetworkId' },
    done: (started) => {
      tellStarted(started, text.started)
      onClose()
    },
  })
  const chosenNetworkId = useWatch({ control, name: 'vmNetworkId' })
  const chosen = networks.find(({ id }) => id === chosenNetworkId)
  const isJoined = (hostId: number | undefined, networkId: number | undefined) =>
    nodes.some((node) => node.vmHostId === hostId && node.vmNetworkId === networkId)
  const optionOf = (item: VmNetworkShortItem): Option<number> => ({
    id: item.id,
    label: item.name ?? '',
    ...(item.cidr && { description: item.cidr }),
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={vmHostId === undefined ? text.serverTitle : text.networkTitle}
      submitLabel={text.submit}
      {...dialog}
    >
      {vmHostId === undefined && (
        <Select
          control={control}
          name="vmHostId"
          label={text.server}
          options={hosts.filter(({ id }) => !isJoined(id, vmNetworkId)).map(optionOf)}
          isRequired
        />
      )}
      {vmNetworkId === undefined && (
        <Select
          control={control}
          name="vmNetworkId"
          label={text.network}
          help={text.versionHelp}
          options={networks.filter(({ id }) => !isJoined(vmHostId, id)).map(optionOf)}
          isRequired
        />
      )}
      <LtrTextField control={control} name="ipAddress" label={text.address} help={addressHelp(chosen)} isOptional />
    </FormDialog>
  )
}
