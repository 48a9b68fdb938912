import {
  useVmHostShortListQuery,
  useVmNetworkNodeAttachMutation,
  useVmNetworkNodeListQuery,
  useVmNetworkShortListQuery,
  type VmNetworkShortItem,
} from '@sarv/client/vm.generated'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { isUsableAddress, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useForm, useWatch } from '../../../ui/form.ts'
import { resolveBy, type Problems } from '../../../ui/form-resolver.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import type { Option } from '../../../ui/Options.tsx'
import { Select } from '../../../ui/Select.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { nodesText } from './networks.fa.ts'

const text = nodesText.form

interface AttachForm {
  vmHostId: number | null
  vmNetworkId: number | null
  ipAddress: string
}

interface AttachNodeDialogProps {
  projectId: number
  /** One of the two is given; the other is chosen. */
  vmHostId?: number
  vmNetworkId?: number
  onClose: () => void
}

const addressProblem = (typed: string, network: VmNetworkShortItem | undefined): string | undefined => {
  const address = normalizeTechnical(typed)
  if (address === '' || !network?.cidr || isUsableAddress(network.cidr, address)) return undefined
  const { first, last } = usableAddresses(network.cidr)
  return text.addressOutside(first, last)
}

const addressHelp = (network: VmNetworkShortItem | undefined): string => {
  if (!network?.cidr) return text.addressAuto
  const { first, last } = usableAddresses(network.cidr)
  return text.addressHelp(first, last)
}

/** Joins a server and a private network, from either side. */
export function AttachNodeDialog({ projectId, vmHostId, vmNetworkId, onClose }: AttachNodeDialogProps) {
  const { data: hosts = [] } = useVmHostShortListQuery({ projectId })
  const { data: networks = [] } = useVmNetworkShortListQuery({ projectId })
  const { data: nodes = [] } = useVmNetworkNodeListQuery({ projectId })
  const [attach, { isLoading }] = useVmNetworkNodeAttachMutation()
  const problemsOf = (form: AttachForm): Problems<AttachForm> => ({
    vmHostId: form.vmHostId === null ? text.required : undefined,
    vmNetworkId: form.vmNetworkId === null ? text.required : undefined,
    ipAddress: addressProblem(
      form.ipAddress,
      networks.find(({ id }) => id === form.vmNetworkId),
    ),
  })
  const { control, handleSubmit, setError } = useForm<AttachForm>({
    defaultValues: { vmHostId: vmHostId ?? null, vmNetworkId: vmNetworkId ?? null, ipAddress: '' },
    mode: 'onTouched',
    resolver: resolveBy(problemsOf),
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

  const send = async ({ ipAddress, ...ids }: AttachForm) => {
    if (ids.vmHostId === null || ids.vmNetworkId === null) return
    const model = { vmHostId: ids.vmHostId, vmNetworkId: ids.vmNetworkId, isV4: true }
    const address = normalizeTechnical(ipAddress)
    const { data, error } = await attach({
      projectId,
      body: { ...model, ...(address && { ipAddress: address }) },
    })
    if (error) {
      const byCode = { address_taken: 'ipAddress', address_outside: 'ipAddress', network_full: 'vmNetworkId' } as const
      for (const [field, message] of fieldMessagesOf(error, ['ipAddress', 'vmHostId', 'vmNetworkId'], byCode))
        setError(field, { message })
      return
    }
    tellStarted(data, text.started)
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={vmHostId === undefined ? text.serverTitle : text.networkTitle}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={handleSubmit(send)}
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
