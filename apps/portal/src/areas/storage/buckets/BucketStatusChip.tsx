import { serviceStatus } from '@sarv/contract/enums'
import { StatusChip } from '../../../ui/StatusChip.tsx'

const moving: ReadonlySet<number> = new Set([
  serviceStatus.id.wait,
  serviceStatus.id.inQueue,
  serviceStatus.id.deleting,
])

export function BucketStatusChip({ statusId }: { statusId: number }) {
  return (
    <StatusChip
      status={{ label: serviceStatus.label(statusId), tone: serviceStatus.tone(statusId) }}
      isMoving={moving.has(statusId)}
    />
  )
}
