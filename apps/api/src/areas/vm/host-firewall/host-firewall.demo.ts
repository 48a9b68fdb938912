import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import type { FirewallKind } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import type { ServiceContext, Started } from '../../../services/service.ts'
import { addRule, changeFirewall } from './host-firewall.service.ts'

/** So that what leads to a demo's server is let in; `from` a network: by nobody else. */
export const openDemoPort = (
  trx: Db,
  context: ServiceContext,
  kind: FirewallKind,
  { port, from }: { port: number; from?: string },
): Promise<Started> => {
  const rule = {
    firewallProtocolId: firewallProtocol.id.tcp,
    directionId: firewallDirection.id.ingress,
    minPort: port,
    maxPort: port,
    remoteIp: from,
  }
  const asker = { address: '127.0.0.1', confirmWithin: undefined, mayRemove: false }
  return changeFirewall(trx, { ...context, ...asker, kind }, 'create', addRule(rule))
}
