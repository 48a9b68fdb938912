import { serviceType } from '@sarv/contract/service-types'
import { scheduleKind } from '@sarv/contract/enums'
import { servicePage } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { notify, type NotifyDependencies } from '../../portal/notifications.service.ts'
import type { VolumeKey } from '../volumes/volumes.store.ts'
import { volumeScheduleText } from './volume-schedules.fa.ts'
import { findSchedule, reasonOfLastOperation, recordResult, seesProject } from './volume-schedules.store.ts'

interface Scheduled extends VolumeKey {
  scheduleId: number | null
  customerId: number
  /** Of the volume. */
  name: string
}

interface NotMade {
  /** Who made the schedule. */
  userId: number | null
  customerId: number
  projectId: number
  kindId: number
  volumeId: number
  volume: string
  reason: string
}

/** A backup that did not come about must not be found missing on the day it is needed: who wanted it is told. */
export const tellNotMade = async (trx: Db, deps: NotifyDependencies, about: NotMade): Promise<void> => {
  const { userId, customerId, projectId, volume, reason } = about
  if (userId === null || !(await seesProject(trx, { userId, customerId, projectId }))) return
  const what = scheduleKind.label(about.kindId)
  const { subject, content } = volumeScheduleText.notMade
  await notify(trx, deps, {
    userId,
    customerId,
    subject: subject(what, volume),
    content: content(what, volume, reason),
    link: servicePage({ serviceType: serviceType.volume, projectId, serviceId: about.volumeId }) ?? null,
    isImportant: true,
  })
}

export const noteScheduledDone = async (trx: Db, { projectId, scheduleId }: Scheduled): Promise<void> => {
  if (scheduleId !== null) await recordResult(trx, { projectId, id: scheduleId }, 'done', null)
}

/** In the transaction that ends the operation, so that the newest one of the volume is this one. */
export const noteScheduledFailure = async (trx: Db, deps: NotifyDependencies, input: Scheduled): Promise<void> => {
  const { projectId, scheduleId, customerId, name } = input
  const schedule = scheduleId === null ? undefined : await findSchedule(trx, input, scheduleId)
  if (!schedule) return
  const reason = await reasonOfLastOperation(trx, input.id)
  await recordResult(trx, { projectId, id: schedule.id }, 'failed', reason)
  const { userId, scheduleKindId: kindId } = schedule
  await tellNotMade(trx, deps, {
    userId,
    customerId,
    projectId,
    kindId,
    volumeId: input.id,
    volume: name,
    reason: reason ?? '',
  })
}
