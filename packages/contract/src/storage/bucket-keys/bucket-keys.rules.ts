import type { Access } from '../../access.ts'

export const storageKeyNameLength = { min: 2, max: 50 } as const
/** Of one bucket; enough for every program to have its own. */
export const storageKeysPerBucket = 50
/** How long the old key of a replaced one goes on: time to change the programs that use it. */
export const storageKeyOverlapHours = { min: 0, max: 168, step: 1, usual: 24 } as const

/** Without any time to change over, replacing a key ends it as deleting does, which operators may not. */
export const rotationAccess = (overlapHours: number): Access =>
  overlapHours === 0 ? 'project:manage' : 'project:operate'
