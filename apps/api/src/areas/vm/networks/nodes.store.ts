import { sql } from 'kysely'
import { networkNodeStatus, serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

const listCeiling = 5000

export interface NodeKey {
  projectId: number
  nodeId: number
}

export type NodeStatus = keyof typeof networkNodeStatus.id

export const listNodes = (
  db: Db,
  projectId: number,
  { vmHostId, vmNetworkId }: { vmHostId?: number | undefined; vmNetworkId?: number | undefined },
) =>
  db
    .selectFrom('vm_network_nodes as n')
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'n.project_id').onRef('w.id', '=', 'n.vm_network_id'),
    )
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('n.project_id', '=', projectId)
    .where('n.deleted_at', 'is', null)
    .$if(vmHostId !== undefined, (query) => query.where('n.vm_host_id', '=', vmHostId!))
    .$if(vmNetworkId !== undefined, (query) => query.where('n.vm_network_id', '=', vmNetworkId!))
    .select([
      'n.id',
      'n.vm_network_id as vmNetworkId',
      'n.vm_host_id as vmHostId',
      'n.address as ipAddress',
      'n.mac_address as macAddress',
      'n.status_id as statusId',
    ])
    .select(['h.name as vmHost', 'w.name as vmNetwork'])
    .orderBy('n.id')
    .limit(listCeiling)
    .execute()

/** Who is on a network, and with which address. */
export const listTaken = (trx: Db, projectId: number, vmNetworkId: number) =>
  trx
    .selectFrom('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('vm_network_id', '=', vmNetworkId)
    .where('deleted_at', 'is', null)
    .select(['vm_host_id as vmHostId', 'address'])
    .execute()

/** Those that the load balancers of the network answer at. */
export const listBalancerAddresses = async (trx: Db, projectId: number, vmNetworkId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('vm_load_balancers')
    .where('project_id', '=', projectId)
    .where('vm_network_id', '=', vmNetworkId)
    .where('deleted_at', 'is', null)
    .where('address', 'is not', null)
    .select('address')
    .execute()
  return rows.map(({ address }) => address!)
}

export const insertNode = (trx: Db, host: VmHostKey, node: { vmNetworkId: number; address: string }) =>
  trx
    .insertInto('vm_network_nodes')
    .values({
      project_id: host.projectId,
      vm_host_id: host.id,
      vm_network_id: node.vmNetworkId,
      address: node.address,
      status_id: networkNodeStatus.id.wait,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findNode = (db: Db, { projectId, nodeId }: NodeKey) =>
  db
    .selectFrom('vm_network_nodes as n')
    .innerJoin('vm_networks as w', 'w.id', 'n.vm_network_id')
    .where('n.project_id', '=', projectId)
    .where('n.id', '=', nodeId)
    .where('n.deleted_at', 'is', null)
    .select([
      'n.id',
      'n.vm_host_id as vmHostId',
      'n.vm_network_id as vmNetworkId',
      'n.address',
      'n.mac_address as mac',
      'n.status_id as statusId',
      'w.name as network',
    ])
    .executeTakeFirst()

/** One of the three is there. */
export interface WayInto {
  forward: string | null
  address: string | null
  balancer: string | null
}

/**
 * What leads to the connection from a private cloud: forwards and balancers by name, or a public address of its own. Of a
 * balancer what counts; while it is being changed, also what it is changed to.
 */
export const listWaysInto = async (trx: Db, { projectId, nodeId }: NodeKey) => {
  const { rows } = await sql<WayInto>`
    select f.name as forward, null as address, null as balancer from vm_network_nodes n
      join vpc_nats f on f.project_id = n.project_id and f.vm_network_id = n.vm_network_id
        and f.destination_ip = n.address and f.deleted_at is null
    where n.project_id = ${projectId} and n.id = ${nodeId}
    union all select null, address, null from vpc_host_ips
    where project_id = ${projectId} and vm_network_node_id = ${nodeId} and deleted_at is null
    union all select distinct null, null, b.name from vm_network_nodes n
      join vm_lb_members m on m.project_id = n.project_id and m.vm_host_id = n.vm_host_id
      join vm_lb_listeners l on l.project_id = m.project_id and l.id = m.listener_id
      join vm_load_balancers b on b.project_id = l.project_id and b.id = l.load_balancer_id
        and b.vm_network_id = n.vm_network_id and b.deleted_at is null
        and (b.revision = l.revision or b.status_id = ${serviceStatus.id.wait})
    where n.project_id = ${projectId} and n.id = ${nodeId}`.execute(trx)
  return rows
}

/** Those of a server that are made or are to be made. */
export const wantedNodes = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status_id', 'in', [networkNodeStatus.id.wait, networkNodeStatus.id.connected])
    .select(['id', 'vm_network_id as vmNetworkId', 'address'])
    .orderBy('id')

const update = (db: Db, { projectId, nodeId }: NodeKey) =>
  db
    .updateTable('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('id', '=', nodeId)
    .where('deleted_at', 'is', null)

/** `from`: only where it stands so. */
export const setNodeStatus = async (db: Db, key: NodeKey, status: NodeStatus, from?: NodeStatus) => {
  await update(db, key)
    .set({ status_id: networkNodeStatus.id[status] })
    .$if(from !== undefined, (query) => query.where('status_id', '=', networkNodeStatus.id[from!]))
    .execute()
}

/** All of a server that stand as `from` says. */
export const setNodesOfHost = async (
  db: Db,
  { projectId, id }: VmHostKey,
  { from, to }: { from: NodeStatus; to: NodeStatus },
) => {
  await db
    .updateTable('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status_id', '=', networkNodeStatus.id[from])
    .set({ status_id: networkNodeStatus.id[to] })
    .execute()
}

export const setNodeMac = async (db: Db, key: NodeKey, mac: string | null) => {
  await update(db, key).set({ mac_address: mac }).execute()
}

/**
 * As if the server had left, inside a transaction that goes on: nobody sees the connection, and its address is still
 * taken (`listLeaving`).
 */
export const hideLeavingNode = async (trx: Db, key: NodeKey) => {
  await update(trx, key)
    .set({ deleted_at: sql`now()` })
    .execute()
}

export const showLeavingNode = async (trx: Db, { projectId, nodeId }: NodeKey) => {
  await trx
    .updateTable('vm_network_nodes')
    .set({ deleted_at: null })
    .where('project_id', '=', projectId)
    .where('id', '=', nodeId)
    .where('status_id', '=', networkNodeStatus.id.detaching)
    .execute()
}

/** Connections of the network that are hidden so. */
export const listLeaving = (trx: Db, projectId: number, vmNetworkId: number) =>
  trx
    .selectFrom('vm_network_nodes')
    .where('project_id', '=', projectId)
    .where('vm_network_id', '=', vmNetworkId)
    .where('deleted_at', 'is not', null)
    .where('status_id', '=', networkNodeStatus.id.detaching)
    .select(['vm_host_id as vmHostId', 'address'])
    .execute()

export const markNodeDeleted = async (db: Db, key: NodeKey) => {
  await update(db, key)
    .set({ status_id: networkNodeStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}

/** Answers how many there were. */
export const markNodesOfHostDeleted = async (trx: Db, { projectId, id }: VmHostKey): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('vm_network_nodes')
    .set({ status_id: networkNodeStatus.id.deleted, deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
