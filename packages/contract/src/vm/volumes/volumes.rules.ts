import type { Access } from '../../access.ts'
import { backupStatus, powerStatus, serviceStatus, snapshotStatus } from '../../enums.ts'

type StatusName = keyof typeof serviceStatus.id

interface Rule {
  /** In which statuses; `allBut` names the exceptions instead. */
  statuses: readonly StatusName[] | { allBut: readonly StatusName[] }
  /** `quiet`: attached to no server, or to one that is off; nobody writes to it. */
  attachment: 'any' | 'free' | 'attached' | 'quiet'
}

const notEnding = { allBut: ['deleted', 'deleting'] } as const
// What broke is brought back by an older state of it.
const repairable: readonly StatusName[] = ['active', 'failed']

/** What a volume's status and its server allow: the server refuses by it, the portal greys out by it and says why. */
const rules = {
  attach: { statuses: ['active'], attachment: 'free' },
  detach: { statuses: repairable, attachment: 'attached' },
  grow: { statuses: ['active'], attachment: 'any' },
  rename: { statuses: notEnding, attachment: 'any' },
  snapshot: { statuses: ['active'], attachment: 'any' },
  revert: { statuses: repairable, attachment: 'quiet' },
  backup: { statuses: ['active'], attachment: 'any' },
  restore: { statuses: repairable, attachment: 'quiet' },
  // Deleting one of its copies; the volume itself only has to be there.
  deleteCopy: { statuses: notEnding, attachment: 'any' },
  schedule: { statuses: notEnding, attachment: 'any' },
  // Whatever went wrong with a volume, its owner can get rid of it.
  delete: { statuses: notEnding, attachment: 'free' },
} as const satisfies Record<string, Rule>

export type VolumeAction = keyof typeof rules
export const volumeActions = Object.keys(rules) as VolumeAction[]

/** Whether nobody may write to the volume meanwhile. */
export const mustBeQuiet = (action: VolumeAction): boolean => rules[action].attachment === 'quiet'

/** What an act asks of the caller; its call says the same. */
export const volumeAccess = {
  attach: 'project:operate',
  detach: 'project:operate',
  grow: 'project:operate',
  rename: 'project:operate',
  snapshot: 'project:operate',
  revert: 'project:operate',
  backup: 'project:operate',
  restore: 'project:operate',
  deleteCopy: 'project:manage',
  schedule: 'project:operate',
  delete: 'project:manage',
} as const satisfies Record<VolumeAction, Access>

export interface VolumeState {
  statusId: number
  /** The server it is attached to. */
  vmHostId?: number | null | undefined
  /** Of that server, as on the wire. */
  powerStatus?: string | null | undefined
}

/** Why an action is not allowed: keys of the portal's and the server's sentences. */
export type VolumeObstacle = 'status' | 'attached' | 'notAttached' | 'serverOn'

const allowsStatus = ({ statuses }: Rule, statusId: number): boolean => {
  const status = serviceStatus.name(statusId)
  if (!status) return false
  return 'allBut' in statuses ? !statuses.allBut.includes(status) : statuses.includes(status)
}

const attachmentObstacle = ({ attachment }: Rule, { vmHostId, powerStatus: power }: VolumeState) => {
  const isAttached = vmHostId !== null && vmHostId !== undefined
  if (attachment === 'free' && isAttached) return 'attached'
  if (attachment === 'attached' && !isAttached) return 'notAttached'
  // A server of which nobody knows whether it is off may be writing.
  if (attachment === 'quiet' && isAttached && power !== powerStatus.id.poweredOff) return 'serverOn'
  return undefined
}

/** The first reason against the action, or `undefined` when it is allowed. */
export const whyNotVolume = (action: VolumeAction, volume: VolumeState): VolumeObstacle | undefined => {
  const rule: Rule = rules[action]
  return allowsStatus(rule, volume.statusId) ? attachmentObstacle(rule, volume) : 'status'
}

export const volumeCan = (action: VolumeAction, volume: VolumeState): boolean =>
  whyNotVolume(action, volume) === undefined

/** Why a volume cannot go back to a snapshot or a backup, as far as that copy is concerned. */
export type CopyObstacle = 'copyStatus' | 'grown'

interface CopyState {
  statusId?: number | undefined
  /** GB of the volume at that time. */
  volumeSize?: number | undefined
}

const { inactive, revertFailed } = snapshotStatus.id

/** A revert brings the old size back too, so that nothing may have been added since. One that failed may be tried again. */
export const whyNotRevertTo = (snapshot: CopyState, volume: { volumeSize: number }): CopyObstacle | undefined => {
  if (snapshot.statusId !== inactive && snapshot.statusId !== revertFailed) return 'copyStatus'
  return snapshot.volumeSize !== undefined && snapshot.volumeSize < volume.volumeSize ? 'grown' : undefined
}

/** A volume that has grown since keeps its size. */
export const whyNotRestoreFrom = (backup: CopyState): CopyObstacle | undefined =>
  backup.statusId === backupStatus.id.active ? undefined : 'copyStatus'

const restingSnapshots: ReadonlySet<keyof typeof snapshotStatus.id | undefined> = new Set([
  'active',
  'inactive',
  'failed',
  'revertFailed',
])
const restingBackups: ReadonlySet<keyof typeof backupStatus.id | undefined> = new Set(['active', 'inactive', 'failed'])

export const canDeleteSnapshot = ({ statusId }: { statusId: number }): boolean =>
  restingSnapshots.has(snapshotStatus.name(statusId))

export const canDeleteBackup = ({ statusId }: { statusId: number }): boolean =>
  restingBackups.has(backupStatus.name(statusId))
