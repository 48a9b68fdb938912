import { sql } from 'kysely'
import { vpcAccessStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import type { VpcKey } from './vpcs.store.ts'

export type AccessStatus = keyof typeof vpcAccessStatus.id

/** A cloud's way into a network of another cloud, in whichever project that is. */
export interface AccessKey {
  /** Of the cloud that asks. */
  projectId: number
  accessId: number
}

const { asked, connecting, granted, ending, failed, refused } = vpcAccessStatus.id
/** What may still be answered. */
const answerable = [asked, failed]

/** There is a way, or half of one. */
const leading = [connecting, granted, ending]

export const isWay = ({ statusId }: { statusId: number }): boolean => leading.some((status) => status === statusId)

/** With the cloud that asks, the network, and the cloud that the network is in now. */
const liveAccesses = (db: Db) =>
  db
    .selectFrom('vpc_network_accesses as a')
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'a.project_id').onRef('c.id', '=', 'a.vpc_host_id'),
    )
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'a.network_project_id').onRef('w.id', '=', 'a.vm_network_id'),
    )
    .leftJoin('vpc_interfaces as i', (join) =>
      join
        .onRef('i.project_id', '=', 'a.network_project_id')
        .onRef('i.vm_network_id', '=', 'a.vm_network_id')
        .on('i.deleted_at', 'is', null),
    )
    .where('a.deleted_at', 'is', null)
    .select([
      'a.id',
      'a.project_id as projectId',
      'a.vpc_host_id as vpcHostId',
      'a.network_project_id as networkProjectId',
      'a.vm_network_id as vmNetworkId',
      'a.status_id as statusId',
      'a.description',
      'a.reason',
      'a.asked_by as askedBy',
      'a.created_at as createdAt',
      'a.modified_at as modifiedAt',
      'c.name as vpcHost',
      'w.name as vmNetwork',
      'w.cidr',
      'i.vpc_host_id as holderId',
    ])

export type AccessRow = Awaited<ReturnType<ReturnType<typeof liveAccesses>['executeTakeFirstOrThrow']>>

const askedBy = (db: Db, { projectId, id }: VpcKey) =>
  liveAccesses(db).where('a.project_id', '=', projectId).where('a.vpc_host_id', '=', id)

const askedOf = (db: Db, { projectId, id }: VpcKey) =>
  liveAccesses(db).where('a.network_project_id', '=', projectId).where('i.vpc_host_id', '=', id)

const listCeiling = 200

/** Those that the cloud asked for, and those that it is asked for, the newest first. */
export const listAccesses = async (db: Db, vpc: VpcKey) => {
  const outgoing = await askedBy(db, vpc).orderBy('a.id', 'desc').limit(listCeiling).execute()
  const incoming = await askedOf(db, vpc).orderBy('a.id', 'desc').limit(listCeiling).execute()
  return [
    ...incoming.map((row) => ({ ...row, isIncoming: true })),
    ...outgoing.map((row) => ({ ...row, isIncoming: false })),
  ]
}

/** One that this cloud was asked for, or also asked for itself. */
export const findAccess = async (db: Db, vpc: VpcKey, accessId: number, { isIncoming }: { isIncoming?: true } = {}) => {
  const incoming = await askedOf(db, vpc).where('a.id', '=', accessId).executeTakeFirst()
  if (incoming || isIncoming) return incoming
  return askedBy(db, vpc).where('a.id', '=', accessId).executeTakeFirst()
}

/** The row of an operation on it. */
export const findAccessRow = (db: Db, { projectId, accessId }: AccessKey) =>
  liveAccesses(db).where('a.project_id', '=', projectId).where('a.id', '=', accessId).executeTakeFirst()

/** Ways that lead into networks of the cloud, or into one of them. */
export const listWaysInto = (db: Db, vpc: VpcKey, vmNetworkId?: number) =>
  askedOf(db, vpc)
    .where('a.status_id', 'in', leading)
    .$if(vmNetworkId !== undefined, (query) => query.where('a.vm_network_id', '=', vmNetworkId!))
    .limit(listCeiling)
    .execute()

/** What is still asked for a network of the cloud. */
export const listRequestsInto = (db: Db, vpc: VpcKey, vmNetworkId: number) =>
  askedOf(db, vpc)
    .where('a.status_id', 'in', answerable)
    .where('a.vm_network_id', '=', vmNetworkId)
    .orderBy('a.id')
    .limit(listCeiling)
    .execute()

