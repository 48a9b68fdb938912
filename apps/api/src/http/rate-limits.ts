import { isIPv6 } from 'node:net'
import type { Db } from '../db/connection.ts'
import { AppError } from './errors.ts'
import { countInWindow } from './rate-limits.store.ts'

export interface CallRateLimit {
  max: number
  perSeconds: number
  by: 'ip' | 'user'
}

/** Writes and anonymous calls that one process takes per minute. Generous: they stop floods, not people. */
export interface GeneralLimits {
  perAddress: number
  perUser: number
}

export const defaultGeneralLimits: GeneralLimits = { perAddress: 1200, perUser: 300 }

export interface RateLimits {
  countAddress(ip: string): void
  countUser(userId: number): void
  /** A strict limit of one call, counted in the database so that all processes share it. */
  countCall(call: string, limit: CallRateLimit, by: string): Promise<void>
}

const refuse = (seconds: number): never => {
  const wait = Math.max(1, seconds)
  throw new AppError('too_many_requests', { seconds: wait }, { retryAfterSeconds: wait })
}

/** One more of what may happen only so often, counted in the database so that all processes share it. */
export const countOrRefuse = async (
  db: Db,
  key: string,
  { max, perSeconds }: Pick<CallRateLimit, 'max' | 'perSeconds'>,
): Promise<void> => {
  const { count, secondsLeft } = await countInWindow(db, key, perSeconds)
  if (count > max) refuse(secondsLeft)
}

const windowMs = 60_000

/** Counters of one process; thrown away whole with each window, so they never grow beyond it. */
const createCounters = (now: () => number) => {
  let windowEnd = 0
  let counts = new Map<string | number, number>()
  return (key: string | number, max: number): void => {
    const time = now()
    if (time >= windowEnd) {
      counts = new Map()
      windowEnd = time + windowMs
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > max) refuse(Math.ceil((windowEnd - time) / 1000))
  }
}

const mostRefusals = 10_000

/** Who is over a limit stays so until its window ends: a flood is answered without asking the database again. */
const createRefusals = (now: () => number) => {
  const ends = new Map<string, number>()
  return {
    remember: (key: string, seconds: number): void => {
      if (ends.size >= mostRefusals) ends.clear()
      ends.set(key, now() + seconds * 1000)
    },
    repeat: (key: string): void => {
      const end = ends.get(key)
      if (end === undefined) return
      if (end > now()) refuse(Math.ceil((end - now()) / 1000))
      ends.delete(key)
    },
  }
}

/** One household or server owns a whole /64 of IPv6, so it counts as one address. */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length)
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
  return `${all.slice(0, 4).join(':')}::/64`
}

export const createRateLimits = (
  db: Db,
  limits: GeneralLimits = defaultGeneralLimits,
  now: () => number = Date.now,
): RateLimits => {
  const countOfAddress = createCounters(now)
  const countOfUser = createCounters(now)
  const refusals = createRefusals(now)
  return {
    countAddress: (ip) => countOfAddress(addressKey(ip), limits.perAddress),
    countUser: (userId) => countOfUser(userId, limits.perUser),
    countCall: async (call, limit, by) => {
      const key = `call:${call}:${limit.by}:${limit.by === 'ip' ? addressKey(by) : by}`
      refusals.repeat(key)
      await countOrRefuse(db, key, limit).catch((error: unknown) => {
        if (error instanceof AppError) refusals.remember(key, error.retryAfterSeconds ?? 1)
        throw error
      })
    },
  }
}
