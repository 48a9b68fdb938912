import { AppError } from './errors.ts'

export interface FairQueueOptions {
  atOnce: number
  /** Of one key; more than a household or an office needs in one moment. */
  waitingPerKey: number
  /** Whoever would wait longer is told so at once. */
  longestWaitMs: number
}

export interface FairQueue {
  /** Does the work when its turn comes; throws `too_many_requests` or `sign_in_busy` instead of letting it wait too long. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  start: () => void
  refuse: (error: AppError) => void
}

const busy = () => new AppError('sign_in_busy', {}, { retryAfterSeconds: 5 })
const tooMany = () => new AppError('too_many_requests', { seconds: 5 }, { retryAfterSeconds: 5 })

/** How fast the average follows what work costs now. */
const smoothing = 0.1

/**
 * Dear work, some at a time, the keys taking turns: whoever floods waits behind their own flood, and somebody else's one
 * request is next. When the wait becomes too long, the last of the longest line is sent away, not the newcomer.
 */
export const createFairQueue = ({ atOnce, waitingPerKey, longestWaitMs }: FairQueueOptions): FairQueue => {
  // In the order of their turns.
  const lines = new Map<string, Waiting[]>()
  let [running, waiting, averageMs] = [0, 0, 50]

  const next = (): void => {
    const [first] = lines
    if (!first || running >= atOnce) return
    const [key, line] = first
    const one = line.shift()
    lines.delete(key)
    if (line.length > 0) lines.set(key, line)
    waiting -= 1
    one?.start()
  }

  const perform = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    try {
      return await work()
    } finally {
      averageMs += (performance.now() - began - averageMs) * smoothing
      running -= 1
      next()
    }
  }

  /** Makes room for one more of `key`, at the cost of whoever has the longest line. */
  const makeRoom = (key: string): void => {
    if ((lines.get(key)?.length ?? 0) >= waitingPerKey) throw tooMany()
    if (((waiting + 1) * averageMs) / atOnce <= longestWaitMs) return
    const [longest] = [...lines].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest || longest[1].length <= (lines.get(key)?.length ?? 0) + 1) throw busy()
    longest[1].pop()?.refuse(tooMany())
    waiting -= 1
  }

  return {
    run: (key, work) => {
      if (running < atOnce && waiting === 0) {
        running += 1
        return perform(work)
      }
      return new Promise((resolve, reject) => {
        makeRoom(key)
        const line = lines.get(key) ?? []
        line.push({
          refuse: reject,
          start: () => {
            running += 1
            perform(work).then(resolve, reject)
          },
        })
        lines.set(key, line)
        waiting += 1
      })
    },
  }
}
