import { capAct } from '@sarv/contract/enums'
import type { ProjectCap, SetCapModel } from '@sarv/contract/financial/caps/caps.schemas'
import type { Db, Logger } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { toWire } from '../../../db/wire-time.ts'
import { publish } from '../../../operations/events.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { resume, suspend } from '../suspensions/suspensions.service.ts'
import { jalaliMonthStart } from '../usage/jalali-month.rules.ts'
import { capText as text } from './caps.fa.ts'
import { judgeCap, type Verdict } from './caps.rules.ts'
import {
  findCap,
  listDueCaps,
  listNearCaps,
  lockCap,
  markCap,
  putCap,
  removeCap,
  type CapOfProject,
  type Month,
} from './caps.store.ts'

const monthOf = (now: Date): Month => ({ month: jalaliMonthStart(now), now })

const capPage = '/portal/wallet/cap'

const tell = async (trx: Db, deps: NotifyDependencies, cap: CapOfProject, tells: NonNullable<Verdict['tells']>) => {
  const { projectName: name, usedRials, monthlyRials, atFull, customerId, setBy } = cap
  const message =
    tells === 'full'
      ? { subject: text.full.subject(name), content: text.full.content(name, monthlyRials, atFull) }
      : { subject: text.near.subject(name), content: text.near.content(name, usedRials, monthlyRials) }
  await tellOwners(trx, deps, { customerId, userId: setBy, link: capPage, topic: 'money' }, message)
}

/** Holds one cap against what its project has cost, and does what follows from that. The same again changes nothing. */
const judgeProject = async (trx: Db, deps: NotifyDependencies, projectId: number, now: Date): Promise<void> => {
  const at = monthOf(now)
  const cap = await lockCap(trx, projectId, at)
  if (!cap) return
  const { customerId, atFull } = cap
  const { tells, isReached, ...marks } = judgeCap(cap, at.month)
  await markCap(trx, projectId, marks)
  if (tells) await tell(trx, deps, cap, tells)
  const stopped = { customerId, projectId, reason: 'cap' } as const
  if (isReached && atFull === 'stop') await suspend(trx, { ...stopped, now })
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
  now = new Date(),
): Promise<void> => {
  const { id: projectId, customerId } = project
  if (monthlyRials === null) {
    await removeCap(trx, projectId)
    await resume(trx, { customerId, projectId, reason: 'cap' }, now)
    await publish(trx, { customerId, projectId, group: 'Cap' })
    return
  }
  await putCap(trx, { projectId, customerId, monthlyRials, atFull: capAct.name(atFullId)!, userId: actor.userId })
  await judgeProject(trx, deps, projectId, now)
}

/** Of the customer's projects: those that have cost most of what they may cost in this month. */
export const nearCaps = (db: Db, customerId: number, now: Date): Promise<CapOfProject[]> =>
  listNearCaps(db, customerId, monthOf(now))

export const readCap = async (db: Db, projectId: number, now = new Date()): Promise<ProjectCap> => {
  const at = monthOf(now)
  const { monthlyRials, atFull, reachedIn, usedRials } = await findCap(db, projectId, at)
  const atFullId = capAct.id[atFull ?? 'warn']
  return {
    monthlyRials,
    atFullId,
    atFull: capAct.label(atFullId),
    usedRials,
    isReached: reachedIn?.getTime() === at.month.getTime(),
    monthDate: toWire(at.month),
  }
}
