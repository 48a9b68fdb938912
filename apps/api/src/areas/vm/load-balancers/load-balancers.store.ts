import { sql } from 'kysely'
import { serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import { priceColumns } from '../../../services/price-columns.ts'

/** The most load balancers one list answers. */
const listCeiling = 500

export interface BalancerKey {
  projectId: number
  id: number
}

export type BalancerStatus = keyof typeof serviceStatus.id

/** A plan as a balancer keeps it. */
export interface AgreedPlan {
  bundleId: number | null
  price: readonly AgreedLine[]
}

const liveBalancers = (db: Db, projectId: number) =>
  db.selectFrom('vm_load_balancers as b').where('b.project_id', '=', projectId).where('b.deleted_at', 'is', null)

/** With the network, the cloud that the network is connected to, and the public address that leads to it. */
const shownBalancers = (db: Db, projectId: number) =>
  liveBalancers(db, projectId)
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'b.project_id').onRef('w.id', '=', 'b.vm_network_id'),
    )
    .leftJoin('vpc_interfaces as i', (join) =>
      join
        .onRef('i.project_id', '=', 'b.project_id')
        .onRef('i.vm_network_id', '=', 'b.vm_network_id')
        .on('i.deleted_at', 'is', null),
    )
    .leftJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .leftJoin('vpc_host_ips as p', (join) =>
      join.onRef('p.project_id', '=', 'b.project_id').onRef('p.id', '=', 'b.vpc_host_ip_id'),
    )
    .select([
      'b.id',
      'b.name',
      'b.address as ipAddress',
      'b.vm_network_id as vmNetworkId',
      'w.name as vmNetwork',
      'b.algorithm_id as vmLbAlgorithmId',
      'b.revision',
      'b.status_id as statusId',
      'b.bundle_id as productBundleId',
      'b.monthly_price_rials as monthlyPrice',
      'b.created_at as createdAt',
      'c.id as vpcHostId',
      'c.name as vpcHost',
      'p.id as vpcHostIpId',
      'p.address as vpcHostIp',
    ])

