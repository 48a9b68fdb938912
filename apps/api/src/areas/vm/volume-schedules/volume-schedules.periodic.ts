import { scheduleKind } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { PeriodicContext, PeriodicWork } from '../../../operations/periodic-work.ts'
import type { VmDependencies } from '../hosts/operation-parts.ts'
import { backups } from '../volume-backups/volume-backups.ts'
import { snapshots } from '../volume-snapshots/volume-snapshots.ts'
import { startCopy } from '../volumes/copies.service.ts'
import { tellNotMade } from './outcome.ts'
import { volumeScheduleText } from './volume-schedules.fa.ts'
import { nextRun, patience } from './volume-schedules.rules.ts'
import {
  listDue,
  recordBegun,
  recordPostponed,
  recordResult,
  takeDue,
  type ScheduleKey,
} from './volume-schedules.store.ts'

/** Of one round; what is left is found by the next. */
const dueCeiling = 200

type DueSchedule = NonNullable<Awaited<ReturnType<typeof takeDue>>>
type Context = PeriodicContext<VmDependencies>

const timetableOf = (schedule: DueSchedule) => ({
  periodId: schedule.period_id,
  weekDayId: schedule.week_day_id,
  hour: schedule.hour,
  minute: schedule.minute,
})

const publishChange = (trx: Db, schedule: DueSchedule) =>
  publish(trx, {
    customerId: schedule.customer_id,
    projectId: schedule.project_id,
    group: 'VmHost',
    id: schedule.vm_volume_id,
  })

/** The copy and the next run in one transaction: neither twice, nor one without the other. */
const begin = ({ db }: Context, key: ScheduleKey, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const schedule = await takeDue(trx, key, now)
    if (!schedule) return
    const copies = schedule.kind_id === scheduleKind.id.backup ? backups : snapshots
    const { customer_id: customerId, datacenter_id: datacenterId, vm_volume_id: id } = schedule
    await startCopy(
      trx,
      copies,
      { actor: { userId: null }, project: { id: key.projectId, customerId, datacenterId }, id },
      { name: volumeScheduleText.copyName(now), scheduleId: key.id },
    )
    // Counted from now and not from when it was due: what was missed happens once.
    await recordBegun(trx, key, { now, nextAt: nextRun(timetableOf(schedule), now) })
  })

/** The volume does not allow it now: a few minutes later perhaps, and after some tries not this time. */
const postpone = ({ db, deps }: Context, key: ScheduleKey, now: Date, reason: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const schedule = await takeDue(trx, key, now)
    if (!schedule) return
    if (schedule.tries + 1 < patience.tries) {
      await recordPostponed(trx, key, new Date(now.getTime() + patience.pauseMs))
      return
    }
    await recordBegun(trx, key, { now, nextAt: nextRun(timetableOf(schedule), now) })
    await recordResult(trx, key, 'skipped', reason)
    await publishChange(trx, schedule)
    const { user_id: userId, customer_id: customerId, kind_id: kindId, volume, vm_volume_id: volumeId } = schedule
    await tellNotMade(trx, deps, { userId, customerId, projectId: key.projectId, kindId, volumeId, volume, reason })
  })

/** `now` is a parameter for the sake of tests. */
export const runDueSchedules = async (context: Context, now = new Date()): Promise<void> => {
  for (const key of await listDue(context.db, now, dueCeiling)) {
    try {
      await begin(context, key, now).catch(async (error: unknown) => {
        if (!(error instanceof AppError)) throw error
        await postpone(context, key, now, error.sentence)
      })
    } catch (error) {
      // One that cannot be run must not keep the others from running.
      context.log.error({ err: error, scheduleId: key.id }, 'a schedule of a volume could not be run')
    }
  }
}

export const volumeScheduleWork: PeriodicWork<VmDependencies> = {
  name: 'volume schedules',
  everyMs: 20_000,
  run: (context) => runDueSchedules(context),
}
