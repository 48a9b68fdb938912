import { serviceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import { scheduleResult } from '@sarv/contract/enums'
import { schedulesPerVolume } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'
import { accessTypeInProject } from '../../../db/project-access.ts'
import type { VolumeKey } from '../volumes/volumes.store.ts'
import type { Timetable } from './volume-schedules.rules.ts'

/** A project's schedule, of whichever volume. */
export interface ScheduleKey {
  projectId: number
  id: number
}

export interface SavedSchedule extends Timetable {
  kindId: number
  keep: number
  isEnabled: boolean
  nextAt: Date
}

const liveSchedules = (db: Db, { projectId, id }: VolumeKey) =>
  db
    .selectFrom('vm_volume_schedules')
    .where('project_id', '=', projectId)
    .where('vm_volume_id', '=', id)
    .where('deleted_at', 'is', null)

const columns = [
  'id',
  'kind_id as scheduleKindId',
  'period_id as schedulePeriodId',
  'week_day_id as weekDayId',
  'hour',
  'minute',
  'keep',
  'is_enabled as isEnabled',
  'next_at as nextAt',
  'last_at as lastAt',
  'result_id as scheduleResultId',
  'reason as lastReason',
  'created_at as createdAt',
] as const

export const listSchedules = (db: Db, volume: VolumeKey) =>
  liveSchedules(db, volume).select(columns).orderBy('id').limit(schedulesPerVolume).execute()

export const findSchedule = (db: Db, volume: VolumeKey, scheduleId: number) =>
  liveSchedules(db, volume)
    .where('id', '=', scheduleId)
    .select([...columns, 'user_id as userId'])
    .executeTakeFirst()

const columnsOf = (schedule: SavedSchedule) => ({
  kind_id: schedule.kindId,
  period_id: schedule.periodId,
  week_day_id: schedule.weekDayId,
  hour: schedule.hour,
  minute: schedule.minute,
  keep: schedule.keep,
  is_enabled: schedule.isEnabled,
  next_at: schedule.nextAt,
  tries: 0,
})

export const insertSchedule = (trx: Db, { projectId, id }: VolumeKey, schedule: SavedSchedule, userId: number) =>
  trx
    .insertInto('vm_volume_schedules')
    .values({ ...columnsOf(schedule), project_id: projectId, vm_volume_id: id, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (trx: Db, { projectId, id }: ScheduleKey) =>
  trx
    .updateTable('vm_volume_schedules')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

export const setSchedule = async (trx: Db, key: ScheduleKey, schedule: SavedSchedule) => {
  await update(trx, key).set(columnsOf(schedule)).execute()
}

export const markScheduleDeleted = async (trx: Db, key: ScheduleKey) => {
  await update(trx, key)
    .set({ deleted_at: sql`now()` })
    .execute()
}

/** What has fallen due. */
export const dueSchedules = {
  table: 'vm_volume_schedules',
  key: ['project_id', 'id'],
  at: sql.ref('next_at'),
  join: sql`join vm_volumes as v on (v.project_id, v.id) = (vm_volume_schedules.project_id, vm_volume_id)`,
  where: sql`is_enabled and vm_volume_schedules.deleted_at is null`,
} as const satisfies Due<'vm_volume_schedules'>

/** One that has fallen due, held by whoever runs it. */
export const readDueSchedule = (trx: Db, { projectId, id }: ScheduleKey) =>
  trx
    .selectFrom('vm_volume_schedules')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select(['project_id as projectId', 'id', 'vm_volume_id as volumeId', 'user_id as userId', 'kind_id as kindId'])
    .select(['period_id as periodId', 'week_day_id as weekDayId', 'hour', 'minute', 'tries'])
    .executeTakeFirstOrThrow()

export const recordBegun = async (trx: Db, key: ScheduleKey, { now, nextAt }: { now: Date; nextAt: Date }) => {
  await update(trx, key).set({ next_at: nextAt, tries: 0, last_at: now, result_id: null, reason: null }).execute()
}

export const recordPostponed = async (trx: Db, key: ScheduleKey, nextAt: Date) => {
  await update(trx, key)
    .set((eb) => ({ next_at: nextAt, tries: eb('tries', '+', 1) }))
    .execute()
}

export const recordResult = async (
  trx: Db,
  key: ScheduleKey,
  result: keyof typeof scheduleResult.id,
  reason: string | null,
) => {
  await update(trx, key).set({ result_id: scheduleResult.id[result], reason }).execute()
}

/** Why the operation on the volume that has just ended did not succeed. */
export const reasonOfLastOperation = async (trx: Db, volumeId: number): Promise<string | null> => {
  const row = await trx
    .selectFrom('operations')
    .where('service_type', '=', serviceType.volume)
    .where('service_id', '=', volumeId)
    .select('reason')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Whether someone who made a schedule, perhaps long ago, still sees the project. */
export const seesProject = async (
  trx: Db,
  { userId, customerId, projectId }: { userId: number; customerId: number; projectId: number },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('memberships as m')
    .innerJoin('projects as p', (join) => join.on('p.id', '=', projectId).onRef('p.customer_id', '=', 'm.customer_id'))
    .leftJoin('project_users as pu', (join) =>
      join.onRef('pu.user_id', '=', 'm.user_id').onRef('pu.project_id', '=', 'p.id'),
    )
    .where('m.customer_id', '=', customerId)
    .where('m.user_id', '=', userId)
    .where((eb) => eb.or([eb('m.is_super_user', '=', true), eb(accessTypeInProject, 'is not', null)]))
    .select('m.user_id')
    .executeTakeFirst()
  return row !== undefined
}
