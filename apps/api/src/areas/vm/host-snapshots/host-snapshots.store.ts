import { sql } from 'kysely'
import { snapshotStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

const listCeiling = 100

export interface SnapshotKey {
  projectId: number
  snapshotId: number
}

export type SnapshotStatus = keyof typeof snapshotStatus.id

const liveSnapshots = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_host_snapshots')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)

const columns = [
  'id',
  'name',
  'description',
  'vm_image_id as vmImageId',
  'vm_key_id as vmKeyId',
  'disk_gb as diskGb',
  'size_gb as snapshotSize',
  'status_id as statusId',
  'created_at as createdAt',
] as const

export const listSnapshots = (db: Db, host: VmHostKey) =>
  liveSnapshots(db, host).select(columns).orderBy('id', 'desc').limit(listCeiling).execute()

export const findSnapshot = (db: Db, host: VmHostKey, snapshotId: number) =>
  liveSnapshots(db, host).where('id', '=', snapshotId).select(columns).executeTakeFirst()

export const countSnapshots = async (db: Db, host: VmHostKey): Promise<number> => {
  const { count } = await liveSnapshots(db, host)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const isSnapshotNameTaken = async (db: Db, host: VmHostKey, name: string): Promise<boolean> => {
  const row = await liveSnapshots(db, host).where(isNamed('name', name)).select('id').executeTakeFirst()
  return row !== undefined
}

export interface NewSnapshot {
  name: string
  description: string | null
  vmImageId: number
  vmKeyId: number | null
  diskGb: number
}

export const insertSnapshot = (trx: Db, host: VmHostKey, snapshot: NewSnapshot) =>
  trx
    .insertInto('vm_host_snapshots')
    .values({
      project_id: host.projectId,
      vm_host_id: host.id,
      name: snapshot.name,
      description: snapshot.description,
      vm_image_id: snapshot.vmImageId,
      vm_key_id: snapshot.vmKeyId,
      disk_gb: snapshot.diskGb,
      status_id: snapshotStatus.id.inQueue,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, snapshotId }: SnapshotKey) =>
  db
    .updateTable('vm_host_snapshots')
    .where('project_id', '=', projectId)
    .where('id', '=', snapshotId)
    .where('deleted_at', 'is', null)

/** `from`: only where it stands so. */
export const setSnapshotStatus = async (db: Db, key: SnapshotKey, status: SnapshotStatus, from?: SnapshotStatus) => {
  await update(db, key)
    .set({ status_id: snapshotStatus.id[status] })
    .$if(from !== undefined, (query) => query.where('status_id', '=', snapshotStatus.id[from!]))
    .execute()
}

/** As its engine says. */
export const setSnapshotSize = async (db: Db, key: SnapshotKey, sizeGb: number | null) => {
  await update(db, key).set({ size_gb: sizeGb }).execute()
}

export const markSnapshotDeleted = async (trx: Db, key: SnapshotKey) => {
  await update(trx, key)
    .set({ status_id: snapshotStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}

const updateOfHost = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .updateTable('vm_host_snapshots')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)

/** The server's disks have gone on from the snapshot they stood on: it can be gone back to again. */
export const leaveSnapshot = async (db: Db, host: VmHostKey) => {
  await updateOfHost(db, host)
    .set({ status_id: snapshotStatus.id.inactive })
    .where('status_id', '=', snapshotStatus.id.active)
    .execute()
}

/** The server is gone, and with it its snapshots. */
export const endSnapshots = async (trx: Db, host: VmHostKey): Promise<void> => {
  await updateOfHost(trx, host)
    .set({ status_id: snapshotStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}
