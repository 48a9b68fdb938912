import type { FastifyBaseLogger } from 'fastify'

const lineEveryMs = 10_000

/**
 * What we refuse on purpose because there is too much of it: a line with a count, not a stack trace for each. A flood must
 * not fill the disk as well.
 */
export const createRefusalLog = (log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now) => {
  const counts = new Map<string, { since: number; count: number }>()
  return (code: string): void => {
    const known = counts.get(code)
    if (known && now() - known.since < lineEveryMs) {
      known.count += 1
      return
    }
    log.warn(
      { refusal: code, ...(known && known.count > 0 && { alsoRefused: known.count }) },
      'refused: too much at once',
    )
    counts.set(code, { since: now(), count: 0 })
  }
}
