import { sql } from 'kysely'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'

const listCeiling = 500

export interface NetworkKey {
  projectId: number
  id: number
}

type NetworkStatus = keyof typeof vmKeyStatus.id

const liveNetworks = (db: Db, projectId: number) =>
  db.selectFrom('vm_networks as w').where('w.project_id', '=', projectId).where('w.deleted_at', 'is', null)

/** With the private cloud that each is connected to, if any. */
const withClouds = (db: Db, projectId: number) =>
  liveNetworks(db, projectId)
    .leftJoin('vpc_interfaces as i', (join) =>
      join
        .onRef('i.project_id', '=', 'w.project_id')
        .onRef('i.vm_network_id', '=', 'w.id')
        .on('i.deleted_at', 'is', null),
    )
    .leftJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .select(['i.vpc_host_id as vpcHostId', 'c.name as vpcHost'])

export const listNetworks = (db: Db, projectId: number) =>
  withClouds(db, projectId)
    .select([
      'w.id',
      'w.name',
      'w.cidr',
      'w.gateway_ip as gatewayIp',
      'w.status_id as statusId',
      'w.created_at as createdAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('vm_network_nodes as n')
        .whereRef('n.project_id', '=', 'w.project_id')
        .whereRef('n.vm_network_id', '=', 'w.id')
        .where('n.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('nodeCount'),
    )
    .orderBy('w.id', 'desc')
    .limit(listCeiling)
    .execute()

/** Those that a server can join. */
export const listActiveNetworks = (db: Db, projectId: number) =>
  withClouds(db, projectId)
    .where('w.status_id', '=', vmKeyStatus.id.active)
    .select(['w.id', 'w.name', 'w.cidr', 'w.gateway_ip as gatewayIp'])
    .orderBy('w.name')
    .limit(listCeiling)
    .execute()

/** Names and ranges of all that are there, also of those that are being made. */
export const listRanges = (db: Db, projectId: number) =>
  liveNetworks(db, projectId).select(['w.id', 'w.name', 'w.cidr']).orderBy('w.id').limit(listCeiling).execute()

/**
 * Holds the row until the transaction ends: who joins a network, leaves it or ends it does so one after the other.
 * Rows that refer to it are not kept waiting.
 */
export const lockNetwork = (trx: Db, { projectId, id }: NetworkKey) =>
  liveNetworks(trx, projectId)
    .where('w.id', '=', id)
    .select(['w.id', 'w.name', 'w.cidr', 'w.gateway_ip as gatewayIp', 'w.status_id as statusId'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The private cloud that a network is connected to, if any. */
export const findCloudOf = (db: Db, { projectId, id }: NetworkKey) =>
  db
    .selectFrom('vpc_interfaces as i')
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .where('i.project_id', '=', projectId)
    .where('i.vm_network_id', '=', id)
    .where('i.deleted_at', 'is', null)
    .select('c.name')
    .executeTakeFirst()

/** One change of names and ranges at a time: two networks that overlap cannot both find the range free. */
export const holdNetworks = async (trx: Db, projectId: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('vm networks'), ${projectId}::integer)`.execute(trx)
}

/** By another network than this one. */
export const isNetworkNameTaken = async (
  db: Db,
  { projectId, name, exceptId = 0 }: { projectId: number; name: string; exceptId?: number },
): Promise<boolean> => {
  const row = await liveNetworks(db, projectId)
    .where(isNamed('w.name', name))
    .where('w.id', '<>', exceptId)
    .select('w.id')
    .executeTakeFirst()
  return row !== undefined
}

export const findNetwork = (db: Db, { projectId, id }: NetworkKey) =>
  liveNetworks(db, projectId)
    .where('w.id', '=', id)
    .select(['w.name', 'w.cidr', 'w.gateway_ip as gatewayIp'])
    .executeTakeFirstOrThrow()

export const insertNetwork = (trx: Db, projectId: number, network: { name: string; cidr: string; gatewayIp: string }) =>
  trx
    .insertInto('vm_networks')
    .values({
      project_id: projectId,
      name: network.name,
      cidr: network.cidr,
      gateway_ip: network.gatewayIp,
      status_id: vmKeyStatus.id.wait,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, id }: NetworkKey) =>
  db
    .updateTable('vm_networks')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

export const setNetworkName = async (trx: Db, key: NetworkKey, name: string) => {
  await update(trx, key).set({ name }).execute()
}

export const setNetworkStatus = async (trx: Db, key: NetworkKey, status: NetworkStatus) => {
  await update(trx, key).set({ status_id: vmKeyStatus.id[status] }).execute()
}

export const markNetworkDeleted = async (trx: Db, key: NetworkKey) => {
  await update(trx, key)
    .set({ status_id: vmKeyStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}
