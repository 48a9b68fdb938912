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

/** The acts on a server that people start from its row or its page. */
export type VmAct = Extract<VmHostAction, 'start' | 'shutdown' | 'reboot' | 'stop' | 'reset' | 'delete'>

const sentences: Record<VmHostObstacle, (host: VmHostState) => string> = {
  poweredOn: () => vmText.refused.alreadyOn,
  poweredOff: () => vmText.refused.alreadyOff,
  status: ({ statusId }) => vmText.refused.status(serviceStatus.label(statusId)),
  cluster: () => vmText.refused.inCluster,
}

/** What else decides, besides the server's own state. */
export interface ActCircumstances {
  /** The operation that keeps the server busy. */
  running?: { title: string } | undefined
  /** Whether one's role may do what asks for this access. */
  may: (access: Access) => boolean
}

/** Why an act is not possible now, in Persian; `undefined` when it is. A running operation says more than a status. */
export const refusalOf = (act: VmAct, host: VmHostState, { running, may }: ActCircumstances): string | undefined => {
  if (!may(vmHostAccess[act])) return shellText.roleForbids
  if (running) return vmText.refused.busy(running.title)
  const obstacle = whyNot(act, host)
  return obstacle && sentences[obstacle](host)
}