/** With how many servers stand behind it, and of how many it is known that they do not answer at one listener at least. */
export const listBalancers = (db: Db, projectId: number, { vpcHostId }: { vpcHostId?: number | undefined } = {}) =>
  shownBalancers(db, projectId)
    .$if(vpcHostId !== undefined, (query) => query.where('c.id', '=', vpcHostId!))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('vm_lb_listeners as l')
          .leftJoin('vm_lb_members as m', (join) =>
            join.onRef('m.project_id', '=', 'l.project_id').onRef('m.listener_id', '=', 'l.id'),
          )
          .leftJoin('vm_lb_health as s', (join) =>
            join
              .onRef('s.project_id', '=', 'l.project_id')
              .onRef('s.load_balancer_id', '=', 'l.load_balancer_id')
              .onRef('s.source_port', '=', 'l.source_port')
              .onRef('s.vm_host_id', '=', 'm.vm_host_id')
              .on('s.is_udp', '=', isUdpListener)
              .on('l.health_check', 'is not', null)
              .on('s.is_up', '=', false),
          )
          .whereRef('l.project_id', '=', 'b.project_id')
          .whereRef('l.load_balancer_id', '=', 'b.id')
          .whereRef('l.revision', '=', 'b.revision')
          .select([
            sql<number>`count(distinct l.id)::int`.as('listenerCount'),
            sql<number>`count(distinct m.vm_host_id)::int`.as('memberCount'),
            sql<number>`count(distinct s.vm_host_id)::int`.as('downCount'),
            sql<number>`(count(distinct s.vm_host_id) filter (where s.out_since is not null))::int`.as('outCount'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['counted.listenerCount', 'counted.memberCount', 'counted.downCount', 'counted.outCount'])
    .orderBy('b.id', 'desc')
    .limit(listCeiling)
    .execute()

/** Of the listener `l`. */
const isUdpListener = sql<boolean>`(l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)})`

export const findBalancer = (db: Db, { projectId, id }: BalancerKey) =>
  shownBalancers(db, projectId).where('b.id', '=', id).executeTakeFirst()

/** Those that stand in any of these networks. */
export const balancersIn = (db: Db, projectId: number, vmNetworkIds: readonly number[]) =>
  vmNetworkIds.length === 0
    ? Promise.resolve([])
    : liveBalancers(db, projectId)
        .where('b.vm_network_id', 'in', [...vmNetworkIds])
        .select(['b.id', 'b.name', 'b.vm_network_id as vmNetworkId'])
        .orderBy('b.name')
        .limit(listCeiling)
        .execute()

/** Holds the row until the transaction ends, so that what is decided by its status still holds when it is written. */
export const lockBalancer = (trx: Db, { projectId, id }: BalancerKey) =>
  liveBalancers(trx, projectId)
    .where('b.id', '=', id)
    .select(['b.id', 'b.name', 'b.project_id as projectId', 'b.vm_network_id as vmNetworkId'])
    .select(['b.algorithm_id as algorithmId', 'b.revision', 'b.status_id as statusId', 'b.engine_ref as engineRef'])
    .select(['b.bundle_id as bundleId', 'b.monthly_price_rials as monthlyPriceRials'])
    .select('b.vpc_host_ip_id as vpcHostIpId')
    .forUpdate()
    .executeTakeFirst()

export const isBalancerNameTaken = async (
  db: Db,
  { projectId, name, exceptId = 0 }: { projectId: number; name: string; exceptId?: number },
): Promise<boolean> => {
  const row = await liveBalancers(db, projectId)
    .where(isNamed('b.name', name))
    .where('b.id', '<>', exceptId)
    .select('b.id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewBalancer {
  name: string
  vmNetworkId: number
  algorithmId: number
  vpcHostIpId: number | null
  plan: AgreedPlan
}

export const insertBalancer = (trx: Db, projectId: number, balancer: NewBalancer) =>
  trx
    .insertInto('vm_load_balancers')
    .values({
      project_id: projectId,
      name: balancer.name,
      vm_network_id: balancer.vmNetworkId,
      algorithm_id: balancer.algorithmId,
      vpc_host_ip_id: balancer.vpcHostIpId,
      bundle_id: balancer.plan.bundleId,
      ...priceColumns(balancer.plan.price),
      status_id: serviceStatus.id.inQueue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** What the steps of an operation have to know of the row itself. */
export const findBalancerRow = async (db: Db, { projectId, id }: BalancerKey) => {
  const { rials, lines, ...row } = await db
    .selectFrom('vm_load_balancers')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select(['name', 'vm_network_id as vmNetworkId', 'algorithm_id as algorithmId', 'revision'])
    .select(['engine_ref as engineRef', 'monthly_price_rials as rials', 'price_lines as lines'])
    .select('vpc_host_ip_id as vpcHostIpId')
    .executeTakeFirstOrThrow()
  return { ...row, price: keptLines(lines, rials) }
}

const update = (db: Db, { projectId, id }: BalancerKey) =>
  db
    .updateTable('vm_load_balancers')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setBalancerStatus = async (db: Db, key: BalancerKey, status: BalancerStatus) => {
  await update(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

/** What the engine has made of it; null: it has nothing of it. */
export const setBalancerOnEngine = async (db: Db, key: BalancerKey, made: { ref: string; address: string } | null) => {
  await update(db, key)
    .set({ engine_ref: made?.ref ?? null, address: made?.address ?? null })
    .execute()
}

/** Of one that is only tried out: engines take the last addresses of a network first. */
export const setLikelyAddress = async (trx: Db, key: BalancerKey) => {
  const { cidr } = await trx
    .selectFrom('vm_load_balancers as b')
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'b.project_id').onRef('w.id', '=', 'b.vm_network_id'),
    )
    .where('b.project_id', '=', key.projectId)
    .where('b.id', '=', key.id)
    .select('w.cidr')
    .executeTakeFirstOrThrow()
  await setBalancerOnEngine(trx, key, { ref: 'planned', address: usableAddresses(cidr).last })
}

/** The public address that leads to it; null: none does. */
export const setBalancerIp = async (db: Db, key: BalancerKey, ipId: number | null) => {
  await update(db, key).set({ vpc_host_ip_id: ipId }).execute()
}

/** The address that a change is about to give it; null: no change is, or it gets none. */
export const setNextIp = async (trx: Db, key: BalancerKey, ipId: number | null) => {
  await update(trx, key).set({ next_ip_id: ipId }).execute()
}

/** Which of its revisions counts. */
export const setRevision = async (trx: Db, key: BalancerKey, revision: number) => {
  await update(trx, key).set({ revision }).execute()
}

export interface ChangedBalancer {
  name: string
  algorithmId: number
  revision: number
  vpcHostIpId: number | null
  /** Absent: as it was. */
  plan?: AgreedPlan | undefined
}

export const recordChange = async (
  trx: Db,
  key: BalancerKey,
  { name, algorithmId, revision, vpcHostIpId, plan }: ChangedBalancer,
) => {
  await update(trx, key)
    .set({
      name,
      algorithm_id: algorithmId,
      revision,
      vpc_host_ip_id: vpcHostIpId,
      next_ip_id: null,
      ...(plan && { bundle_id: plan.bundleId, ...priceColumns(plan.price) }),
    })
    .execute()
}

/** Ends the wait of one whose operation is over: active again where the engine has it in order, else failed. */
export const restBalancer = async (trx: Db, key: BalancerKey): Promise<{ isOnEngine: boolean }> => {
  const { active, failed, wait, deleting, rebuild } = serviceStatus.id
  const row = await update(trx, key)
    .set({
      status_id: sql<number>`case
        when engine_ref is null then ${failed}::integer
        when status_id in (${wait}::integer, ${deleting}::integer, ${rebuild}::integer) then ${active}::integer
        else status_id end`,
    })
    .returning('engine_ref')
    .executeTakeFirst()
  return { isOnEngine: row?.engine_ref !== null && row !== undefined }
}

export const markBalancerDeleted = async (trx: Db, key: BalancerKey) => {
  await update(trx, key)
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()`, engine_ref: null, address: null })
    .set({ vpc_host_ip_id: null, next_ip_id: null })
    .execute()
}
