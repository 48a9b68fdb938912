import { sql } from 'kysely'
import { networkNodeStatus, serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import type { ForwardProtocol } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Db } from '../../../db/connection.ts'
import { endPartsOf, type VpcKey } from '../vpcs/vpcs.store.ts'

const listCeiling = 200

export interface VpcIpKey {
  projectId: number
  ipId: number
}

export type VpcIpStatus = keyof typeof networkNodeStatus.id

const { connected, wait, deleted } = networkNodeStatus.id

/** Those of the clouds of a project, with the cloud and the server that has one to itself. */
const liveIps = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_host_ips as i')
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .leftJoin('vm_network_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'i.project_id')
        .onRef('n.id', '=', 'i.vm_network_node_id')
        .on('n.deleted_at', 'is', null),
    )
    .leftJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('i.project_id', '=', projectId)
    .where('i.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)

const address = sql<string | null>`case when i.is_primary then c.address else i.address end`
const forwards = sql<string[]>`coalesce((select array_agg(f.name order by f.name) from vpc_nats f
  where f.project_id = i.project_id and f.vpc_host_ip_id = i.id and f.deleted_at is null), '{}')`

/** The load balancer that an address leads to, or will once a change is done. */
interface BalancerAt {
  id: number
  name: string
  /** Also those of the change. */
  ports: { protocol: ForwardProtocol; port: number }[]
}

const balancer = sql<BalancerAt | null>`(select jsonb_build_object('id', b.id, 'name', b.name, 'ports', (
    select coalesce(jsonb_agg(distinct jsonb_build_object(
      'protocol', case when l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)} then 'udp' else 'tcp' end,
      'port', l.source_port)), '[]')
    from vm_lb_listeners l where l.project_id = b.project_id and l.load_balancer_id = b.id
      and (l.revision = b.revision or b.status_id = ${sql.lit(serviceStatus.id.wait)})))
  from vm_load_balancers b
  where b.project_id = i.project_id and i.id in (b.vpc_host_ip_id, b.next_ip_id) limit 1)`
const isSnat = sql<boolean>`c.snat_enabled and case when c.snat_address_id is null then i.is_primary
  else c.snat_address_id = i.id end`

const shownIps = (db: Db, projectId: number) =>
  liveIps(db, projectId)
    .select(['i.id', 'i.vpc_host_id as vpcHostId', 'c.name as vpcHost', 'i.is_primary as isPrimary'])
    .select(['i.reverse_name as reverseName', 'i.is_protected as isProtected'])
    .select(['n.id as vmNetworkNodeId', 'n.vm_network_id as vmNetworkId', 'h.id as vmHostId', 'h.name as vmHost'])
    .select([address.as('ipAddress'), forwards.as('forwards'), isSnat.as('isSnat'), balancer.as('balancer')])
    .select(
      sql<number>`case when not i.is_primary then i.status_id
        when c.address is null then ${wait}::integer else ${connected}::integer end`.as('statusId'),
    )

export type VpcIpRow = Awaited<ReturnType<typeof listVpcIps>>[number]

export const listVpcIps = (db: Db, vpc: VpcKey) =>
  shownIps(db, vpc.projectId)
    .where('i.vpc_host_id', '=', vpc.id)
    .orderBy('i.is_primary', 'desc')
    .orderBy('i.id')
    .limit(listCeiling)
    .execute()

export const findVpcIp = (db: Db, vpc: VpcKey, ipId: number) =>
  shownIps(db, vpc.projectId).where('i.vpc_host_id', '=', vpc.id).where('i.id', '=', ipId).executeTakeFirst()

/** Those of networks of the cloud that have an address all to themselves. */
export const listOwned = (db: Db, vpc: VpcKey, vmNetworkId: number) =>
  shownIps(db, vpc.projectId)
    .where('i.vpc_host_id', '=', vpc.id)
    .where('n.vm_network_id', '=', vmNetworkId)
    .orderBy('i.id')
    .execute()

/** Besides the primary one: also what has failed holds its place in the plan. */
export const countVpcIps = async (db: Db, vpc: VpcKey): Promise<number> => {
  const { count } = await db
    .selectFrom('vpc_host_ips')
    .where('project_id', '=', vpc.projectId)
    .where('vpc_host_id', '=', vpc.id)
    .where('is_primary', '=', false)
    .where('deleted_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertVpcIp = (trx: Db, vpc: VpcKey) =>
  trx
    .insertInto('vpc_host_ips')
    .values({ project_id: vpc.projectId, vpc_host_id: vpc.id, status_id: wait })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, ipId }: VpcIpKey) =>
  db
    .updateTable('vpc_host_ips')
    .where('project_id', '=', projectId)
    .where('id', '=', ipId)
    .where('deleted_at', 'is', null)

export const setVpcIpAddress = async (db: Db, key: VpcIpKey, given: string | null) => {
  await update(db, key).set({ address: given }).execute()
}

/** `from`: only where it stands so. */
export const setVpcIpStatus = async (db: Db, key: VpcIpKey, status: VpcIpStatus, from?: VpcIpStatus) => {
  await update(db, key)
    .set({ status_id: networkNodeStatus.id[status] })
    .$if(from !== undefined, (query) => query.where('status_id', '=', networkNodeStatus.id[from!]))
    .execute()
}

export const setVpcIpNode = async (db: Db, key: VpcIpKey, vmNetworkNodeId: number | null) => {
  await update(db, key).set({ vm_network_node_id: vmNetworkNodeId }).execute()
}

/** Whether it is still there to be another cloud's. */
export const setVpcIpCloud = async (db: Db, key: VpcIpKey, vpcHostId: number): Promise<boolean> => {
  const { numUpdatedRows } = await update(db, key).set({ vpc_host_id: vpcHostId }).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setVpcIpSettings = async (
  db: Db,
  key: VpcIpKey,
  { reverseName, isProtected }: { reverseName: string | null; isProtected: boolean },
) => {
  await update(db, key).set({ reverse_name: reverseName, is_protected: isProtected }).execute()
}

// A connection that has ended may be forgotten: nothing that has ended points to it.
const ended = () => ({ status_id: deleted, deleted_at: sql<Date>`now()`, vm_network_node_id: null })

export const markVpcIpDeleted = async (trx: Db, key: VpcIpKey) => {
  await update(trx, key).set(ended()).execute()
}

export const markIpsOfVpcDeleted = endPartsOf('vpc_host_ips', deleted, sql`, vm_network_node_id = null`)

/** The further address that servers go out with; null: the primary one. */
export const findChosenSnat = async (db: Db, { projectId, id }: VpcKey): Promise<number | null> => {
  const row = await db
    .selectFrom('vpc_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select('snat_address_id as chosen')
    .executeTakeFirst()
  return row?.chosen ?? null
}

/** The connection of a server in a network of the cloud, while it is connected. */
export const findNodeIn = (db: Db, vpc: VpcKey, nodeId: number) =>
  db
    .selectFrom('vm_network_nodes as n')
    .innerJoin('vpc_interfaces as x', (join) =>
      join
        .onRef('x.project_id', '=', 'n.project_id')
        .onRef('x.vm_network_id', '=', 'n.vm_network_id')
        .on('x.deleted_at', 'is', null),
    )
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('n.project_id', '=', vpc.projectId)
    .where('x.vpc_host_id', '=', vpc.id)
    .where('n.id', '=', nodeId)
    .where('n.status_id', '=', connected)
    .where('n.deleted_at', 'is', null)
    .select(['n.id', 'n.vm_network_id as vmNetworkId', 'n.address', 'h.name as server'])
    .executeTakeFirst()

/** What else leads to the server's place in the network: forwards by name, an address that is all its own. */
export const listWaysTo = async (db: Db, node: { projectId: number; id: number }) => {
  const ofForwards = db
    .selectFrom('vpc_nats as f')
    .innerJoin('vm_network_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'f.project_id')
        .onRef('n.vm_network_id', '=', 'f.vm_network_id')
        .onRef('n.address', '=', 'f.destination_ip'),
    )
    .where('n.project_id', '=', node.projectId)
    .where('n.id', '=', node.id)
    .where('f.deleted_at', 'is', null)
    .select('f.name')
  const ofAddresses = shownIps(db, node.projectId).where('i.vm_network_node_id', '=', node.id)
  return {
    forwards: (await ofForwards.execute()).map(({ name }) => name),
    addresses: (await ofAddresses.execute()).map(({ id, ipAddress }) => ({ id, address: ipAddress })),
  }
}

/** A server that is gone has no address to itself any more. */
export const freeIpsOfHost = async (trx: Db, host: { projectId: number; id: number }): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('vpc_host_ips')
    .set({ vm_network_node_id: null })
    .where('project_id', '=', host.projectId)
    .where('vm_network_node_id', 'in', (eb) =>
      eb
        .selectFrom('vm_network_nodes')
        .where('project_id', '=', host.projectId)
        .where('vm_host_id', '=', host.id)
        .select('id'),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
