import { sql } from 'kysely'
import { firewallDirection, firewallProtocol, vmLbAlgorithm, vmLbProtocol } from '@sarv/contract/enums'
import type { VmFirewallRuleListItem } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import type { NetworkPlan, SetNetworkPlanModel } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { z } from 'zod'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { giveOwnCard } from '../networks/cards.fixture.ts'
import { newGateway, type Gateway } from '../vpc-nats/vpc-nats.fixture.ts'
import { listVpcPlans } from '../vpcs/vpcs.fixture.ts'

export type WantedChange = z.input<typeof SetNetworkPlanModel>['changes'][number]

/** A cloud of the smallest plan with two networks, two servers, an address, two forwards and a balancer; and a network beside it. */
export interface PlanGround {
  gateway: Gateway
  customer: Customer
  path: string
  ipId: number
  webId: number
  oldId: number
  /** The rules of a server's firewall. */
  rulesOf: (serverId: number) => Promise<VmFirewallRuleListItem[]>
  /** The rule of the first server that answers pings. */
  pingId: number
  first: { serverId: number; nodeId: number; address: string }
  second: { serverId: number; nodeId: number; address: string }
  freeNetworkId: number
  /** The second server in the free network, where nothing leads to it. */
  guest: { nodeId: number; address: string; mac: string }
  emptyNetworkId: number
  bundles: number[]
  /** With the first server behind it. */
  balancerId: number
  /** What is kept of the plan, tried out. */
  read: (path?: string) => Promise<NetworkPlan>
  /** Keeps these changes, whatever was there. */
  plan: (changes: readonly WantedChange[]) => Promise<number>
  apply: (version: number, more?: object) => ReturnType<Gateway['send']>
}

let networks = 0
const setMac = (api: TestApi, nodeId: number, mac: string) =>
  api.db.updateTable('vm_network_nodes').set({ mac_address: mac }).where('id', '=', nodeId).execute()

/** The listener of the balancer that is there. */
const presentListener = { vmLbProtocolTypeId: vmLbProtocol.id.http, sourcePort: 80 }

export const newPlanGround = async (api: TestApi): Promise<PlanGround> => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const gateway = await newGateway(api, customer, { plan: 0, networks: 2 })
  const ipId = await gateway.newAddress()
  const [first, second] = [await gateway.newInside(), await gateway.newInside()]
  const [vmNetworkId, emptyNetworkId] = gateway.networks
  const forward = { vmNetworkId, vpcHostIpId: ipId, destinationIp: first.address }
  const webId = await gateway.done('POST', 'nat/create-dnat', { ...forward, name: 'web', destinationPort: 8080 })
  const oldId = await gateway.done('POST', 'nat/create-dnat', { ...forward, name: 'old', destinationPort: 9090 })
  const free = { name: `free-${(networks += 1)}`, network: '192.168.77.0', prefix: 24 }
  const freeNetworkId = await gateway.done('POST', `/vm/${customer.projectId}/network/create`, free)
  const node = { vmHostId: second.serverId, vmNetworkId: freeNetworkId, ipAddress: '192.168.77.7', isV4: true }
  const guestId = await gateway.done('POST', `/vm/${customer.projectId}/network/node/attach`, node)
  const mac = await giveOwnCard(api, customer, guestId)
  await setMac(api, guestId, mac)
  const rulesOf: PlanGround['rulesOf'] = async (serverId) =>
    (await api.get<VmFirewallRuleListItem[]>(customer, `/vm/${customer.projectId}/host/${serverId}/firewall/list`)).body
  const ping = (await rulesOf(first.serverId)).find((rule) => rule.firewallProtocolId === firewallProtocol.id.icmp)
  const bundles = (await listVpcPlans(api, customer)).map(({ id }) => id)
  const balancerId = await gateway.done('POST', `/vm/${customer.projectId}/load-balancer/host/create`, {
    name: 'present-lb',
    productBundleId: bundles[0]!,
    vmNetworkId,
    vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
    vmLbListeners: [{ ...presentListener, destinationPort: 8080, vmLbPools: [first.serverId] }],
  })
  const path = `${gateway.path}/plan`
  const read: PlanGround['read'] = async (more = '') =>
    (await api.get<NetworkPlan>(customer, `${path}/get${more}`)).body
  return {
    gateway,
    customer,
    path,
    ipId,
    webId,
    oldId,
    rulesOf,
    pingId: ping!.id,
    first,
    second,
    freeNetworkId,
    guest: { nodeId: guestId, address: node.ipAddress, mac },
    emptyNetworkId: emptyNetworkId!,
    bundles,
    balancerId,
    read,
    plan: async (changes) => {
      const { version } = await read()
      const answer = await api.send<{ version: number }>(customer, 'PUT', `${path}/set`, { version, changes })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body.version
    },
    apply: (version, more) => gateway.send('POST', 'plan/apply', { version, ...more }),
  }
}

/** Nothing but the gateway leads to the server from then on. */
export const loseOwnAddress = (api: TestApi, serverId: number) =>
  api.db.updateTable('vm_host_ips').set({ deleted_at: new Date() }).where('vm_host_id', '=', serverId).execute()

