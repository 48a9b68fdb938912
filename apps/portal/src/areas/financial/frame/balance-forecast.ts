import { wireToUtc } from '../../../format/dates.ts'

/** What is to come when nobody pays: wire moments, each after the one before. */
export interface Ahead {
  /** Nothing is left; services stop. */
  stopsAt: string
  /** Until then disks and addresses are kept. */
  keptUntil?: string | null | undefined
  /** Nothing of them can be brought back. */
  goneAt?: string | null | undefined
}

export interface Place {
  wire: string
  /** From the beginning of the past (0) to the end of the drawing (100). */
  at: number
}

export interface BalanceAxis {
  now: Place
  /** Spans that fit; absent: beyond what is drawn, or nobody knows. */
  stops: Place | undefined
  kept: Place | undefined
  gone: Place | undefined
  /** Where nothing is left, be it beyond the end of the drawing. */
  ends: number | undefined
  /** Of the past and of what is to come. */
  labels: Place[]
  placeOf: (wire: string) => number
}

const msOf = (wire: string): number => wireToUtc(wire)?.getTime() ?? 0
const wireOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** Where the end lies further ahead than this many times the past, the past would be too small to read. */
const longestAheadShare = 3

/**
 * Where moments stand on an axis that reaches from the first point over today to the end of what is drawn of the future: as
 * far as the last span, and at most a few times as far as the past is long.
 */
export const balanceAxis = (first: string, now: string, ahead: Ahead | undefined, labelCount = 8): BalanceAxis => {
  const [start, today] = [msOf(first), msOf(now)]
  const past = Math.max(1, today - start)
  const last = ahead ? msOf(ahead.goneAt ?? ahead.keptUntil ?? ahead.stopsAt) : today
  const room = (last - today) * 1.06
  const end = today + (ahead ? Math.min(Math.max(room, past / 10), past * longestAheadShare) : 0)
  // One point alone has no length.
  const length = Math.max(1, end - start)
  const placeOf = (wire: string) => ((msOf(wire) - start) / length) * 100
  const place = (wire: string | null | undefined): Place | undefined => {
    if (!wire) return undefined
    const at = placeOf(wire)
    return at <= 100 ? { wire, at } : undefined
  }
  const labels = Array.from({ length: labelCount + 1 }, (_, index) => {
    const wire = wireOf(start + (length * index) / labelCount)
    return { wire, at: (index / labelCount) * 100 }
  })
  return {
    now: { wire: now, at: placeOf(now) },
    stops: place(ahead?.stopsAt),
    kept: place(ahead?.keptUntil),
    gone: place(ahead?.goneAt),
    ends: ahead && placeOf(ahead.stopsAt),
    labels,
    placeOf,
  }
}
