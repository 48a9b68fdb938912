import type { Access } from '../../access.ts'
import { powerStatus, serviceStatus } from '../../enums.ts'

type StatusName = keyof typeof serviceStatus.id
/** `known`: on or off, whichever; the engine has it. */
type Power = 'on' | 'off' | 'known' | 'any'

interface Rule {
  /** In which statuses; `all` names the exceptions instead. */
  statuses: readonly StatusName[] | { allBut: readonly StatusName[] }
  power: Power
  /** A node of a managed cluster must keep the system that its cluster installed. */
  notInCluster?: true
  /** Its owner has locked it against the loss of its data. */
  notLocked?: true
  /** It starts no operation: work that is going on does not stand in its way. */
  besideWork?: true
}

// A server that failed half-way may still be running, or may be brought back by its power buttons.
const withPower: readonly StatusName[] = ['active', 'shutdown', 'failed']

/** What a server's status and power allow: the server refuses by it, the portal greys out by it and says why. */
const rules = {
  console: { statuses: ['active', 'failed'], power: 'known', besideWork: true },
  start: { statuses: withPower, power: 'off' },
  stop: { statuses: withPower, power: 'on' },
  shutdown: { statuses: withPower, power: 'on' },
  reboot: { statuses: withPower, power: 'on' },
  reset: { statuses: withPower, power: 'on' },
  // A server that is off, waiting or suspended must stay reachable.
  settings: { statuses: { allBut: ['deleted', 'deleting'] }, power: 'any', besideWork: true },
  rename: { statuses: { allBut: ['deleted', 'deleting'] }, power: 'any' },
  resize: { statuses: ['active', 'shutdown'], power: 'any' },
  rebuild: { statuses: withPower, power: 'any', notInCluster: true, notLocked: true },
  snapshot: { statuses: ['active', 'shutdown'], power: 'any' },
  revert: { statuses: ['active', 'shutdown'], power: 'any', notLocked: true },
  network: { statuses: ['active', 'shutdown'], power: 'any' },
  ip: { statuses: ['active', 'shutdown'], power: 'any' },
  firewall: { statuses: ['active', 'shutdown'], power: 'any' },
  volume: { statuses: ['active', 'shutdown'], power: 'any' },
  lock: { statuses: { allBut: ['deleted', 'deleting'] }, power: 'any', besideWork: true },
  pin: { statuses: { allBut: ['deleted', 'deleting'] }, power: 'any', besideWork: true },
  // Whatever went wrong with a server, its owner can get rid of it.
  delete: { statuses: { allBut: ['deleted', 'deleting'] }, power: 'any', notLocked: true },
} as const satisfies Record<string, Rule>

/** What an act asks of the caller; its call says the same. */
export const vmHostAccess = {
  start: 'project:operate',
  stop: 'project:operate',
  shutdown: 'project:operate',
  reboot: 'project:operate',
  reset: 'project:operate',
  create: 'project:operate',
  edit: 'project:operate',
  rebuild: 'project:operate',
  console: 'project:operate',
  restore: 'project:operate',
  pin: 'project:operate',
  lock: 'project:manage',
  delete: 'project:manage',
} as const satisfies Record<string, Access>

export type VmHostAction = keyof typeof rules
export const vmHostActions = Object.keys(rules) as VmHostAction[]

/** What can be done to a server while an operation is at it. */
export const vmHostActionsBesideWork = vmHostActions.filter((action) => 'besideWork' in rules[action])

export interface VmHostState {
  statusId: number
  /** As on the wire; absent while the engine has not said it yet. */
  powerStatus?: string | null | undefined
  isCluster?: boolean | null | undefined
  isLocked?: boolean | null | undefined
}

/** Why an action is not allowed: keys of the portal's and the server's sentences. */
export type VmHostObstacle = 'status' | 'poweredOn' | 'poweredOff' | 'cluster' | 'locked'

const allowsStatus = ({ statuses }: Rule, statusId: number): boolean => {
  const status = serviceStatus.name(statusId)
  if (!status) return false
  return 'allBut' in statuses ? !statuses.allBut.includes(status) : statuses.includes(status)
}

const powerObstacle = ({ power }: Rule, seen: string | null | undefined): VmHostObstacle | undefined => {
  if (power === 'any') return undefined
  // The engine never showed it: there is nothing to turn on or off.
  if (!seen) return 'status'
  const isOn = seen === powerStatus.id.poweredOn
  if (power === 'on' && !isOn) return 'poweredOff'
  if (power === 'off' && isOn) return 'poweredOn'
  return undefined
}

/** The first reason against the action, or `undefined` when it is allowed. */
export const whyNot = (action: VmHostAction, host: VmHostState): VmHostObstacle | undefined => {
  const rule: Rule = rules[action]
  if (rule.notInCluster && host.isCluster) return 'cluster'
  if (!allowsStatus(rule, host.statusId)) return 'status'
  if (rule.notLocked && host.isLocked) return 'locked'
  return powerObstacle(rule, host.powerStatus)
}

export const vmHostCan = (action: VmHostAction, host: VmHostState): boolean => whyNot(action, host) === undefined