/** Lets everybody in to a port. */
export const openPort = (port: number) => ({
  firewallProtocolId: firewallProtocol.id.tcp,
  directionId: firewallDirection.id.ingress,
  minPort: port,
  maxPort: port,
})

/** One change of every kind, each on something of its own. */
export const everyKind = (ground: PlanGround) => {
  const { gateway, first, second, bundles } = ground
  const vmNetworkId = gateway.networks[0]!
  const forward = { vmNetworkId, destinationIp: first.address }
  return {
    planChange: { key: 'bigger', kind: 'planChange', productBundleId: bundles.at(-1)! },
    networkNew: { key: 'net', kind: 'networkNew', name: 'planned-net', gatewayCidr: '192.168.88.1/24' },
    networkConnect: { key: 'join', kind: 'networkConnect', vmNetworkId: ground.freeNetworkId },
    networkDisconnect: { key: 'leave', kind: 'networkDisconnect', vmNetworkId: ground.emptyNetworkId },
    addressAdd: { key: 'ip1', kind: 'addressAdd' },
    forwardDelete: { key: 'gone', kind: 'forwardDelete', vpcNatId: ground.oldId },
    forwardEdit: {
      ...forward,
      key: 'edit',
      kind: 'forwardEdit',
      vpcNatId: ground.webId,
      address: { id: ground.ipId },
      name: 'web',
      destinationPort: 8080,
      port: 80,
    },
    forwardCreate: {
      ...forward,
      key: 'ssh',
      kind: 'forwardCreate',
      address: { key: 'ip1' },
      name: 'ssh',
      destinationPort: 22,
    },
    secondAddress: { key: 'ip2', kind: 'addressAdd' },
    addressAssign: {
      key: 'own',
      kind: 'addressAssign',
      address: { key: 'ip2' },
      vmNetworkNodeId: second.nodeId,
    },
    snat: { key: 'out', kind: 'snat', snatEnabled: true },
    ruleCreate: { key: 'open', kind: 'ruleCreate', vmHostId: first.serverId, rule: openPort(8080) },
    ruleDelete: { key: 'shut', kind: 'ruleDelete', vmHostId: first.serverId, vmFirewallRuleId: ground.pingId },
    secondRule: { key: 'open2', kind: 'ruleCreate', vmHostId: second.serverId, rule: openPort(9090) },
    memberAdd: {
      ...presentListener,
      key: 'join2',
      kind: 'memberAdd',
      loadBalancerId: ground.balancerId,
      vmHostId: second.serverId,
    },
    memberRemove: {
      ...presentListener,
      key: 'leave1',
      kind: 'memberRemove',
      loadBalancerId: ground.balancerId,
      vmHostId: first.serverId,
    },
    serverConnect: { key: 'in', kind: 'serverConnect', vmHostId: first.serverId, network: { key: 'net' } },
    serverDisconnect: { key: 'off', kind: 'serverDisconnect', vmNetworkNodeId: ground.guest.nodeId },
    balancerCreate: {
      key: 'lb',
      kind: 'balancerCreate',
      name: 'planned-lb',
      productBundleId: bundles[0]!,
      vmNetworkId,
      vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
      vmLbListeners: [
        {
          vmLbProtocolTypeId: vmLbProtocol.id.http,
          sourcePort: 80,
          destinationPort: 8080,
          vmLbPools: [first.serverId, second.serverId],
        },
      ],
    },
  } satisfies Record<string, WantedChange>
}

/** What a read or a refused call writes down of itself. */
const ofRequests = new Set(['throttles', 'audit_log', 'audit_head', 'sessions', 'idempotency_keys', 'events'])

/** Every row of every table, as text. */
export const wholeDatabase = async (
  api: TestApi,
  without: readonly string[] = [],
): Promise<Record<string, string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(api.db)
  const kept = tables.map(({ name }) => name).filter((name) => !ofRequests.has(name) && !without.includes(name))
  const whole: Record<string, string[]> = {}
  for (const name of kept) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(
      api.db,
    )
    whole[name] = rows.map(({ row }) => row).toSorted()
  }
  return whole
}

/** That something was tried: operations, what was booked for it and taken back, who was told. */
const ofHistory = [
  'operations',
  'operation_steps',
  'operation_holds',
  'ledger_transactions',
  'ledger_entries',
  'notifications',
  'messages',
]
/** What counts how often a row was written, and when. */
const ofWriting = new Set(['modified_at', 'line_count', 'movements', 'operation_id'])

/** All that is there, without what has ended and without its history: the same before a plan and after it was taken back. */
export const whatIsThere = async (api: TestApi): Promise<Record<string, string[]>> => {
  const whole = await wholeDatabase(api, ofHistory)
  const isLive = (row: string) => (JSON.parse(row) as { deleted_at?: string | null }).deleted_at == null
  const settled = (row: string) =>
    JSON.stringify(JSON.parse(row), (key, value: unknown) => (ofWriting.has(key) ? undefined : value))
  return Object.fromEntries(
    Object.entries(whole).map(([table, rows]) => [table, rows.filter(isLive).map(settled).toSorted()]),
  )
}
