const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** After each failed attempt; together about a day. */
const pausesMs = [
  5_000,
  30_000,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  6 * hourMs,
  10 * hourMs,
]
export const giveUpAfterMs = 24 * hourMs
/** An endpoint that has failed for so long, without one success, is switched off. */
export const stopAfterMs = 5 * 24 * hourMs

/** Milliseconds until the next attempt; undefined: it is given up. What waited behind another for a day still gets one attempt. */
export const nextAttemptInMs = ({ attempts, ageMs }: { attempts: number; ageMs: number }): number | undefined => {
  const pauseMs = pausesMs[attempts - 1] ?? pausesMs.at(-1)!
  return ageMs + pauseMs > giveUpAfterMs ? undefined : pauseMs
}

const longestRestMs = 10 * minuteMs

/**
 * How long an endpoint is left alone after so many failures in a row, whatever they were about: one that is down is asked now
 * and then, and not by everything that waits for it.
 */
export const restAfter = (failuresInARow: number): number =>
  failuresInARow < 3 ? 0 : Math.min(10_000 * 2 ** (failuresInARow - 3), longestRestMs)

/** Anything else means that it was not taken. A redirect is none of ours to follow: the owner writes the new address down. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** The receiver says that nobody is there any more. */
export const isGone = (status: number): boolean => status === 410
