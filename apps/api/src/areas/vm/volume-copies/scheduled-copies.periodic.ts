import { scheduleKind } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { attempt } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { PeriodicContext, PeriodicWork } from '../../../operations/periodic-work.ts'
import { actOnDue } from '../../../services/due-services.ts'
import type { ServiceContext } from '../../../services/service.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { backups } from './backups.definition.ts'
import { snapshots } from './snapshots.definition.ts'
import { startCopy } from './volume-copies.service.ts'
import { findVolume } from '../volumes/volumes.store.ts'
import { tellNotMade } from '../volume-schedules/outcome.service.ts'
import { volumeScheduleText } from '../volume-schedules/volume-schedules.fa.ts'
import { nextRun, patience } from '../volume-schedules/volume-schedules.rules.ts'
import {
  dueSchedules,
  readDueSchedule,
  recordBegun,
  recordPostponed,
  recordResult,
} from '../volume-schedules/volume-schedules.store.ts'

type Schedule = Awaited<ReturnType<typeof readDueSchedule>>

/** Counted from now and not from when it was due: what was missed happens once. */
const begin = (trx: Db, schedule: Schedule, now: Date): Promise<void> =>
  recordBegun(trx, schedule, { now, nextAt: nextRun(schedule, now) })

const copy = (trx: Db, context: ServiceContext, schedule: Schedule, now: Date) =>
  startCopy(
    trx,
    schedule.kindId === scheduleKind.id.backup ? backups : snapshots,
    { ...context, id: schedule.volumeId },
    { name: volumeScheduleText.copyName(now), scheduleId: schedule.id },
  )

/** The volume does not allow it now: a few minutes later perhaps, and after some tries not this time. */
const postpone = async (trx: Db, deps: VmDependencies, customerId: number, schedule: Schedule, run: Refused) => {
  const { projectId, volumeId, userId, kindId } = schedule
  const { now, reason } = run
  if (schedule.tries + 1 < patience.tries) {
    return recordPostponed(trx, schedule, new Date(now.getTime() + patience.pauseMs))
  }
  await begin(trx, schedule, now)
  await recordResult(trx, schedule, 'skipped', reason)
  await publish(trx, { customerId, projectId, group: 'VmHost', id: volumeId })
  const volume = (await findVolume(trx, { projectId, id: volumeId }))?.name ?? ''
  return tellNotMade(trx, deps, { userId, customerId, projectId, kindId, volumeId, volume, reason })
}

interface Refused {
  now: Date
  reason: string
}

/** The copy and the next run in one transaction: neither twice, nor one without the other. */
const run = async (trx: Db, deps: VmDependencies, context: ServiceContext, schedule: Schedule, now: Date) => {
  try {
    await attempt(trx, () => copy(trx, context, schedule, now))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return postpone(trx, deps, context.project.customerId, schedule, { now, reason: error.sentence })
  }
  return begin(trx, schedule, now)
}

/** `now` is a parameter for the sake of tests. */
export const runDueSchedules = async (round: PeriodicContext<VmDependencies>, now = new Date()): Promise<void> => {
  await actOnDue(round, dueSchedules, {
    what: 'a schedule of a volume could not be run',
    now,
    act: async (trx, context) => {
      const schedule = await readDueSchedule(trx, { projectId: context.project.id, id: context.id })
      return run(trx, round.deps, context, schedule, now)
    },
  })
}

export const volumeScheduleWork: PeriodicWork<VmDependencies> = {
  name: 'volume schedules',
  everyMs: 20_000,
  run: (round) => runDueSchedules(round),
}
