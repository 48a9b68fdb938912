import { sql } from 'kysely'
import { vmLbAlgorithm, vmLbProtocol } from '@sarv/contract/enums'
import type { NetworkPlan, SetNetworkPlanModel } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { z } from 'zod'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { newGateway, type Gateway } from '../vpc-nats/vpc-nats.fixture.ts'
import { listVpcPlans } from '../vpcs/vpcs.fixture.ts'

export type WantedChange = z.input<typeof SetNetworkPlanModel>['changes'][number]

/** A cloud of the smallest plan with two networks, two servers, an address and two forwards; and a network beside it. */
export interface PlanGround {
  gateway: Gateway
  customer: Customer
  path: string
  ipId: number
  webId: number
  oldId: number
  first: { serverId: number; nodeId: number; address: string }
  second: { serverId: number; nodeId: number; address: string }
  freeNetworkId: number
  emptyNetworkId: number
  bundles: number[]
  /** What is kept of the plan, tried out. */
  read: (path?: string) => Promise<NetworkPlan>
  /** Keeps these changes, whatever was there. */
  plan: (changes: readonly WantedChange[]) => Promise<number>
  apply: (version: number, more?: object) => ReturnType<Gateway['send']>
}

let networks = 0

export const newPlanGround = async (api: TestApi): Promise<PlanGround> => {
  const customer = await api.newCustomer({ rials: 1_000_000_000 })
  const gateway = await newGateway(api, customer, { plan: 0, networks: 2 })
  const ipId = await gateway.newAddress()
  const [first, second] = [await gateway.newInside(), await gateway.newInside()]
  const [vmNetworkId, emptyNetworkId] = gateway.networks
  const forward = { vmNetworkId, vpcHostIpId: ipId, destinationIp: first.address }
  const webId = await gateway.done('POST', 'nat/create-dnat', { ...forward, name: 'web', destinationPort: 8080 })
  const oldId = await gateway.done('POST', 'nat/create-dnat', { ...forward, name: 'old', destinationPort: 9090 })
  const free = { name: `free-${(networks += 1)}`, networkIp: '192.168.77.0', subnetMask: '255.255.255.0' }
  const freeNetworkId = await gateway.done('POST', `/vm/${customer.projectId}/network/create`, free)
  const bundles = (await listVpcPlans(api, customer)).map(({ id }) => id)
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
    first,
    second,
    freeNetworkId,
    emptyNetworkId: emptyNetworkId!,
    bundles,
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
