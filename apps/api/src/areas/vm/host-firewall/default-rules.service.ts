import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import {
  everywhere,
  managementPortOf,
  type FirewallRuleShape,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import { writeRules } from './host-firewall.store.ts'

const { ingress, egress } = firewallDirection.id
const { tcp, icmp, any } = firewallProtocol.id

const from = (directionId: number, remoteIp: string, firewallProtocolId: number, port = 0): FirewallRuleShape => ({
  directionId,
  firewallProtocolId,
  remoteIp,
  minPort: port,
  maxPort: port,
  isAllow: true,
})

/** One can sign in to a new server and ping it, and it reaches everything. */
const defaultRules = (operatingSystemId: number): FirewallRuleShape[] => [
  from(ingress, everywhere.v4, tcp, managementPortOf(operatingSystemId)),
  from(ingress, everywhere.v6, tcp, managementPortOf(operatingSystemId)),
  from(ingress, everywhere.v4, icmp),
  from(egress, everywhere.v4, any),
  from(egress, everywhere.v6, any),
]

/** What a new server holds of its customer's `firewallRule` limit. */
export const defaultRuleCount = (operatingSystemId: number): number => defaultRules(operatingSystemId).length

export interface NewServer {
  projectId: number
  vmHostId: number
  operatingSystemId: number
}

/** The rules of a new server; its order holds their limits with the rest. */
export const insertDefaultRules = async (
  trx: Db,
  { projectId, vmHostId, operatingSystemId }: NewServer,
): Promise<void> => {
  const key = { projectId, id: vmHostId }
  const rules = defaultRules(operatingSystemId)
  await writeRules(
    trx,
    key,
    rules.map((rule) => ({ ...rule, id: null, description: null, createdAt: null })),
  )
}
