import type { capAct } from '@sarv/contract/enums'
import { capNearPercent } from '@sarv/contract/financial/caps/caps.limits'

export type CapAct = keyof typeof capAct.id

interface Judged {
  monthlyRials: number
  usedRials: number
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
export const judgeCap = ({ monthlyRials, usedRials, warnedIn, reachedIn }: Judged, month: Date): Verdict => {
  const isReached = usedRials >= monthlyRials
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
