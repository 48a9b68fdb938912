import { networkNodeStatus, powerStatus, vmKeyStatus } from '@sarv/contract/enums'
import { describeGate } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { FirewallKind } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { reach, type Gate, type ReachServer } from '@sarv/contract/vm/host-firewall/reach.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findVmHost, type VmHostKey } from '../hosts/hosts.store.ts'
import { listRules, type StoredRule } from './host-firewall.store.ts'

/** The most networks and addresses of one server that count. */
const ceiling = 200

/** What the engine has given to the server, whether it came with it or later. */
const publicAddressesOf = async (db: Db, { projectId, id }: VmHostKey): Promise<string[]> => {
  const rows = await db
    .selectFrom('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status_id', '=', networkNodeStatus.id.connected)
    .select('address')
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(ceiling)
    .execute()
  return rows.flatMap(({ address }) => address ?? [])
}

/** With the private cloud that each network hangs on, and what that leads to. */
const connectionsOf = async (db: Db, { projectId, id }: VmHostKey) => {
  const rows = await db
    .selectFrom('vm_network_nodes as c')
    .innerJoin('vm_networks as n', (join) =>
      join.onRef('n.project_id', '=', 'c.project_id').onRef('n.id', '=', 'c.vm_network_id'),
    )
    .leftJoin('vpc_interfaces as i', (join) =>
      join
        .onRef('i.project_id', '=', 'c.project_id')
        .onRef('i.vm_network_id', '=', 'c.vm_network_id')
        .on('i.deleted_at', 'is', null)
        .on('i.status_id', '=', vmKeyStatus.id.active),
    )
    .leftJoin('vpc_hosts as v', (join) =>
      join
        .onRef('v.project_id', '=', 'i.project_id')
        .onRef('v.id', '=', 'i.vpc_host_id')
        .on('v.deleted_at', 'is', null)
        .on('v.engine_ref', 'is not', null),
    )
    .where('c.project_id', '=', projectId)
    .where('c.vm_host_id', '=', id)
    .where('c.deleted_at', 'is', null)
    .where('c.status_id', '=', networkNodeStatus.id.connected)
    .select(['c.vm_network_id as vmNetworkId', 'c.address', 'n.cidr', 'n.name'])
    .select(['v.id as cloudId', 'v.name as cloudName', 'v.address as cloudAddress', 'v.snat_enabled as hasExit'])
    .orderBy('c.id')
    .limit(ceiling)
    .execute()
  const cidrs = await cidrsOfClouds(
    db,
    projectId,
    rows.flatMap(({ cloudId }) => cloudId ?? []),
  )
  return rows.map(({ cloudId, cloudName, cloudAddress, hasExit, ...connection }) => ({
    ...connection,
    cloudName,
    cloud:
      cloudId === null ? null : { id: cloudId, cidrs: cidrs.get(cloudId) ?? [], exit: hasExit ? cloudAddress : null },
  }))
}

const cidrsOfClouds = async (db: Db, projectId: number, ids: readonly number[]): Promise<Map<number, string[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vpc_interfaces as i')
    .innerJoin('vm_networks as n', (join) =>
      join.onRef('n.project_id', '=', 'i.project_id').onRef('n.id', '=', 'i.vm_network_id'),
    )
    .where('i.project_id', '=', projectId)
    .where('i.vpc_host_id', 'in', ids)
    .where('i.deleted_at', 'is', null)
    .where('i.status_id', '=', vmKeyStatus.id.active)
    .select(['i.vpc_host_id as cloudId', 'n.cidr'])
    .limit(ceiling)
    .execute()
  const byCloud = Map.groupBy(rows, ({ cloudId }) => cloudId)
  return new Map([...byCloud].map(([id, of]) => [id, of.map(({ cidr }) => cidr)]))
}

const loadServer = async (db: Db, key: VmHostKey, kind: FirewallKind) => {
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  const connections = await connectionsOf(db, key)
  const server: ReachServer<StoredRule> = {
    vmHostId: host.id,
    isOn: host.powerStatus === powerStatus.id.poweredOn,
    publicAddresses: await publicAddressesOf(db, key),
    connections,
    kind,
    rules: await listRules(db, key),
  }
  return { server, name: host.name, networks: connections }
}

export interface ReachAsked {
  from: { vmHostId: number } | { address: string }
  firewallProtocolId: number
  port: number
}

const stepOf = (gate: Gate<StoredRule>, sentence: string): ReachAnswer['steps'][number] => ({
  gate: gate.gate,
  isOpen: gate.isOpen,
  ruleId: gate.gate === 'ingress' || gate.gate === 'egress' ? (gate.rule?.id ?? null) : null,
  vmHostId: gate.gate === 'route' ? null : gate.vmHostId,
  sentence,
})

/** Whether something reaches a port of a server, gate by gate, and which rule decides. */
export const answerReach = async (
  db: Db,
  key: VmHostKey,
  { from, firewallProtocolId, port }: ReachAsked,
  kind: FirewallKind,
): Promise<ReachAnswer> => {
  const to = await loadServer(db, key, kind)
  const other =
    'vmHostId' in from ? await loadServer(db, { projectId: key.projectId, id: from.vmHostId }, kind) : undefined
  const { isReachable, gates } = reach({
    from: other?.server ?? (from as { address: string }),
    to: to.server,
    firewallProtocolId,
    port,
  })
  const names = {
    server: (id: number) => (id === other?.server.vmHostId ? other.name : to.name),
    cloud: (id: number) =>
      [...to.networks, ...(other?.networks ?? [])].find(({ cloud }) => cloud?.id === id)?.cloudName ?? String(id),
    network: (id: number) => to.networks.find(({ vmNetworkId }) => vmNetworkId === id)?.name ?? String(id),
  }
  return { isReachable, steps: gates.map((gate) => stepOf(gate, describeGate(gate, names))) }
}
