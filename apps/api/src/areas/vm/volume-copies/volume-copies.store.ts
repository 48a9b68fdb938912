import { sql } from 'kysely'
import { snapshotStatus } from '@sarv/contract/enums'
import { copiesPerVolume } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import type { CopyKind } from './volume-copies.definition.ts'
import type { VolumeKey } from '../volumes/volumes.store.ts'

/** A project's copy, of whichever volume. */
export interface CopyKey {
  projectId: number
  id: number
}

/** Both tables have one shape: for the types one stands for both. */
const tableOf = ({ table }: Pick<CopyKind, 'table'>) => table as 'vm_volume_snapshots'

const liveCopies = (db: Db, kind: CopyKind, { projectId, id }: VolumeKey) =>
  db
    .selectFrom(`${tableOf(kind)} as c`)
    .where('c.project_id', '=', projectId)
    .where('c.vm_volume_id', '=', id)
    .where('c.deleted_at', 'is', null)

const columns = [
  'c.id',
  'c.name',
  'c.description',
  'c.size_gb as volumeSize',
  'c.status_id as statusId',
  'c.schedule_id as volumeScheduleId',
  'c.created_at as createdAt',
] as const

export const listCopies = (db: Db, kind: CopyKind, volume: VolumeKey) =>
  liveCopies(db, kind, volume).select(columns).orderBy('c.id', 'desc').limit(copiesPerVolume).execute()

export const findCopy = (db: Db, kind: CopyKind, volume: VolumeKey, copyId: number) =>
  liveCopies(db, kind, volume).where('c.id', '=', copyId).select(columns).executeTakeFirst()

export const listCopyIds = async (db: Db, kind: CopyKind, volume: VolumeKey): Promise<number[]> => {
  const rows = await liveCopies(db, kind, volume).select('c.id').orderBy('c.id').execute()
  return rows.map(({ id }) => id)
}

export const isCopyNameTaken = async (db: Db, kind: CopyKind, volume: VolumeKey, name: string): Promise<boolean> => {
  const row = await liveCopies(db, kind, volume).where(isNamed('c.name', name)).select('c.id').executeTakeFirst()
  return row !== undefined
}

/** What a schedule has made and still has, the newest first. */
export const listCopiesOfSchedule = (db: Db, kind: CopyKind, volume: VolumeKey, scheduleId: number) =>
  liveCopies(db, kind, volume)
    .where('c.schedule_id', '=', scheduleId)
    .select(['c.id', 'c.status_id as statusId'])
    .orderBy('c.id', 'desc')
    .limit(copiesPerVolume)
    .execute()

export interface NewCopy {
  name: string
  description: string | null
  sizeGb: number
  scheduleId: number | null
}

export const insertCopy = (trx: Db, kind: CopyKind, { projectId, id }: VolumeKey, copy: NewCopy) =>
  trx
    .insertInto(tableOf(kind))
    .values({
      project_id: projectId,
      vm_volume_id: id,
      name: copy.name,
      description: copy.description,
      size_gb: copy.sizeGb,
      schedule_id: copy.scheduleId,
      status_id: kind.status.queued,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, kind: CopyKind, { projectId, id }: CopyKey) =>
  db.updateTable(tableOf(kind)).where('project_id', '=', projectId).where('id', '=', id).where('deleted_at', 'is', null)

export const setCopyStatus = async (db: Db, kind: CopyKind, copy: CopyKey, statusId: number) => {
  await update(db, kind, copy).set({ status_id: statusId }).execute()
}

export const setCopySize = async (db: Db, kind: CopyKind, copy: CopyKey, sizeGb: number) => {
  await update(db, kind, copy).set({ size_gb: sizeGb }).execute()
}

export const markCopyDeleted = async (db: Db, kind: CopyKind, copy: CopyKey) => {
  await update(db, kind, copy)
    .set({ status_id: kind.status.deleted, deleted_at: sql`now()` })
    .execute()
}

/** The volume no longer stands on the snapshot that it was brought back to. */
export const leaveCurrentPoint = async (trx: Db, { projectId, id }: VolumeKey) => {
  await trx
    .updateTable('vm_volume_snapshots')
    .set({ status_id: snapshotStatus.id.inactive })
    .where('project_id', '=', projectId)
    .where('vm_volume_id', '=', id)
    .where('status_id', '=', snapshotStatus.id.active)
    .where('deleted_at', 'is', null)
    .execute()
}
