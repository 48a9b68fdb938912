import {
  useVmHostIpDeleteMutation,
  useVmHostIpEditMutation,
  useVmHostIpListQuery,
  type VmHostIpListItem,
} from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { ArrowRightLeft, Globe, Plus, ReceiptText, Settings2, Terminal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useArrival } from '../../../shell/use-arrival.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { WayOutNote } from '../hosts/WayOutNote.tsx'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import { addressColumns } from '../vpc-ips/address-columns.tsx'
import { vpcIpsText } from '../vpc-ips/vpc-ips.fa.ts'
import { IpSetupDialog } from './IpSetupDialog.tsx'
import { ipsText as text } from './host-ips.fa.ts'

// Nobody needs them before they ask.
const AddIpDialog = lazyDialog(async () => (await import('./AddIpDialog.tsx')).AddIpDialog)
const AddressSettingsDialog = lazyDialog(
  async () => (await import('../vpc-ips/AddressSettingsDialog.tsx')).AddressSettingsDialog,
)
const MoveServerIpDialog = lazyDialog(async () => (await import('./MoveServerIpDialog.tsx')).MoveServerIpDialog)
const IpReceiptDialog = lazyDialog(async () => (await import('../receipts/ReceiptDialog.tsx')).IpReceiptDialog)

const columns = addressColumns<VmHostIpListItem>()

/** The public addresses of a server. */
export function VmIpTab({ projectId, id, host }: VmTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostIpListQuery({ projectId, vmHostId: id }, { pollingInterval })
  const refusal = useVmRefusal(projectId, id, host)('ip')
  const deleteRefusal = useRoleRefusal(projectId)('project:manage')
  const editRefusal = useRoleRefusal(projectId)('project:operate')
  const [remove] = useVmHostIpDeleteMutation()
  const [isAdding, setAdding] = useState(false)
  const deletion = useConfirmDialog<VmHostIpListItem>((ip) => remove({ projectId, vmHostId: id, id: ip.id }), {
    title: ({ ipAddress }) => text.deletion.title(ipAddress ?? ''),
    text: () => text.deletion.text,
    confirmLabel: text.deletion.action,
    isDanger: true,
    started: ({ ipAddress }) => text.deletion.started(ipAddress ?? ''),
  })
  const whyKept = ({ isPrimary, isProtected }: VmHostIpListItem) => {
    if (isPrimary) return text.deletion.primary
    return deleteRefusal ?? refusal ?? (isProtected ? vpcIpsText.isProtected : undefined)
  }
  // Only once the addresses have come is it known which one is meant.
  useArrival(query.currentData ? ['release'] : [], ({ id: wanted }) => {
    const address = query.currentData?.find((ip) => ip.id === wanted)
    if (!address) return
    const why = whyKept(address)
    if (why) toast.warning(why)
    else deletion.ask(address)
  })
  const [paid, setPaid] = useState<VmHostIpListItem>()
  const [asked, setAsked] = useState<VmHostIpListItem>()
  const [edit] = useVmHostIpEditMutation()
  const [edited, setEdited] = useState<VmHostIpListItem>()
  const [moved, setMoved] = useState<VmHostIpListItem>()
  const actions: RowAction<VmHostIpListItem>[] = [
    {
      label: text.setup.action,
      icon: Terminal,
      isQuick: true,
      run: setAsked,
      isHidden: ({ isPrimary, ipAddress, statusId }) =>
        !!isPrimary || !ipAddress || statusId !== networkNodeStatus.id.connected,
    },
    {
      label: receiptsText.show,
      icon: ReceiptText,
      opens: IpReceiptDialog,
      run: setPaid,
      // It came with the server: its price is in the server's receipt.
      isHidden: ({ isPrimary }) => !!isPrimary,
    },
    {
      label: vpcIpsText.settings.action,
      icon: Settings2,
      opens: AddressSettingsDialog,
      run: setEdited,
      disabledReason: () => editRefusal,
    },
    {
      label: vpcIpsText.moving.actionOfServer,
      icon: ArrowRightLeft,
      opens: MoveServerIpDialog,
      run: setMoved,
      isHidden: ({ isPrimary }) => !!isPrimary,
      disabledReason: ({ statusId }) =>
        refusal ?? (statusId === networkNodeStatus.id.connected ? undefined : vpcIpsText.busy),
    },
    {
      label: text.deletion.action,
      icon: Trash2,
      isDanger: true,
      isQuick: true,
      run: deletion.ask,
      disabledReason: whyKept,
    },
  ]
  return (
    <Section
      title={text.title}
      intro={host && host.ipV4 + host.ipV6 === 0 ? text.introWithout : text.intro}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={refusal} opens={AddIpDialog} onPress={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
      {host && <WayOutNote projectId={projectId} host={host} isAtAddresses />}
      {query.isError && !query.currentData ? (
        <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <>
          <AddressBox version={text.v4} query={query} isV4 actions={actions} />
          <AddressBox version={text.v6} query={query} isV4={false} actions={actions} />
        </>
      )}
      {isAdding && host && <AddIpDialog projectId={projectId} host={host} onClose={() => setAdding(false)} />}
      {asked?.ipAddress && (
        <IpSetupDialog
          address={asked.ipAddress}
          operatingSystemId={host?.operatingSystemId}
          onClose={() => setAsked(undefined)}
        />
      )}
      {paid && (
        <IpReceiptDialog
          {...{ projectId, vmHostId: id, id: paid.id }}
          address={paid.ipAddress ?? ''}
          onClose={() => setPaid(undefined)}
        />
      )}
      {edited && (
        <AddressSettingsDialog
          address={edited}
          save={(body) => edit({ projectId, vmHostId: id, id: edited.id, body })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {moved && (
        <MoveServerIpDialog projectId={projectId} vmHostId={id} ip={moved} onClose={() => setMoved(undefined)} />
      )}
      {deletion.dialog}
    </Section>
  )
}

interface AddressBoxProps {
  version: string
  isV4: boolean
  query: ListQuery<VmHostIpListItem>
  actions: readonly RowAction<VmHostIpListItem>[]
}

function AddressBox({ version, isV4, query, actions }: AddressBoxProps) {
  const state = useListState({ prefix: isV4 ? 'v4' : 'v6' })
  const ofVersion = (rows: readonly VmHostIpListItem[] | undefined) => rows?.filter((ip) => (ip.isV4 ?? true) === isV4)
  return (
    <Section title={version}>
      <ListTable
        label={text.label(version)}
        unit={text.unit}
        query={{ ...query, data: ofVersion(query.data), currentData: ofVersion(query.currentData) }}
        columns={columns}
        state={state}
        rowActions={actions}
        empty={<Empty size="sm" icon={Globe} title={text.empty(version)} />}
      />
    </Section>
  )
}
