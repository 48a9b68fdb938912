import { AppError } from '../errors/app-error.ts'

export interface FairQueueOptions {
  atOnce: number
  /** Of one address; more than a household or an office needs in one moment. */
  waitingPerAddress: number
  /** Whoever would wait longer is told so at once. */
  longestWaitMs: number
}

/** Who wants a turn. */
export interface Asker {
  address: string
  /** The account that it is about. */
  account?: string
  /** Asks from a browser that this account knows. */
  isKnown?: boolean
}

export interface FairQueue {
  /**
   * Does the work when its turn comes; throws `too_many_requests` or `sign_in_busy` instead of letting it wait too long.
   * `whoAsks` is called only where somebody must wait, so it may cost something.
   */
  run<Result>(whoAsks: () => Asker | Promise<Asker>, work: () => Promise<Result>): Promise<Result>
}

interface Waiting extends Asker {
  /** The round in which it is served; lower ones go first. */
  round: number
  since: number
  start: () => void
  refuse: (error: AppError) => void
}

const busy = () => new AppError('sign_in_busy', {}, { retryAfterSeconds: 5 })
const tooMany = () => new AppError('too_many_requests', { seconds: 5 }, { retryAfterSeconds: 5 })

/** How fast the average follows what work costs now. */
const smoothing = 0.1

/** Before all others of the round: browsers that their account knows, then whoever came first. */
const byTurn = (a: Waiting, b: Waiting): number => a.round - b.round || Number(!!b.isKnown) - Number(!!a.isKnown)

/** Those that one waits behind: of its own address, or of its own account where the account knows the browser. */
const lineOf = (waiting: readonly Waiting[], { address, account, isKnown }: Asker): number =>
  waiting.filter((other) =>
    isKnown ? other.isKnown && other.account === account : !other.isKnown && other.address === address,
  ).length

/** From how many other places strangers already ask for this account. */
const rivalsOf = (waiting: readonly Waiting[], { address, account, isKnown }: Asker): number =>
  account === undefined || isKnown
    ? 0
    : new Set(
        waiting
          .filter((other) => !other.isKnown && other.account === account && other.address !== address)
          .map((other) => other.address),
      ).size

/**
 * Dear work, some at a time, in rounds: in each, every address and every account has one turn. So a flood from one address
 * waits behind itself, whatever accounts it names, and so does a flood at one account, whatever addresses it comes from.
 * Somebody else's one request is in the round that is being served, and the owner of an account that is under attack is
 * served apart from its strangers in a browser that the account knows. When the wait becomes too long, the last one of the
 * last round is sent away.
 */
export const createFairQueue = (
  { atOnce, waitingPerAddress, longestWaitMs }: FairQueueOptions,
  now: () => number = () => performance.now(),
): FairQueue => {
  // In the order of their turns.
  const waiting: Waiting[] = []
  let [running, round, averageMs] = [0, 0, 50]
  let wasOverdue = false

  const takeNext = (): Waiting | undefined => {
    // An endless stream of newcomers must not keep the later rounds waiting for ever, nor a flood that became old the newcomers.
    const overdue = wasOverdue ? -1 : waiting.findIndex(({ since }) => now() - since > longestWaitMs)
    wasOverdue = overdue >= 0
    if (wasOverdue) return waiting.splice(overdue, 1)[0]
    const first = waiting.shift()
    if (first) round = first.round
    return first
  }

  const perform = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running += 1
    const began = now()
    try {
      return await work()
    } finally {
      averageMs += (now() - began - averageMs) * smoothing
      running -= 1
      takeNext()?.start()
    }
  }

  const assertRoom = (): void => {
    if ((waiting.length * averageMs) / atOnce <= longestWaitMs) return
    const last = waiting.pop()
    if (last) last.refuse(lineOf(waiting, last) > 0 ? tooMany() : busy())
  }

  const enter = (one: Waiting): void => {
    const behind = waiting.findLastIndex((other) => byTurn(other, one) <= 0)
    waiting.splice(behind + 1, 0, one)
    assertRoom()
  }

  const isFree = () => running < atOnce && waiting.length === 0

  return {
    run: async (whoAsks, work) => {
      if (isFree()) return perform(work)
      const asker = await whoAsks()
      if (isFree()) return perform(work)
      const line = lineOf(waiting, asker)
      if (line >= waitingPerAddress) throw tooMany()
      return new Promise((resolve, reject) => {
        enter({
          ...asker,
          round: round + Math.max(line, rivalsOf(waiting, asker)),
          since: now(),
          refuse: reject,
          start: () => {
            perform(work).then(resolve, reject)
          },
        })
      })
    },
  }
}
