import { sql } from 'kysely'
import { backupStatus, serviceStatus, snapshotStatus } from '@sarv/contract/enums'
import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import { builtOnce } from '../../../db/built-once.ts'
import type { Db } from '../../../db/connection.ts'
import { priceColumns } from '../../../services/price-columns.ts'
import { isNamed } from '../../../db/names.ts'
import { holdsLimits } from '../../../services/limits.service.ts'

/** The most volumes one list answers. */
const listCeiling = 5000

export interface VolumeKey {
  projectId: number
  id: number
}

export interface NewVolume {
  name: string
  sizeGb: number
  bundleId: number | null
  price: readonly AgreedLine[]
}

/** With the server it is attached to, also one that lies in the bin. */
const liveVolumes = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_volumes as v')
    .innerJoin('projects as p', 'p.id', 'v.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .leftJoin('vm_volume_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'v.project_id')
        .onRef('n.vm_volume_id', '=', 'v.id')
        .on('n.deleted_at', 'is', null),
    )
    .leftJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .where('v.project_id', '=', projectId)
    .where('v.deleted_at', 'is', null)
    .select([
      'v.id',
      'v.name',
      'v.size_gb as volumeSize',
      'v.status_id as statusId',
      'v.monthly_price_rials as monthlyPrice',
      'v.created_at as createdAt',
      'd.name as datacenter',
      'n.id as volumeNodeId',
      'n.device',
      'h.id as vmHostId',
      'h.name as vmHost',
      'h.power_status as powerStatus',
      holdsLimits(serviceType.volume, 'v').as('holdsLimits'),
    ])

export const listVolumes = builtOnce((db, projectId: number) =>
  liveVolumes(db, projectId).orderBy('v.id', 'desc').limit(sql.lit(listCeiling)),
)

export const findVolume = (db: Db, { projectId, id }: VolumeKey) =>
  liveVolumes(db, projectId).where('v.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends, so that what is decided by its status still holds when it is written. */
export const lockVolume = (trx: Db, { projectId, id }: VolumeKey) =>
  trx
    .selectFrom('vm_volumes')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'project_id as projectId', 'size_gb as volumeSize', 'status_id as statusId'])
    .select(['is_predefined as isPredefined', 'engine_ref as engineRef', 'monthly_price_rials as monthlyPriceRials'])
    .forUpdate()
    .executeTakeFirst()

export const isVolumeNameTaken = async (
  db: Db,
  projectId: number,
  name: string,
  { exceptId = 0 }: { exceptId?: number } = {},
): Promise<boolean> => {
  const row = await db
    .selectFrom('vm_volumes')
    .where('project_id', '=', projectId)
    .where(isNamed('name', name))
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertVolume = (trx: Db, projectId: number, volume: NewVolume) =>
  trx
    .insertInto('vm_volumes')
    .values({
      project_id: projectId,
      name: volume.name,
      size_gb: volume.sizeGb,
      is_predefined: volume.bundleId !== null,
      bundle_id: volume.bundleId,
      ...priceColumns(volume.price),
      status_id: serviceStatus.id.inQueue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, id }: VolumeKey) =>
  db
    .updateTable('vm_volumes')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setVolumeStatus = async (db: Db, key: VolumeKey, status: keyof typeof serviceStatus.id) => {
  await update(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

export const setVolumeName = async (trx: Db, key: VolumeKey, name: string) => {
  await update(trx, key).set({ name }).execute()
}

export const setVolumeRef = async (db: Db, key: VolumeKey, ref: string | null) => {
  await update(db, key).set({ engine_ref: ref }).execute()
}

/** A volume that has left its plan: its size and its price are its own. */
export const setVolumeSize = async (db: Db, key: VolumeKey, to: { sizeGb: number; price: readonly AgreedLine[] }) => {
  await update(db, key)
    .set({ size_gb: to.sizeGb, ...priceColumns(to.price), is_predefined: false, bundle_id: null })
    .execute()
}

/** Ends the wait of a volume whose operation is over: active again where the engine has it, failed where it has not. */
export const restVolume = async (trx: Db, key: VolumeKey): Promise<{ isOnEngine: boolean }> => {
  const { active, failed, wait, deleting } = serviceStatus.id
  const row = await update(trx, key)
    .set({
      status_id: sql<number>`case
        when engine_ref is null then ${failed}::integer
        when status_id in (${wait}::integer, ${deleting}::integer) then ${active}::integer
        else status_id end`,
    })
    .returning('engine_ref')
    .executeTakeFirst()
  return { isOnEngine: row?.engine_ref !== null && row !== undefined }
}

/** What the steps of an operation have to know of the row itself. */
export const findVolumeRow = async (db: Db, { projectId, id }: VolumeKey) => {
  const { rials, lines, ...row } = await db
    .selectFrom('vm_volumes')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select(['name', 'size_gb as volumeSize', 'engine_ref as engineRef'])
    .select(['monthly_price_rials as rials', 'price_lines as lines'])
    .executeTakeFirstOrThrow()
  return { ...row, price: keptLines(lines, rials) }
}

/** What hangs on a volume, and how it looks when it has ended. */
const copyTables = [
  ['vm_volume_snapshots', snapshotStatus.id.deleted],
  ['vm_volume_backups', backupStatus.id.deleted],
] as const

/** The volume is gone, and with it its copies and schedules. */
export const endVolume = async (trx: Db, { projectId, id }: VolumeKey): Promise<void> => {
  for (const [table, deleted] of copyTables) {
    await trx
      .updateTable(table as 'vm_volume_snapshots')
      .set({ status_id: deleted, deleted_at: sql`now()` })
      .where('project_id', '=', projectId)
      .where('vm_volume_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
  }
  await trx
    .updateTable('vm_volume_schedules')
    .set({ deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_volume_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  await update(trx, { projectId, id })
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()`, engine_ref: null })
    .execute()
}

/** How many of each a volume has. */
export const countCopies = async (db: Db, { projectId, id }: VolumeKey) => {
  const count = async (table: 'vm_volume_snapshots' | 'vm_volume_backups'): Promise<number> => {
    const row = await db
      .selectFrom(table as 'vm_volume_snapshots')
      .where('project_id', '=', projectId)
      .where('vm_volume_id', '=', id)
      .where('deleted_at', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return row.count
  }
  return { snapshots: await count('vm_volume_snapshots'), backups: await count('vm_volume_backups') }
}
