import { capAct } from '@sarv/contract/enums'
import type { ProjectCap, SetCapModel } from '@sarv/contract/financial/caps/caps.schemas'
import type { Db, Logger } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { resume, suspend } from '../suspensions/suspensions.service.ts'
import { jalaliMonthOf } from '../usage/jalali-month.rules.ts'
import { capText as text } from './caps.fa.ts'
import {
  judgeCap,
  monthEndRials,
  reachedAt,
  stoppedEndRials,
  sureRials,
  type Month,
  type Verdict,
} from './caps.rules.ts'
import {
  findCap,
  listDueCaps,
  listNearCaps,
  lockCap,
  markCap,
  putCap,
  removeCap,
  type CapOfProject,
  type CapToJudge,
} from './caps.store.ts'

export const monthOf = (now: Date): Month => {
  const { from: month, to: end } = jalaliMonthOf(now)
  return { month, now, end }
}

const capPage = '/portal/wallet/cap'

const tell = async (
  trx: Db,
  deps: NotifyDependencies,
  { cap, at }: { cap: CapToJudge; at: Month },
  tells: NonNullable<Verdict['tells']>,
) => {
  const { projectName: name, usedRials, monthlyRials, atFull, customerId, setBy } = cap
  const stops = atFull === 'stop' || atFull === 'never'
  const goesOn = stops
    ? { perMonthRials: cap.keptRials, endRials: stoppedEndRials(cap, at) }
    : { perMonthRials: cap.runningRials, endRials: monthEndRials(cap, at) }
  const message =
    tells === 'full'
      ? { subject: text.full.subject(name), content: text.full.content(name, monthlyRials, atFull, goesOn) }
      : { subject: text.near.subject(name), content: text.near.content(name, usedRials, monthlyRials) }
  await tellOwners(trx, deps, { customerId, userId: setBy, link: capPage, topic: 'money' }, message)
}

/** Holds one cap against what its project has cost, and does what follows from that. The same again changes nothing. */
const judgeProject = async (trx: Db, deps: NotifyDependencies, projectId: number, now: Date): Promise<void> => {
  const at = monthOf(now)
  const cap = await lockCap(trx, projectId, at)
  if (!cap) return
  const { customerId, atFull } = cap
  const isHard = atFull === 'never'
  const counted = isHard ? { countedRials: sureRials(cap, at), isKept: true } : {}
  const { tells, isReached, ...marks } = judgeCap({ ...cap, ...counted }, at.month)
  await markCap(trx, projectId, marks)
  if (tells) await tell(trx, deps, { cap, at }, tells)
  const stopped = { customerId, projectId, reason: 'cap' } as const
  if (isReached && (isHard || atFull === 'stop')) await suspend(trx, { ...stopped, now })
  else await resume(trx, stopped, now)
  await publish(trx, { customerId, projectId, group: 'Cap' })
}

interface Round {
  db: Db
  deps: NotifyDependencies
  log: Logger
  signal?: AbortSignal | undefined
}

/** Looks at all caps at once, and at those by themselves about which something is to be done. Answers how many these were. */
export const judgeCaps = async ({ db, deps, log, signal }: Round, now: Date): Promise<number> => {
  const due = await listDueCaps(db, monthOf(now))
  for (const projectId of due) {
    if (signal?.aborted) break
    try {
      await inTransaction(db, (trx) => judgeProject(trx, deps, projectId, now))
    } catch (error) {
      log.error({ err: error, projectId }, 'a cap could not be judged')
    }
  }
  return due.length
}

interface CapSetter {
  actor: { userId: number }
  project: ProjectOfCall
  deps: NotifyDependencies
}

/** Counts at once: who allows more has their services back, and who allows less than was used is told so. */
export const setCap = async (
  trx: Db,
  { actor, project, deps }: CapSetter,
  { monthlyRials, atFullId }: SetCapModel,
  moment?: Date,
): Promise<void> => {
  const now = moment ?? (await databaseNow(trx))
  const { id: projectId, customerId } = project
  if (monthlyRials === null) {
    await removeCap(trx, projectId)
    await resume(trx, { customerId, projectId, reason: 'cap' }, now)
    await publish(trx, { customerId, projectId, group: 'Cap' })
    return
  }
  const atFull = capAct.name(atFullId)!
  const at = monthOf(now)
  // What is sure to come is more: the month would end above it whatever is stopped.
  const leastRials = stoppedEndRials(await findCap(trx, projectId, at), at)
  if (atFull === 'never' && monthlyRials <= leastRials) throw new AppError('cap_below_costs', { rials: leastRials })
  await putCap(trx, { projectId, customerId, monthlyRials, atFull, userId: actor.userId })
  await judgeProject(trx, deps, projectId, now)
}

/** Of the customer's projects: those that have cost most of what they may cost in this month. */
export const nearCaps = (db: Db, customerId: number, now: Date): Promise<CapOfProject[]> =>
  listNearCaps(db, customerId, monthOf(now))

export const readCap = async (db: Db, projectId: number, now?: Date): Promise<ProjectCap> => {
  const at = monthOf(now ?? (await databaseNow(db)))
  const { monthlyRials, atFull, reachedIn, ...costs } = await findCap(db, projectId, at)
  const reached = monthlyRials === null ? undefined : reachedAt(costs, at, monthlyRials)
  const atFullId = capAct.id[atFull ?? 'warn']
  return {
    monthlyRials,
    atFullId,
    atFull: capAct.label(atFullId),
    ...costs,
    monthEndRials: monthEndRials(costs, at),
    stoppedEndRials: stoppedEndRials(costs, at),
    reachedDate: reached ? toWire(reached) : null,
    isReached: reachedIn?.getTime() === at.month.getTime(),
    monthDate: toWire(at.month),
  }
}
