import {
  useVmHostSnapshotDeleteMutation,
  useVmHostSnapshotGetQuery,
  useVmHostSnapshotRevertMutation,
  type VmHostSnapshotListItem,
} from '@sarv/client/vm.generated'
import { useNavigate } from 'react-router'
import { paths } from '../vm.paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { formatGigabytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard } from '../../../ui/OverviewCard.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import type { SnapshotAct } from './snapshot-actions.ts'
import { SnapshotStatusChip } from './SnapshotStatusChip.tsx'
import { snapshotsText as text } from './snapshots.fa.ts'
import styles from './SnapshotTab.module.css'

interface SnapshotDialogProps {
  projectId: number
  vmHostId: number
  snapshot: VmHostSnapshotListItem
  onClose: () => void
}

const dialogs = { open: SnapshotDetails, revert: RevertDialog, delete: DeleteDialog }

/** What opens when an act on a snapshot is asked for. */
export function SnapshotDialogs({ act, ...props }: SnapshotDialogProps & { act: SnapshotAct }) {
  const Shown = dialogs[act]
  return <Shown {...props} />
}

function SnapshotDetails({ projectId, vmHostId, snapshot, onClose }: SnapshotDialogProps) {
  const { currentData, error, isFetching, refetch } = useVmHostSnapshotGetQuery({
    projectId,
    vmHostId,
    id: snapshot.id,
  })
  const { columns } = text
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<bdi>{snapshot.name ?? text.unnamed}</bdi>}
      footer={<Button onPress={onClose}>{text.close}</Button>}
    >
      {error && !currentData ? (
        <ErrorBox isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <OverviewCard
          title={text.open}
          isLoading={!currentData}
          rows={[
            { label: columns.name, copied: currentData?.name },
            {
              label: columns.status,
              shown: currentData && <SnapshotStatusChip statusId={currentData.vmSnapshotStatusId} />,
            },
            { label: columns.description, shown: currentData?.description },
            {
              label: columns.size,
              shown: currentData?.snapshotSize ? formatGigabytes(currentData.snapshotSize) : undefined,
            },
            {
              label: columns.price,
              shown: currentData && (currentData.monthlyPrice ? <Money rials={currentData.monthlyPrice} /> : text.free),
            },
            { label: columns.created, shown: <DateText wire={currentData?.createDate} as="time" /> },
          ]}
        />
      )}
    </Dialog>
  )
}

function RevertDialog({ projectId, vmHostId, snapshot, onClose }: SnapshotDialogProps) {
  const navigate = useNavigate()
  const [revert] = useVmHostSnapshotRevertMutation()
  const name = snapshot.name ?? ''
  const send = async () => {
    const { data, error } = await revert({ projectId, vmHostId, id: snapshot.id })
    if (error) return false
    tellStarted(data, text.reverting.started(name))
    void navigate(paths.vm.list(projectId))
    return true
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={text.reverting.title(name)}
      confirmLabel={text.revert}
      onConfirm={send}
    >
      <div className={styles.words}>
        <p>
          {text.reverting.lost} <DateText wire={snapshot.createDate} as="time" />
        </p>
        <p>{text.reverting.stays}</p>
        <p>{text.reverting.cannotStop}</p>
      </div>
    </ConfirmDialog>
  )
}

function DeleteDialog({ projectId, vmHostId, snapshot, onClose }: SnapshotDialogProps) {
  const [remove] = useVmHostSnapshotDeleteMutation()
  const name = snapshot.name ?? ''
  const send = async () => {
    const { data, error } = await remove({ projectId, vmHostId, id: snapshot.id })
    if (!error) tellStarted(data, text.deletion.started(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.deletion.title(name)}
      warning={text.deletion.warning}
      phrase={name}
      thing={text.deletion.thing}
      confirmLabel={text.delete}
      onConfirm={send}
    />
  )
}
