import type { Access } from '@sarv/contract/access'
import { serviceStatus } from '@sarv/contract/enums'
import {
  vmHostAccess,
  whyNot,
  type VmHostAction,
  type VmHostObstacle,
  type VmHostState,
} from '@sarv/contract/vm/hosts/hosts.rules'
import { shellText } from '../../../shell/shell.fa.ts'
import { vmText } from './hosts.fa.ts'

/** The acts that turn a server on and off. */
export type PowerAct = Extract<VmHostAction, 'start' | 'shutdown' | 'reboot' | 'stop' | 'reset'>

/** Those that pull the plug. */
export type ForcedAct = Extract<PowerAct, 'stop' | 'reset'>

/** Those that interrupt what runs on the server. */
export type AskedAct = Exclude<PowerAct, 'start'>

/** The acts on a server that people start from its row or its page. */
export type VmAct = PowerAct | 'delete'

export const isForced = (act: VmAct | undefined): act is ForcedAct => act === 'stop' || act === 'reset'

/** Turning on takes nothing from anybody. Only the restart of one server can be done without its question. */
export const asksFirst = (act: PowerAct, count: number, skipsReboot: boolean): act is AskedAct =>
  act !== 'start' && !(act === 'reboot' && count === 1 && skipsReboot)

const sentences: Record<VmHostObstacle, (host: VmHostState) => string> = {
  poweredOn: () => vmText.refused.alreadyOn,
  poweredOff: () => vmText.refused.alreadyOff,
  status: ({ statusId }) => vmText.refused.status(serviceStatus.label(statusId)),
  cluster: () => vmText.refused.inCluster,
  locked: () => vmText.refused.locked,
}

/** What each action asks of one's role; where its call says more, the one who offers it adds that. */
const accessOf: Record<VmHostAction, Access> = {
  ...vmHostAccess,
  settings: 'project:read',
  rename: vmHostAccess.edit,
  resize: vmHostAccess.edit,
  snapshot: 'project:operate',
  revert: 'project:operate',
  network: 'project:operate',
  ip: 'project:operate',
  firewall: 'project:operate',
  volume: 'project:operate',
}

/** What else decides, besides the server's own state. */
export interface ActCircumstances {
  /** The operation that keeps the server busy. */
  running?: { title: string } | undefined
  /** Whether one's role may do what asks for this access. */
  may: (access: Access) => boolean
}

/** Neither starts an operation: work that is going on does not stand in their way. */
const alwaysPossible: ReadonlySet<VmHostAction> = new Set(['console', 'lock', 'settings'])

/** Why an act is not possible now, in Persian; `undefined` when it is. A running operation says more than a status. */
export const refusalOf = (
  action: VmHostAction,
  host: VmHostState,
  { running, may }: ActCircumstances,
): string | undefined => {
  if (!may(accessOf[action])) return shellText.roleForbids
  if (running && !alwaysPossible.has(action)) return vmText.refused.busy(running.title)
  const obstacle = whyNot(action, host)
  return obstacle && sentences[obstacle](host)
}
