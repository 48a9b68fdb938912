import { useVmHostSnapshotGetQuery, type VmHostSnapshotListItem } from '@sarv/client/vm.generated'
import { Button } from '../../../ui/Button.tsx'
import { formatGigabytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard } from '../../../ui/OverviewCard.tsx'
import { SnapshotStatusChip } from './SnapshotStatusChip.tsx'
import { snapshotsText as text } from './host-snapshots.fa.ts'

interface SnapshotDetailsProps {
  projectId: number
  vmHostId: number
  snapshot: VmHostSnapshotListItem
  onClose: () => void
}

/** Everything about a snapshot. */
export function SnapshotDetails({ projectId, vmHostId, snapshot, onClose }: SnapshotDetailsProps) {
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
