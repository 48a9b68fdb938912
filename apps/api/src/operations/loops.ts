import type { Logger } from '../db/connection.ts'

interface FetchLoop {
  /** There may be something to fetch. */
  notice(): void
  /** There is room again. */
  wake(): void
  /** When no fetch is under way. */
  idle(): Promise<void>
}

/** Fetches while there is room and reason to: after a notice, and as long as every fetch comes back full. */
export const createFetchLoop = (options: {
  log: Logger
  /** Lets things that end together be replaced by one fetch. */
  gatherMs: number
  room(): number
  /** Answers how many there were. */
  fetch(count: number): Promise<number>
}): FetchLoop => {
  let mayHaveMore = false
  let turn: Promise<void> | undefined

  const fetchWhileFull = async () => {
    await new Promise((done) => setTimeout(done, options.gatherMs))
    for (let room = options.room(); room > 0 && mayHaveMore; room = options.room()) {
      mayHaveMore = false
      if ((await options.fetch(room)) >= room) mayHaveMore = true
    }
  }

  const schedule = () => {
    turn ??= fetchWhileFull()
      .catch((error: unknown) => options.log.error({ err: error }, 'could not fetch from the queue'))
      .finally(() => {
        turn = undefined
        if (mayHaveMore && options.room() > 0) schedule()
      })
  }

  return {
    notice: () => {
      mayHaveMore = true
      schedule()
    },
    wake: () => {
      if (mayHaveMore) schedule()
    },
    idle: async () => {
      mayHaveMore = false
      await turn
    },
  }
}

/** Runs `work` again and again, never twice at a time. Answers the function that ends it, after the round under way. */
export const repeat = (everyMs: number, work: () => Promise<unknown>, log: Logger): (() => Promise<void>) => {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    round ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'periodic work failed; it is tried again'),
      )
      .finally(() => {
        round = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
