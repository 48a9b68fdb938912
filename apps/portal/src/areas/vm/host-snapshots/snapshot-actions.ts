import type { VmHostSnapshotListItem } from '@sarv/client/vm.generated'
import { snapshotStatus } from '@sarv/contract/enums'
import { hostSnapshotCan } from '@sarv/contract/vm/host-snapshots/host-snapshots.rules'
import type { VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import { FileText, History, Trash2 } from 'lucide-react'
import { servicesText } from '../../../services/services.fa.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import type { Preloadable } from '../../../ui/lazy-part.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { snapshotsText as text } from './host-snapshots.fa.ts'

interface Circumstances {
  /** Why the server itself does not allow it. */
  refusal: (action: VmHostAction) => string | undefined
  mayDelete: boolean
  ask: Record<'open' | 'revert' | 'delete', (snapshot: VmHostSnapshotListItem) => void>
  /** What shows one of them whole. */
  opens?: Preloadable
}

/** The acts on a snapshot; the server's state, one's role and the snapshot's own status each may stand against them. */
export const snapshotActions = ({
  refusal,
  mayDelete,
  ask,
  opens,
}: Circumstances): readonly RowAction<VmHostSnapshotListItem>[] => {
  const byStatus = (action: 'revert' | 'delete', { statusId }: VmHostSnapshotListItem) =>
    hostSnapshotCan(action, statusId) ? undefined : servicesText.refused.status(snapshotStatus.label(statusId))
  return [
    { label: text.open, icon: FileText, run: ask.open, ...(opens && { opens }) },
    {
      label: text.revert,
      icon: History,
      run: ask.revert,
      disabledReason: (snapshot) => refusal('revert') ?? byStatus('revert', snapshot),
    },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: ask.delete,
      disabledReason: (snapshot) =>
        mayDelete ? (refusal('snapshot') ?? byStatus('delete', snapshot)) : shellText.roleForbids,
    },
  ]
}
