import { snapshotStatus } from '@sarv/contract/enums'
import { StatusChip } from '../../../ui/StatusChip.tsx'

const moving: ReadonlySet<number> = new Set([
  snapshotStatus.id.inQueue,
  snapshotStatus.id.wait,
  snapshotStatus.id.reverting,
  snapshotStatus.id.deleting,
])

export function SnapshotStatusChip({ statusId }: { statusId: number }) {
  return (
    <StatusChip
      status={{ label: snapshotStatus.label(statusId), tone: snapshotStatus.tone(statusId) }}
      isMoving={moving.has(statusId)}
    />
  )
}
