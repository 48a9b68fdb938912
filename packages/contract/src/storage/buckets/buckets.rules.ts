import type { Access } from '../../access.ts'
import { serviceStatus } from '../../enums.ts'

/** As every S3 store takes a bucket's name: a part of an address, which looks like no IP address and has no empty label. */
export const bucketNameForm = /^(?!\d+(?:\.\d+){3}$)(?!.*(?:\.[.-]|-\.))[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
export const isBucketName = (name: string): boolean => bucketNameForm.test(name)

type StatusName = keyof typeof serviceStatus.id

interface Rule {
  /** In which statuses; `allBut` names the exceptions instead. */
  statuses: readonly StatusName[] | { allBut: readonly StatusName[] }
}

const notEnding = { statuses: { allBut: ['deleted', 'deleting'] } } as const
const working = { statuses: ['active'] } as const

/** What a bucket's status allows: the server refuses by it, the portal greys out by it and says why. */
const rules = {
  /** Its files, its keys and its settings: all that the store itself is asked for. */
  use: working,
  edit: working,
  // Whatever went wrong with a bucket, its owner can get rid of it.
  delete: notEnding,
  restore: { statuses: ['disabled'] },
  // By Sarv itself: nobody pays for it, or somebody has.
  suspend: working,
  resume: { statuses: ['disabled'] },
} as const satisfies Record<string, Rule>

/** What is done to a bucket, by anybody. */
export type BucketAct = keyof typeof rules
/** What people do to one. */
export type BucketAction = Exclude<BucketAct, 'suspend' | 'resume'>

/** What an act asks of the caller; its call says the same. */
export const bucketAccess = {
  use: 'project:operate',
  edit: 'project:operate',
  delete: 'project:manage',
  restore: 'project:manage',
} as const satisfies Record<BucketAction, Access>

export const bucketCan = (action: BucketAct, { statusId }: { statusId: number }): boolean => {
  const { statuses }: Rule = rules[action]
  const status = serviceStatus.name(statusId)
  if (!status) return false
  return 'allBut' in statuses ? !statuses.allBut.includes(status) : statuses.includes(status)
}

/** A bucket shrinks to what is in it, in the steps that are sold. */
export const leastSizeGb = (usedBytes: number, { min, step }: { min: number; step: number }): number =>
  Math.max(min, Math.ceil(usedBytes / 1024 ** 3 / step) * step)
