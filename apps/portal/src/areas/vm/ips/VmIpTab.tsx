import { useVmHostIpDeleteMutation, useVmHostIpListQuery, type VmHostIpListItem } from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { Globe, Plus, ReceiptText, Terminal, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { receiptsText } from '../receipts/receipts.fa.ts'
import { AddIpDialog } from './AddIpDialog.tsx'
import { IpSetupDialog } from './IpSetupDialog.tsx'
import { ipsText as text } from './ips.fa.ts'

// Nobody needs it before they ask.
const IpReceiptDialog = lazy(async () => ({
  default: (await import('../receipts/ReceiptDialog.tsx')).IpReceiptDialog,
}))

const moving: ReadonlySet<number> = new Set([networkNodeStatus.id.wait, networkNodeStatus.id.detaching])

const columns: readonly Column<VmHostIpListItem>[] = [
  {
    id: 'address',
    label: text.columns.address,
    place: 'title',
    value: ({ ipAddress }) => ipAddress,
    cell: ({ ipAddress }) => (ipAddress ? <Copy value={ipAddress} /> : text.waiting),
  },
  {
    id: 'kind',
    label: text.columns.kind,
    cell: ({ isPrimary }) => (isPrimary ? <Tag>{text.primary}</Tag> : text.extra),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId = networkNodeStatus.id.connected }) => (
      <StatusChip
        status={{ label: networkNodeStatus.label(statusId), tone: networkNodeStatus.tone(statusId) }}
        isMoving={moving.has(statusId)}
      />
    ),
  },
]

/** The public addresses of a server. */
export function VmIpTab({ projectId, id, host }: VmTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostIpListQuery({ projectId, vmHostId: id }, { pollingInterval })
  const refusal = useVmRefusal(projectId, id, host)('ip')
  const mayDelete = useMay(projectId)('project:manage')
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<VmHostIpListItem>()
  const [paid, setPaid] = useState<VmHostIpListItem>()
  const [asked, setAsked] = useState<VmHostIpListItem>()
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
      run: setPaid,
      // It came with the server: its price is in the server's receipt.
      isHidden: ({ isPrimary }) => !!isPrimary,
    },
    {
      label: text.deletion.action,
      icon: Trash2,
      isDanger: true,
      isQuick: true,
      run: setDoomed,
      disabledReason: ({ isPrimary }) => {
        if (isPrimary) return text.deletion.primary
        return mayDelete ? refusal : shellText.roleForbids
      },
    },
  ]
  return (
    <Section
      title={text.title}
      intro={text.intro}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={refusal} onPress={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
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
        <Suspense>
          <IpReceiptDialog
            {...{ projectId, vmHostId: id, id: paid.id }}
            address={paid.ipAddress ?? ''}
            onClose={() => setPaid(undefined)}
          />
        </Suspense>
      )}
      {doomed && (
        <RemoveIpDialog projectId={projectId} vmHostId={id} ip={doomed} onClose={() => setDoomed(undefined)} />
      )}
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

interface RemoveIpDialogProps {
  projectId: number
  vmHostId: number
  ip: VmHostIpListItem
  onClose: () => void
}

function RemoveIpDialog({ projectId, vmHostId, ip, onClose }: RemoveIpDialogProps) {
  const [remove] = useVmHostIpDeleteMutation()
  const address = ip.ipAddress ?? ''
  const confirm = async () => {
    const { data, error } = await remove({ projectId, vmHostId, id: ip.id })
    if (!error) tellStarted(data, text.deletion.started(address))
    return !error
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={text.deletion.title(address)}
      confirmLabel={text.deletion.action}
      onConfirm={confirm}
    >
      <p>{text.deletion.text}</p>
    </ConfirmDialog>
  )
}
