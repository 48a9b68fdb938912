import { sql } from 'kysely'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import { builtOnce } from '../../../db/built-once.ts'
import type { Db } from '../../../db/connection.ts'

/** The most servers one list answers; a project with more is asked to split. */
const listCeiling = 5000

export interface VmHostKey {
  projectId: number
  id: number
}

export interface NewVmHost {
  name: string
  vmImageId: number
  vmKeyId: number | null
  sealedPassword: string | null
  bundleId: number | null
  cpu: number
  memoryGb: number
  diskGb: number
  storageClassTypeId: number
  wantsIpv4: boolean
  wantsIpv6: boolean
  monthlyPriceRials: number
}

const liveHosts = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_hosts as h')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .where('h.project_id', '=', projectId)
    .where('h.deleted_at', 'is', null)

export const listVmHosts = builtOnce((db, projectId: number) =>
  liveHosts(db, projectId)
    .select([
      'h.id',
      'h.name',
      'h.status_id',
      'h.storage_class_type_id',
      'h.cpu',
      'h.memory_gb',
      'h.disk_gb',
      'h.ipv4',
      'h.is_cluster',
      'h.power_status',
      'h.monthly_price_rials',
      'h.holds_limits',
      'h.created_at',
      'i.operating_system',
      'i.name as vm_image',
      'd.name as datacenter',
    ])
    .orderBy('h.id', 'desc')
    .limit(sql.lit(listCeiling)),
)

export const findVmHost = (db: Db, { projectId, id }: VmHostKey) =>
  liveHosts(db, projectId)
    .where('h.id', '=', id)
    .selectAll('h')
    .select(['i.operating_system_id', 'i.operating_system', 'i.name as vm_image'])
    .select(['d.id as datacenter_id', 'd.name as datacenter', 'd.hypervisor_id'])
    .executeTakeFirst()

/** Holds the row until the transaction ends, so that what is decided by its status still holds when it is written. */
export const lockVmHost = (trx: Db, { projectId, id }: VmHostKey) =>
  trx
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'status_id', 'power_status'])
    .forUpdate()
    .executeTakeFirst()

export const insertVmHost = (trx: Db, projectId: number, host: NewVmHost) =>
  trx
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: host.name,
      vm_image_id: host.vmImageId,
      vm_key_id: host.vmKeyId,
      password_secret: host.sealedPassword,
      is_predefined: host.bundleId !== null,
      bundle_id: host.bundleId,
      cpu: host.cpu,
      memory_gb: host.memoryGb,
      disk_gb: host.diskGb,
      storage_class_type_id: host.storageClassTypeId,
      wants_ipv4: host.wantsIpv4,
      wants_ipv6: host.wantsIpv6,
      monthly_price_rials: host.monthlyPriceRials,
      status_id: serviceStatus.id.inQueue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const isVmHostNameTaken = async (db: Db, projectId: number, name: string): Promise<boolean> => {
  const row = await db
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const update = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .updateTable('vm_hosts')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setVmHostStatus = async (db: Db, key: VmHostKey, status: keyof typeof serviceStatus.id) => {
  await update(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

export const setDesiredPower = async (db: Db, key: VmHostKey, desired: 'on' | 'off') => {
  await update(db, key).set({ desired_power: desired }).execute()
}

/** Running or off, by what the engine said last; a server that the engine never showed has failed. */
export const setStatusByPower = async (db: Db, key: VmHostKey) => {
  await update(db, key)
    .set({
      status_id: sql<number>`case power_status when ${powerStatus.id.poweredOn} then ${serviceStatus.id.active}::integer
        when ${powerStatus.id.poweredOff} then ${serviceStatus.id.shutdown}::integer
        else ${serviceStatus.id.failed}::integer end`,
    })
    .execute()
}

export const setEngineRef = async (db: Db, key: VmHostKey, ref: string | null) => {
  await update(db, key).set({ engine_ref: ref }).execute()
}

export interface ObservedServer {
  powerStatus: string
  networkStatus: string
  ipv4: string | null
  ipv6: string | null
}

export const recordObserved = async (db: Db, key: VmHostKey, observed: ObservedServer) => {
  await update(db, key)
    .set({
      power_status: observed.powerStatus,
      network_status: observed.networkStatus,
      ipv4: observed.ipv4,
      ipv6: observed.ipv6,
    })
    .execute()
}

/** Nothing of it is on the engine any more. */
export const forgetObserved = async (db: Db, key: VmHostKey) => {
  await update(db, key)
    .set({ engine_ref: null, power_status: null, network_status: null, ipv4: null, ipv6: null })
    .execute()
}

export const wipePassword = async (db: Db, key: VmHostKey) => {
  await update(db, key).set({ password_secret: null }).execute()
}

export const markVmHostDeleted = async (trx: Db, key: VmHostKey) => {
  await update(trx, key)
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()`, password_secret: null, power_status: null })
    .execute()
}

export interface HeldLimits {
  customerId: number
  cpu: number
  memoryGb: number
  diskGb: number
  ip: number
  vm: number
}

const turnLimits = async (trx: Db, key: VmHostKey, holds: boolean): Promise<HeldLimits | undefined> => {
  const row = await update(trx, key)
    .set({ holds_limits: holds })
    .where('holds_limits', '=', !holds)
    .returning([
      'cpu',
      'memory_gb',
      'disk_gb',
      'wants_ipv4',
      (eb) =>
        eb
          .selectFrom('projects')
          .select('customer_id')
          .whereRef('projects.id', '=', 'vm_hosts.project_id')
          .as('customer_id'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    customerId: row.customer_id!,
    cpu: row.cpu,
    memoryGb: row.memory_gb,
    diskGb: row.disk_gb,
    ip: row.wants_ipv4 ? 1 : 0,
    vm: 1,
  }
}

/** What the server held of its customer's limits; nothing when it was given back before. */
export const stopHoldingLimits = (trx: Db, key: VmHostKey) => turnLimits(trx, key, false)

/** What the server has to take again of its customer's limits; nothing when it holds them already. */
export const startHoldingLimits = (trx: Db, key: VmHostKey) => turnLimits(trx, key, true)

/** Everything an engine needs to build the server. */
export const findServerOrder = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_hosts as h')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .leftJoin('vm_keys as k', (join) =>
      join.onRef('k.project_id', '=', 'h.project_id').onRef('k.id', '=', 'h.vm_key_id'),
    )
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .select([
      'h.name',
      'h.cpu',
      'h.memory_gb',
      'h.disk_gb',
      'h.wants_ipv4',
      'h.wants_ipv6',
      'h.password_secret',
      'h.ipv4',
      'i.engine_ref as image',
      'k.public_key',
    ])
    .executeTakeFirstOrThrow()
