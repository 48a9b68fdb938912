import {
  useVmHostSnapshotDeleteMutation,
  useVmHostSnapshotRevertMutation,
  type VmHostSnapshotListItem,
} from '@sarv/client/vm.generated'
import { useNavigate } from 'react-router'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { paths } from '../vm.paths.ts'
import { snapshotsText as text } from './host-snapshots.fa.ts'
import styles from './SnapshotTab.module.css'

/** What is asked before a server goes back to a snapshot, and before one is deleted. */
export const useSnapshotActs = (projectId: number, vmHostId: number) => {
  const navigate = useNavigate()
  const [revert] = useVmHostSnapshotRevertMutation()
  const [remove] = useVmHostSnapshotDeleteMutation()
  const reverting = useConfirmDialog<VmHostSnapshotListItem>(({ id }) => revert({ projectId, vmHostId, id }), {
    title: ({ name }) => text.reverting.title(name ?? ''),
    text: ({ createDate }) => (
      <div className={styles.words}>
        <p>
          {text.reverting.lost} <DateText wire={createDate} as="time" />
        </p>
        <p>{text.reverting.stays}</p>
        <p>{text.reverting.cannotStop}</p>
      </div>
    ),
    confirmLabel: text.revert,
    isDanger: true,
    started: ({ name }) => text.reverting.started(name ?? ''),
    done: () => void navigate(paths.vm.list(projectId)),
  })
  const deletion = useDeleteDialog<VmHostSnapshotListItem>(({ id }) => remove({ projectId, vmHostId, id }), {
    words: text.deletion,
  })
  return { reverting, deletion }
}
