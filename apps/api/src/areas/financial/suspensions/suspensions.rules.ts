import { binHours } from '@sarv/contract/limits'
import { lastNoticeDays } from '@sarv/contract/financial/runway/runway.limits'
import { hoursPerMonth } from '@sarv/contract/pricing/quote'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

/** What stands still, and why: `wallet` all of a customer, `cap` one project. */
export type Suspended =
  | { customerId: number; projectId: null; reason: 'wallet' }
  | { customerId: number; projectId: number; reason: 'cap' }

export type Stage = 'stopped' | 'noticed' | 'binned' | 'gone'

/** As far as it goes for an empty wallet. */
export interface Course {
  stage: Stage
  stoppedAt: Date
  keepUntil: Date
  /** When it was seen that the last notice has arrived. */
  deliveredAt: Date | null
  binnedAt: Date | null
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Until when what is stopped now stays stopped and kept. */
export const keepUntilOf = (stoppedAt: Date, graceDays: number): Date => after(stoppedAt, graceDays * dayMs)

/** When the last notice is due; at once where the grace is shorter than its days. */
const noticeDue = ({ stoppedAt, keepUntil }: Course): Date =>
  later(stoppedAt, after(keepUntil, -lastNoticeDays * dayMs))

/** Never before whoever pays has had the last notice for its days; not at all until it has arrived. */
const binDue = ({ keepUntil, deliveredAt }: Course): Date | undefined =>
  deliveredAt ? later(keepUntil, after(deliveredAt, lastNoticeDays * dayMs)) : undefined

/** The stage that comes next, if its time has come. */
export const dueStage = (course: Course, now: Date): Stage | undefined => {
  const isPast = (moment: Date | undefined) => moment !== undefined && moment <= now
  if (course.stage === 'stopped') return isPast(noticeDue(course)) ? 'noticed' : undefined
  if (course.stage === 'noticed') return isPast(binDue(course)) ? 'binned' : undefined
  if (course.stage === 'binned') return isPast(after(course.binnedAt!, binHours * hourMs)) ? 'gone' : undefined
  return undefined
}

export interface Spans {
  /** When services stop, or stopped. */
  stopsAt: Date
  /** Until when they stay stopped and kept; then they go to the bin. */
  keptUntil: Date
  /** When nothing of them can be brought back any more. */
  goneAt: Date
}

/** The three spans as they lie ahead, or as they went: what a customer is told and what happens are the same. */
export const spansOf = (course: Course, now: Date): Spans => {
  const arrives = course.deliveredAt ?? later(noticeDue(course), now)
  const keptUntil = course.binnedAt ?? binDue({ ...course, deliveredAt: arrives })!
  return { stopsAt: course.stoppedAt, keptUntil, goneAt: after(keptUntil, binHours * hourMs) }
}

/** What would become of somebody whose money ends then. */
export const spansFrom = (endsAt: Date, graceDays: number, now: Date): Spans =>
  spansOf(
    {
      stage: 'stopped',
      stoppedAt: endsAt,
      keepUntil: keepUntilOf(endsAt, graceDays),
      deliveredAt: null,
      binnedAt: null,
    },
    now,
  )

/** A notice that nobody's server took is given again after so long. */
const noticeAgainMs = 24 * hourMs

export const isNoticeDueAgain = (noticedAt: Date, now: Date): boolean => after(noticedAt, noticeAgainMs) <= now

const pausesMinutes = [1, 5, 15, 60]

/** When a service is touched again after what was asked for so many times. */
export const triedAgainAt = (tries: number, now: Date): Date =>
  after(now, (pausesMinutes[Math.min(tries, pausesMinutes.length) - 1] ?? 1) * minuteMs)

/** A service that waits to be brought back. */
export interface Waiting {
  /** What it costs per 30 days, with VAT, at present and as it ran. */
  presentRials: number
  runningRials: number
  /** Its start was asked for. */
  isReturning: boolean
}

/**
 * Which of the services, in their order, may be started: as long as the money carries all that costs then for `hours`. The
 * first that it does not carry waits, and so do those after it: what matters most never waits for what matters less. What
 * costs no more when it runs, as a bucket, does not wait.
 */
export const carriedOf = <Service extends Waiting>(
  waiting: readonly Service[],
  money: { leftRials: number; monthlyRials: number },
  hours: number,
): ReadonlySet<Service> => {
  const carried = new Set<Service>()
  let monthly = money.monthlyRials
  let isEnough = true
  for (const service of waiting) {
    const more = Math.max(0, service.runningRials - service.presentRials)
    monthly += more
    isEnough &&= service.isReturning || money.leftRials * hoursPerMonth >= monthly * hours
    if (isEnough || more === 0) carried.add(service)
  }
  return carried
}

/** What must be paid so that all that waits comes back; where services are stopped, at least more than is owed. */
export const missingRials = (
  money: { leftRials: number; monthlyRials: number; isSuspended: boolean },
  moreRials: number,
  hours: number,
): number => {
  const needed = Math.ceil(((money.monthlyRials + moreRials) * hours) / hoursPerMonth)
  return moreRials > 0 || money.isSuspended ? Math.max(0, Math.max(needed, 1) - money.leftRials) : 0
}
