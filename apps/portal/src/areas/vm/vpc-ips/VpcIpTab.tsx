import {
  useVpcIpAssignMutation,
  useVpcIpDeleteMutation,
  useVpcIpEditMutation,
  useVpcIpListQuery,
  type VpcIpListItem,
} from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { ArrowRightLeft, Globe, Plus, Server, Settings2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useVpcRefusal } from '../vpcs/vpc-acts.ts'
import type { VpcTabProps } from '../vpcs/vpc-tab.ts'
import { usesOf, vpcIpColumns } from './vpc-ip-columns.tsx'
import { vpcIpsText as text } from './vpc-ips.fa.ts'

const AddVpcIpDialog = lazyDialog(async () => (await import('./AddVpcIpDialog.tsx')).AddVpcIpDialog)
const AddressSettingsDialog = lazyDialog(
  async () => (await import('./AddressSettingsDialog.tsx')).AddressSettingsDialog,
)
const AssignIpDialog = lazyDialog(async () => (await import('./AssignIpDialog.tsx')).AssignIpDialog)
const MoveIpDialog = lazyDialog(async () => (await import('./MoveIpDialog.tsx')).MoveIpDialog)

const addressOf = ({ ipAddress }: VpcIpListItem): string => ipAddress ?? ''

const { connected, failed } = networkNodeStatus.id

/** Why an address stays where it is. */
const whyBound = (ip: VpcIpListItem): string | undefined => {
  if (ip.isPrimary) return text.isPrimary
  if (ip.statusId !== connected) return text.busy
  const uses = usesOf(ip)
  return uses.length > 0 ? text.leads(uses.join(' ')) : undefined
}

const whyKept = (ip: VpcIpListItem): string | undefined => {
  if (ip.isProtected && !ip.isPrimary) return text.isProtected
  return whyBound(ip.statusId === failed ? { ...ip, statusId: connected } : ip)
}

/** One of the dialogs about an address, with the address. */
type Asked = { kind: 'settings' | 'assign' | 'move'; ip: VpcIpListItem }

/** The public addresses of a private cloud. */
export function VpcIpTab({ projectId, id, vpc }: VpcTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcIpListQuery({ projectId, vpcHostId: id }, { pollingInterval })
  const refusal = useVpcRefusal(projectId)
  const refused = vpc && refusal('gateway', vpc)
  const deleteRefusal = useRoleRefusal(projectId)('project:manage')
  const [remove] = useVpcIpDeleteMutation()
  const [edit] = useVpcIpEditMutation()
  const [assign] = useVpcIpAssignMutation()
  const marked = Number(useSearchParams()[0].get('address'))
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const deletion = useDeleteDialog<VpcIpListItem>((ip) => remove({ projectId, vpcHostId: id, id: ip.id }), {
    words: text.deletion,
    nameOf: addressOf,
  })
  const takingBack = useConfirmDialog<VpcIpListItem>(
    (ip) => assign({ projectId, vpcHostId: id, id: ip.id, body: {} }),
    {
      title: (ip) => text.assigning.back.title(addressOf(ip)),
      text: ({ vmHost }) => text.assigning.back.text(vmHost ?? ''),
      confirmLabel: text.assigning.back.action,
      started: () => text.assigning.back.started,
    },
  )
  const count = query.currentData?.length ?? 0
  const max = vpc?.ipv4 ?? Infinity
  const actions: RowAction<VpcIpListItem>[] = [
    {
      label: text.settings.action,
      icon: Settings2,
      isQuick: true,
      opens: AddressSettingsDialog,
      run: (ip) => setAsked({ kind: 'settings', ip }),
      disabledReason: () => vpc && refusal('rename', vpc),
    },
    {
      label: text.assigning.action,
      icon: Server,
      opens: AssignIpDialog,
      run: (ip) => setAsked({ kind: 'assign', ip }),
      isHidden: ({ vmHostId }) => !!vmHostId,
      disabledReason: (ip) => refused ?? whyBound(ip),
    },
    {
      label: text.assigning.back.action,
      icon: Undo2,
      run: takingBack.ask,
      isHidden: ({ vmHostId }) => !vmHostId,
      disabledReason: ({ statusId }) => refused ?? (statusId === connected ? undefined : text.busy),
    },
    {
      label: text.moving.action,
      icon: ArrowRightLeft,
      opens: MoveIpDialog,
      run: (ip) => setAsked({ kind: 'move', ip }),
      disabledReason: (ip) => refused ?? whyBound(ip),
    },
    {
      label: text.deletion.confirm,
      icon: Trash2,
      isQuick: true,
      isDanger: true,
      run: deletion.ask,
      disabledReason: (ip) => deleteRefusal ?? refused ?? whyKept(ip),
    },
  ]
  return (
    <Section
      title={text.title}
      intro={text.intro}
      actions={
        <Button
          kind="primary"
          icon={Plus}
          opens={AddVpcIpDialog}
          disabledReason={refused ?? (count >= max ? text.full(max) : undefined)}
          onPress={() => setAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      {!query.isError && (
        <div>
          {vpc?.ipv4 !== undefined && query.currentData ? (
            text.used(count, vpc.ipv4)
          ) : (
            <Loading like={text.used(1, 1)} />
          )}
        </div>
      )}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={vpcIpColumns}
        markedKey={marked}
        rowActions={actions}
        empty={<Empty icon={Globe} title={text.empty} />}
      />
      {isAdding && vpc && <AddVpcIpDialog projectId={projectId} vpc={vpc} onClose={() => setAdding(false)} />}
      {asked?.kind === 'settings' && (
        <AddressSettingsDialog
          address={asked.ip}
          save={(body) => edit({ projectId, vpcHostId: id, id: asked.ip.id, body })}
          onClose={close}
        />
      )}
      {asked?.kind === 'assign' && (
        <AssignIpDialog
          projectId={projectId}
          vpcHostId={id}
          ip={asked.ip}
          others={query.currentData ?? []}
          onClose={close}
        />
      )}
      {asked?.kind === 'move' && <MoveIpDialog projectId={projectId} vpcHostId={id} ip={asked.ip} onClose={close} />}
      {deletion.dialog}
      {takingBack.dialog}
    </Section>
  )
}
