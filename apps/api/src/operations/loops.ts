import type { Logger, OpenDatabase } from '../db/connection.ts'

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

export interface Sending<Row> {
  database: OpenDatabase
  /** On which the database says that there is something to send. */
  channel: string
  log: Logger
  /** At a time. */
  concurrency: number
  /** For what gets lost on the channel, and for what falls due by the clock. */
  pollMs: number
  /** What is being sent may end when the sender stops; then it is cut short and left to the next attempt. */
  graceMs: number
  claim(db: OpenDatabase['db'], count: number): Promise<Row[]>
  /** Answers whether there may be more of the same kind to claim at once. */
  send(row: Row, stopping: AbortSignal): Promise<boolean>
}

/** Sends rows that fall due, in every process that works: mails and SMS, webhooks. */
export const startSending = async <Row>(options: Sending<Row>): Promise<{ stop(): Promise<void> }> => {
  const { database, log, concurrency } = options
  const cutShort = new AbortController()
  const underWay = new Set<Promise<void>>()
  let isStopping = false

  const sendOne = async (row: Row): Promise<boolean> => {
    try {
      return await options.send(row, cutShort.signal)
    } catch (error) {
      // What could not be recorded is due again when its lease ends.
      log.error({ err: error }, 'could not record what was sent')
      return false
    }
  }
  const begin = (row: Row) => {
    const work = sendOne(row).then((hasMore) => {
      underWay.delete(work)
      return hasMore ? loop.notice() : loop.wake()
    })
    underWay.add(work)
  }
  const loop = createFetchLoop({
    log,
    gatherMs: 0,
    room: () => (isStopping ? 0 : concurrency - underWay.size),
    fetch: async (count) => {
      const rows = await options.claim(database.db, count)
      rows.forEach(begin)
      return rows.length
    },
  })

  const stopListening = await database.listen(options.channel, loop.notice, loop.notice)
  const stopPolling = repeat(options.pollMs, async () => loop.notice(), log)
  loop.notice()
  return {
    stop: async () => {
      await stopListening()
      await stopPolling()
      isStopping = true
      await loop.idle()
      const late = setTimeout(() => cutShort.abort(), options.graceMs)
      await Promise.all(underWay)
      clearTimeout(late)
    },
  }
}
