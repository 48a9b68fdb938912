import { snapshotStatus } from '../../enums.ts'

type SnapshotStatus = keyof typeof snapshotStatus.id

const statusesAllowing: Record<'revert' | 'delete', readonly SnapshotStatus[]> = {
  revert: ['inactive', 'revertFailed'],
  delete: ['active', 'inactive', 'failed', 'revertFailed'],
}

/** What a snapshot's own status allows; the server's status counts besides. */
export const hostSnapshotCan = (action: keyof typeof statusesAllowing, statusId: number): boolean => {
  const status = snapshotStatus.name(statusId)
  return status !== undefined && statusesAllowing[action].includes(status)
}
