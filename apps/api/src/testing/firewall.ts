import type { Started } from '@sarv/contract/answers.schemas'
import type { VmFirewallRuleListItem, VmFirewallState } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import type { Customer, TestApi } from './api.ts'
import type { Person } from './people.ts'
import { serverTag, type FirewallRule } from '../ports/compute/hosts.engine.ts'

export interface Server {
  customer: Customer
  id: number
}

export type Refusal = Started & { type?: string; errorMessage?: string }

/** A new rule: the web, from everywhere. */
export const http = { firewallProtocolId: 1, directionId: 1, remoteIp: '0.0.0.0/0', minPort: 80, maxPort: 80 }

/** A body that keeps a listed rule as it is. */
export const kept = (rule: VmFirewallRuleListItem) => ({
  id: rule.id,
  firewallProtocolId: rule.firewallProtocolId,
  directionId: rule.directionId,
  remoteIp: rule.remoteIp,
  minPort: Number(rule.minPort),
  maxPort: Number(rule.maxPort),
  description: rule.description,
})

const engineNames = {
  direction: { 1: 'ingress', 2: 'egress' },
  protocol: { 1: 'tcp', 2: 'udp', 3: 'icmp', 4: 'any' },
} as const

/** The firewall calls of one api, as its tests use them. */
export const firewallOf = (api: TestApi) => {
  const path = ({ customer, id }: Server, rest: string) => `/vm/${customer.projectId}/host/${id}/firewall/${rest}`
  const listOf = async (server: Server) =>
    (await api.get<VmFirewallRuleListItem[]>(server.customer, path(server, 'list'))).body

  return {
    path,
    listOf,
    newServer: async (): Promise<Server> => {
      const customer = await api.newCustomer()
      return { customer, id: await api.newServer(customer) }
    },
    create: (server: Server, rule: object = http, headers: Record<string, string> = {}) =>
      api.send<Refusal>(server.customer, 'POST', path(server, 'create'), rule, headers),
    replace: (server: Server, rules: object[], { who, query = '' }: { who?: Person; query?: string } = {}) =>
      api.send<Refusal>(who ?? server.customer, 'PUT', path(server, 'replace') + query, { rules }),
    stateOf: async (server: Server) => (await api.get<VmFirewallState>(server.customer, path(server, 'state'))).body,
    settled: ({ customer, id }: Server) => api.untilSettled(customer, id),
    onEngine: ({ customer, id }: Server) =>
      api.compute(1).getFirewall(serverTag(customer.projectId, id), new AbortController().signal),
    /** The list in the engine's words, to put beside what the engine has. */
    listedForEngine: async (server: Server): Promise<FirewallRule[]> =>
      (await listOf(server)).map((rule) => ({
        direction: engineNames.direction[rule.directionId as 1 | 2],
        protocol: engineNames.protocol[rule.firewallProtocolId as 1 | 2 | 3 | 4],
        remote: rule.remoteIp ?? '',
        minPort: Number(rule.minPort),
        maxPort: Number(rule.maxPort),
        isAllow: rule.isAllow ?? true,
      })),
    /** How many rules count for the customer. */
    heldOf: async ({ customer }: Server): Promise<number> => {
      const row = await api.db
        .selectFrom('customer_usage')
        .where('customer_id', '=', customer.customerId)
        .select('firewall_rule')
        .executeTakeFirstOrThrow()
      return row.firewall_rule
    },
  }
}
