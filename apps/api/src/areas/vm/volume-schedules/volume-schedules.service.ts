import { schedulePeriod } from '@sarv/contract/enums'
import { schedulesPerVolume } from '@sarv/contract/limits'
import type { SaveVolumeScheduleModel } from '@sarv/contract/vm/volume-schedules/volume-schedules.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { findVolume, type VolumeKey } from '../volumes/volumes.store.ts'
import { nextRun } from './volume-schedules.rules.ts'
import {
  findSchedule,
  insertSchedule,
  listSchedules,
  markScheduleDeleted,
  setSchedule,
  type SavedSchedule,
} from './volume-schedules.store.ts'
import { judgeService } from '../../../services/service.ts'
import { volumeService } from '../volumes/volumes.definition.ts'

interface Saved {
  id: number
  operationId: null
}

export interface ScheduleContext {
  actor: { userId: number }
  project: ProjectOfCall
  volumeId: number
}

export const schedulesOf = async (db: Db, volume: VolumeKey) => {
  if (!(await findVolume(db, volume))) throw new AppError('not_found')
  return listSchedules(db, volume)
}

const savedFrom = (wanted: SaveVolumeScheduleModel): SavedSchedule => {
  const isWeekly = wanted.schedulePeriodId === schedulePeriod.id.weekly
  const timetable = {
    periodId: wanted.schedulePeriodId,
    weekDayId: isWeekly ? (wanted.weekDayId ?? null) : null,
    hour: wanted.hour,
    minute: wanted.minute,
  }
  return {
    ...timetable,
    kindId: wanted.scheduleKindId,
    keep: wanted.keep,
    isEnabled: wanted.isEnabled,
    nextAt: nextRun(timetable, new Date()),
  }
}

/** Holds the volume meanwhile, so that it cannot get too many, or go. */
const change = async (
  trx: Db,
  { project, volumeId }: ScheduleContext,
  write: (volume: VolumeKey) => Promise<number>,
): Promise<Saved> => {
  const volume = { projectId: project.id, id: volumeId }
  await judgeService(trx, volume, volumeService, 'schedule')
  const id = await write(volume)
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id: volumeId })
  return { id, operationId: null }
}

export const createSchedule = (trx: Db, context: ScheduleContext, wanted: SaveVolumeScheduleModel): Promise<Saved> =>
  change(trx, context, async (volume) => {
    const present = await listSchedules(trx, volume)
    if (present.length >= schedulesPerVolume) throw new AppError('too_many_schedules', { max: schedulesPerVolume })
    const { id } = await insertSchedule(trx, volume, savedFrom(wanted), context.actor.userId)
    return id
  })

export const editSchedule = (trx: Db, context: ScheduleContext, scheduleId: number, wanted: SaveVolumeScheduleModel) =>
  change(trx, context, async (volume) => {
    if (!(await findSchedule(trx, volume, scheduleId))) throw new AppError('not_found')
    await setSchedule(trx, { projectId: volume.projectId, id: scheduleId }, savedFrom(wanted))
    return scheduleId
  })

export const deleteSchedule = (trx: Db, context: ScheduleContext, scheduleId: number) =>
  change(trx, context, async (volume) => {
    if (!(await findSchedule(trx, volume, scheduleId))) throw new AppError('not_found')
    await markScheduleDeleted(trx, { projectId: volume.projectId, id: scheduleId })
    return scheduleId
  })