/** Ways that lead out of the cloud into networks of others. */
export const listWaysOut = (db: Db, vpc: VpcKey) =>
  askedBy(db, vpc).where('a.status_id', 'in', leading).orderBy('a.id').limit(listCeiling).execute()

/** Whether it was asked for and not refused. */
export const isAskedFor = async (db: Db, vpc: VpcKey, vmNetworkId: number): Promise<boolean> => {
  const row = await askedBy(db, vpc)
    .where('a.vm_network_id', '=', vmNetworkId)
    .where('a.status_id', '<>', refused)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * One change of what clouds of a customer lead to at a time: a way and a network that forbid each other cannot both find
 * the ranges free. Taken after the clouds and before networks.
 */
export const holdWays = async (trx: Db, customerId: number) => {
  await sql`select pg_advisory_xact_lock(hashtext('ways between clouds'), ${customerId}::integer)`.execute(trx)
}

/** A network of any project of the customer in the datacenter, with the cloud that it is in. */
export const findSharedNetwork = (db: Db, { customerId, datacenterId }: ProjectOfCall, vmNetworkId: number) =>
  db
    .selectFrom('vm_networks as w')
    .innerJoin('projects as p', 'p.id', 'w.project_id')
    .innerJoin('vpc_interfaces as i', (join) =>
      join.onRef('i.project_id', '=', 'w.project_id').onRef('i.vm_network_id', '=', 'w.id'),
    )
    .where('p.customer_id', '=', customerId)
    .where('p.datacenter_id', '=', datacenterId)
    .where('p.deleted_at', 'is', null)
    .where('w.id', '=', vmNetworkId)
    .where('w.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .select(['w.project_id as projectId', 'w.id', 'w.name', 'w.cidr', 'i.vpc_host_id as vpcHostId'])
    .executeTakeFirst()

export const insertAccess = (
  trx: Db,
  vpc: VpcKey,
  wanted: { network: VpcKey; description: string | undefined; userId: number | null },
) =>
  trx
    .insertInto('vpc_network_accesses')
    .values({
      project_id: vpc.projectId,
      vpc_host_id: vpc.id,
      network_project_id: wanted.network.projectId,
      vm_network_id: wanted.network.id,
      description: wanted.description ?? null,
      asked_by: wanted.userId,
      status_id: asked,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, accessId }: AccessKey) =>
  db
    .updateTable('vpc_network_accesses')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', accessId)
    .where('deleted_at', 'is', null)

export const setAccessStatus = async (db: Db, key: AccessKey, status: AccessStatus) => {
  await update(db, key).set({ status_id: vpcAccessStatus.id[status] }).execute()
}

/** The same, only where it stands so; false: somebody has decided otherwise meanwhile. */
export const turnAccess = async (db: Db, key: AccessKey, from: AccessStatus, to: AccessStatus): Promise<boolean> => {
  const { numUpdatedRows } = await update(db, key)
    .set({ status_id: vpcAccessStatus.id[to] })
    .where('status_id', '=', vpcAccessStatus.id[from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only as long as it may be answered; false: somebody has done that meanwhile, or tries again what was granted. */
export const recordAnswer = async (
  db: Db,
  key: AccessKey,
  answer: { status: AccessStatus; reason: string | undefined; userId: number | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await update(db, key)
    .set({
      status_id: vpcAccessStatus.id[answer.status],
      reason: answer.reason ?? null,
      answered_by: answer.userId,
    })
    .where('status_id', 'in', answerable)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only while no way was opened for it; false: somebody has granted it meanwhile. */
export const takeBackAccess = async (db: Db, key: AccessKey): Promise<boolean> => {
  const { numUpdatedRows } = await update(db, key)
    .set({ deleted_at: sql`now()` })
    .where('status_id', 'in', [asked, failed, refused])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markAccessDeleted = async (db: Db, key: AccessKey) => {
  await update(db, key)
    .set({ deleted_at: sql`now()` })
    .execute()
}

/** The cloud is gone: what it had asked for is over. */
export const markAccessesOfVpcDeleted = async (trx: Db, { projectId, id }: VpcKey) => {
  await trx
    .updateTable('vpc_network_accesses')
    .set({ deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vpc_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The project as its calls have it. */
export const findProjectOf = (db: Db, projectId: number): Promise<ProjectOfCall> =>
  db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['id', 'customer_id as customerId', 'datacenter_id as datacenterId'])
    .executeTakeFirstOrThrow()
