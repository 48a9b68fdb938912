import type { VmHostSnapshotListItem } from '@sarv/client/vm.generated'
import { snapshotStatus } from '@sarv/contract/enums'
import { hostSnapshotCan } from '@sarv/contract/vm/host-snapshots/host-snapshots.rules'
import type { VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import { FileText, History, Trash2 } from 'lucide-react'
import { shellText } from '../../../shell/shell.fa.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { snapshotsText as text } from './snapshots.fa.ts'

export type SnapshotAct = 'open' | 'revert' | 'delete'

interface Circumstances {
  /** Why the server itself does not allow it. */
  refusal: (action: VmHostAction) => string | undefined
  mayDelete: boolean
  onAsk: (act: SnapshotAct, snapshot: VmHostSnapshotListItem) => void
}

/** The acts on a snapshot; the server's state, one's role and the snapshot's own status each may stand against them. */
export const snapshotActions = ({
  refusal,
  mayDelete,
  onAsk,
}: Circumstances): readonly RowAction<VmHostSnapshotListItem>[] => {
  const byStatus = (action: 'revert' | 'delete', { statusId }: VmHostSnapshotListItem) =>
    hostSnapshotCan(action, statusId) ? undefined : text.refused.status(snapshotStatus.label(statusId))
  return [
    { label: text.open, icon: FileText, run: (snapshot) => onAsk('open', snapshot) },
    {
      label: text.revert,
      icon: History,
      run: (snapshot) => onAsk('revert', snapshot),
      disabledReason: (snapshot) => refusal('revert') ?? byStatus('revert', snapshot),
    },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: (snapshot) => onAsk('delete', snapshot),
      disabledReason: (snapshot) =>
        mayDelete ? (refusal('snapshot') ?? byStatus('delete', snapshot)) : shellText.roleForbids,
    },
  ]
}
