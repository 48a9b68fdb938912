import type { Access } from '@sarv/contract/access'
import { vmHostAccess, vmHostActionsBesideWork, whyNot, type VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import { refusalsOf } from '../../../services/refusals.ts'
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

/** Why an act on a server is not possible now. */
export const refusalOf = refusalsOf({
  access: accessOf,
  whyNot,
  sentences: {
    poweredOn: vmText.refused.alreadyOn,
    poweredOff: vmText.refused.alreadyOff,
    cluster: vmText.refused.inCluster,
    locked: vmText.refused.locked,
  },
  alwaysPossible: vmHostActionsBesideWork,
})
