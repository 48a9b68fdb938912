import { serviceStatus } from '@sarv/contract/enums'
import { PowerOff } from 'lucide-react'
import { StatusChip } from '../../../ui/StatusChip.tsx'

const moving: ReadonlySet<number> = new Set([
  serviceStatus.id.wait,
  serviceStatus.id.inQueue,
  serviceStatus.id.rebuild,
  serviceStatus.id.deleting,
])

/** The status of a server; one that is off shows it by its sign too. */
export function VmStatusChip({ statusId }: { statusId: number }) {
  return (
    <StatusChip
      status={{ label: serviceStatus.label(statusId), tone: serviceStatus.tone(statusId) }}
      isMoving={moving.has(statusId)}
      icon={statusId === serviceStatus.id.shutdown ? PowerOff : undefined}
    />
  )
}
