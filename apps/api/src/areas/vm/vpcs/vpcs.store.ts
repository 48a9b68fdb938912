import { sql, type RawBuilder } from 'kysely'
import { networkNodeStatus, serviceStatus } from '@sarv/contract/enums'
import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import { holdsLimits } from '../../../services/limits.service.ts'
import { priceColumns } from '../../../services/price-columns.ts'

/** The most private clouds one list answers. */
const listCeiling = 500

export interface VpcKey {
  projectId: number
  id: number
}

/** A plan as a cloud keeps it: what it allows, and what was agreed for it. */
export interface AgreedPlan {
  bundleId: number | null
  ipv4: number
  tenRules: number
  price: readonly AgreedLine[]
}

const liveVpcs = (db: Db, projectId: number) =>
  db.selectFrom('vpc_hosts as c').where('c.project_id', '=', projectId).where('c.deleted_at', 'is', null)

const shownVpcs = (db: Db, projectId: number) =>
  liveVpcs(db, projectId)
    .innerJoin('projects as p', 'p.id', 'c.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .innerJoin('customers as k', 'k.id', 'p.customer_id')
    .leftJoin('product_bundles as b', 'b.id', 'c.bundle_id')
    .select([
      'c.id',
      'c.project_id as projectId',
      'c.name',
      'c.status_id as statusId',
      'c.address as ipAddress',
      'c.snat_enabled as snatEnabled',
      'c.ipv4',
      'c.ten_rules as tenRules',
      'c.monthly_price_rials as monthlyPriceRials',
      'c.created_at as createdAt',
      'c.modified_at as modifiedAt',
      'd.id as datacenterId',
      'd.name as datacenter',
      'k.name as customer',
      'c.bundle_id as productBundleId',
      'b.name as productBundle',
      holdsLimits(serviceType.vpc, 'c').as('holdsLimits'),
    ])
    .select((eb) =>
      eb
        .selectFrom('vpc_interfaces as i')
        .whereRef('i.project_id', '=', 'c.project_id')
        .whereRef('i.vpc_host_id', '=', 'c.id')
        .where('i.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('networkCount'),
    )

export const listVpcs = (db: Db, projectId: number) =>
  shownVpcs(db, projectId).orderBy('c.id', 'desc').limit(listCeiling).execute()

export const listVpcNames = (db: Db, projectId: number) =>
  liveVpcs(db, projectId).select(['c.id', 'c.name']).orderBy('c.name').limit(listCeiling).execute()

export const findVpc = (db: Db, { projectId, id }: VpcKey) =>
  shownVpcs(db, projectId).where('c.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends, so that what is decided by its status still holds when it is written. */
export const lockVpc = (trx: Db, { projectId, id }: VpcKey) =>
  liveVpcs(trx, projectId)
    .where('c.id', '=', id)
    .select(['c.id', 'c.name', 'c.project_id as projectId', 'c.status_id as statusId', 'c.engine_ref as engineRef'])
    .select(['c.ipv4', 'c.ten_rules as tenRules', 'c.bundle_id as bundleId'])
    .select(['c.address', 'c.snat_enabled as snatEnabled', 'c.snat_address_id as snatAddressId'])
    .select('c.monthly_price_rials as monthlyPriceRials')
    .forUpdate()
    .executeTakeFirst()

export const isVpcNameTaken = async (
  db: Db,
  { projectId, name, exceptId = 0 }: { projectId: number; name: string; exceptId?: number },
): Promise<boolean> => {
  const row = await liveVpcs(db, projectId)
    .where(isNamed('c.name', name))
    .where('c.id', '<>', exceptId)
    .select('c.id')
    .executeTakeFirst()
  return row !== undefined
}

const planColumns = ({ bundleId, ipv4, tenRules, price }: AgreedPlan) => ({
  bundle_id: bundleId,
  ipv4,
  ten_rules: tenRules,
  ...priceColumns(price),
})

/** With the row of its primary address, which is the cloud's own as long as it lives. */
export const insertVpc = async (
  trx: Db,
  projectId: number,
  { name, plan }: { name: string; plan: AgreedPlan },
): Promise<{ id: number }> => {
  const { id } = await trx
    .insertInto('vpc_hosts')
    .values({ project_id: projectId, name, ...planColumns(plan), status_id: serviceStatus.id.inQueue })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('vpc_host_ips')
    .values({ project_id: projectId, vpc_host_id: id, is_primary: true, status_id: networkNodeStatus.id.connected })
    .execute()
  return { id }
}

/** What the steps of an operation have to know of the row itself. */
export const findVpcRow = async (db: Db, { projectId, id }: VpcKey) => {
  const { rials, lines, ...row } = await db
    .selectFrom('vpc_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select(['name', 'ipv4', 'ten_rules as tenRules', 'engine_ref as engineRef', 'snat_enabled as snatEnabled'])
    .select(['monthly_price_rials as rials', 'price_lines as lines'])
    .executeTakeFirstOrThrow()
  return { ...row, price: keptLines(lines, rials) }
}

const update = (db: Db, { projectId, id }: VpcKey) =>
  db
    .updateTable('vpc_hosts')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setVpcStatus = async (db: Db, key: VpcKey, status: keyof typeof serviceStatus.id) => {
  await update(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

export const setVpcName = async (trx: Db, key: VpcKey, name: string) => {
  await update(trx, key).set({ name }).execute()
}

/** What the engine has made of it; null: it has nothing of it. */
export const setVpcOnEngine = async (db: Db, key: VpcKey, router: { ref: string; address: string } | null) => {
  await update(db, key)
    .set({ engine_ref: router?.ref ?? null, address: router?.address ?? null })
    .execute()
}

/** Changes of its network that somebody plans. */
export const countPlanned = async (db: Db, { projectId, id }: VpcKey, userId: number): Promise<number> => {
  const plan = await db
    .selectFrom('network_plans')
    .where('project_id', '=', projectId)
    .where('vpc_host_id', '=', id)
    .where('user_id', '=', userId)
    .select(sql<number>`jsonb_array_length(changes)`.as('count'))
    .executeTakeFirst()
  return plan?.count ?? 0
}

export const setVpcPlan = async (trx: Db, key: VpcKey, plan: AgreedPlan) => {
  await update(trx, key).set(planColumns(plan)).execute()
}

/** Ends the wait of a cloud whose operation is over: active again where the engine has it, failed where it has not. */
export const restVpc = async (trx: Db, key: VpcKey): Promise<{ isOnEngine: boolean }> => {
  const { active, failed } = serviceStatus.id
  const row = await update(trx, key)
    .set({
      status_id: sql<number>`case when engine_ref is null then ${failed}::integer else ${active}::integer end`,
    })
    .returning('engine_ref')
    .executeTakeFirst()
  return { isOnEngine: row?.engine_ref !== null && row !== undefined }
}

/** Whatever is still there of one kind of thing in a cloud, when the cloud ends; `more`: what else it lets go of. */
export const endPartsOf =
  (table: 'vpc_interfaces' | 'vpc_host_ips' | 'vpc_nats', statusId: number, more: RawBuilder<unknown> = sql``) =>
  async (trx: Db, { projectId, id }: VpcKey): Promise<void> => {
    await sql`update ${sql.table(table)} set status_id = ${statusId}, deleted_at = now() ${more}
      where project_id = ${projectId} and vpc_host_id = ${id} and deleted_at is null`.execute(trx)
  }

export const markVpcDeleted = async (trx: Db, key: VpcKey) => {
  await update(trx, key)
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()`, engine_ref: null, address: null })
    .execute()
}
