import type { capAct } from '@sarv/contract/enums'
import { capNearPercent } from '@sarv/contract/financial/caps/caps.limits'

export type CapAct = keyof typeof capAct.id

interface Judged {
  monthlyRials: number
  usedRials: number
  /** What counts against the cap, where that is more than what was used. */
  countedRials?: number
  /** Reached once, it stays so until the month turns: what was stopped costs less than what ran. */
  isKept?: boolean
  warnedIn: Date | null
  reachedIn: Date | null
}

export interface Verdict {
  /** What people are told now. */
  tells: 'near' | 'full' | undefined
  isReached: boolean
  warnedIn: Date | null
  reachedIn: Date | null
}

const isSame = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime()

/** What a month's use means for a cap: people are told once of each step, and a new month begins from nothing. */
export const judgeCap = (judged: Judged, month: Date): Verdict => {
  const { monthlyRials, usedRials, countedRials = usedRials, isKept = false, warnedIn, reachedIn } = judged
  const isReached = countedRials >= monthlyRials || (isKept && isSame(reachedIn, month))
  const isNear = usedRials * 100 >= monthlyRials * capNearPercent
  const isNewsOfFull = isReached && !isSame(reachedIn, month)
  const isNewsOfNear = isNear && !isReached && !isSame(warnedIn, month)
  const near = isNewsOfNear ? 'near' : undefined
  return {
    tells: isNewsOfFull ? 'full' : near,
    isReached,
    warnedIn: isNear ? month : warnedIn,
    reachedIn: isReached ? month : null,
  }
}

/** The present Jalali month. */
export interface Month {
  /** When it began. */
  month: Date
  now: Date
  /** When it ends. */
  end: Date
}

/** What a project costs; all with VAT. */
export interface Costs {
  /** Since the month began. */
  usedRials: number
  /** Per 30 days: all that is there, and what is being built. */
  runningRials: number
  /** Per 30 days, of that: what goes on when its services are stopped. */
  keptRials: number
}

const priceMs = 30 * 24 * 3_600_000

/** What so much per 30 days comes to in a time, never too little. */
const costOf = (rials: number, ms: number): number => Math.ceil((rials * Math.max(0, ms)) / priceMs)

const leftMs = ({ now, end }: Month): number => end.getTime() - now.getTime()

/** What the month comes to when everything goes on as it is, with so much more per 30 days. */
export const monthEndRials = ({ usedRials, runningRials }: Costs, at: Month, moreRials = 0): number =>
  usedRials + costOf(runningRials + moreRials, leftMs(at))

/** What the month comes to at least: with everything stopped from now on. */
export const stoppedEndRials = ({ usedRials, keptRials }: Costs, at: Month): number =>
  usedRials + costOf(keptRials, leftMs(at))

/** Stopping takes its time: a look each minute, an orderly end of what runs, another try. */
export const stoppingMs = 15 * 60_000

/** What counts against a cap that the month may not end above: what is sure to come until its end, and what stopping takes. */
export const sureRials = (costs: Costs, at: Month): number =>
  stoppedEndRials(costs, at) + costOf(costs.runningRials, Math.min(stoppingMs, leftMs(at)))

/** When a cap is reached as things go on; undefined: not in this month. */
export const reachedAt = (costs: Costs, at: Month, monthlyRials: number, moreRials = 0): Date | undefined => {
  const { usedRials, runningRials } = costs
  if (usedRials >= monthlyRials) return at.now
  const perMs = (runningRials + moreRials) / priceMs
  if (perMs <= 0) return undefined
  const moment = new Date(at.now.getTime() + Math.ceil((monthlyRials - usedRials) / perMs))
  return moment < at.end ? moment : undefined
}

interface Cap extends Costs {
  monthlyRials: number
  atFull: CapAct
  reachedIn: Date | null
}

/** Why a project may not cost so much more per 30 days; undefined: it may. */
export const refusalOf = (cap: Cap, at: Month, moreRials: number): 'cap_reached' | 'over_cap' | undefined => {
  if (cap.atFull === 'warn' || moreRials <= 0) return undefined
  if (isSame(cap.reachedIn, at.month)) return 'cap_reached'
  if (cap.atFull === 'stop') return undefined
  return monthEndRials(cap, at, moreRials) > cap.monthlyRials ? 'over_cap' : undefined
}
