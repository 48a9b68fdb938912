import { snapshotStatus } from '@sarv/contract/enums'
import { EnumChip } from '../../../ui/EnumChip.tsx'

const { inQueue, wait, reverting, deleting } = snapshotStatus.id

const moving: readonly number[] = [inQueue, wait, reverting, deleting]

export function SnapshotStatusChip({ statusId }: { statusId: number }) {
  return <EnumChip table={snapshotStatus} id={statusId} moving={moving} />
}
