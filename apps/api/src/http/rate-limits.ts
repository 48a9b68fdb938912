import { isIPv6 } from 'node:net'
import type { Db } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { countInWindow } from './rate-limits.store.ts'

export interface CallRateLimit {
  max: number
  perSeconds: number
  by: 'ip' | 'user'
}

/** What one process takes per minute. Generous: they stop floods, not people. */
export interface GeneralLimits {
  /** Writes and anonymous calls. */
  perAddress: number
  perUser: number
  readsPerAddress: number
  readsPerUser: number
  /** Tokens that are nobody's: invented ones, and those of sessions that are over. */
  unknownTokensPerAddress: number
  /** Whether calls with a limit of their own have one: not on test rigs. */
  hasCallLimits: boolean
}

export const defaultGeneralLimits: GeneralLimits = {
  perAddress: 1200,
  perUser: 300,
  // A portal reads some forty times when it is opened, and twenty times a minute while its event stream is down.
  readsPerAddress: 12_000,
  readsPerUser: 1800,
  unknownTokensPerAddress: 120,
  hasCallLimits: true,
}

/** Counts all the same, so that a test rig measures what everyone gets. */
export const noLimits: GeneralLimits = {
  perAddress: Infinity,
  perUser: Infinity,
  readsPerAddress: Infinity,
  readsPerUser: Infinity,
  unknownTokensPerAddress: Infinity,
  hasCallLimits: false,
}

export interface RateLimits {
  countAddress(ip: string): void
  /** A user, or somebody else by a name that no user has. */
  countUser(user: number | string): void
  countRead(ip: string): void
  countReadOfUser(user: number | string): void
  /** Before the database is asked whose it is: refuses an address that has sent too many unknown ones. */
  checkToken(ip: string, token: string): void
  /** After it: whether the token was somebody's. */
  noteToken(ip: string, token: string, isKnown: boolean): void
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
  const secondsLeft = (): number => Math.ceil((windowEnd - now()) / 1000)
  const current = (): Map<string | number, number> => {
    const time = now()
    if (time >= windowEnd) {
      counts = new Map()
      windowEnd = time + windowMs
    }
    return counts
  }
  return {
    /** One more; refuses what is beyond the limit. */
    count: (key: string | number, max: number): void => {
      const inWindow = current()
      const count = (inWindow.get(key) ?? 0) + 1
      inWindow.set(key, count)
      if (count > max) refuse(secondsLeft())
    },
    add: (key: string | number): void => {
      const inWindow = current()
      inWindow.set(key, (inWindow.get(key) ?? 0) + 1)
    },
    /** Refuses who has reached the limit, without counting this one. */
    check: (key: string | number, max: number): void => {
      if ((current().get(key) ?? 0) >= max) refuse(secondsLeft())
    },
  }
}

/** More would be other people's memory; whoever does not fit counts as unknown until the next window. */
const mostKnownTokens = 50_000

/**
 * Who floods us with tokens that are nobody's is told to wait before the database is asked. People behind the same address
 * whose tokens were good a moment ago are not kept waiting with them.
 */
const createTokenGuard = (now: () => number, max: number) => {
  const unknown = createCounters(now)
  let known = new Set<string>()
  let knownUntil = 0
  return {
    check: (ip: string, token: string): void => {
      if (!known.has(token)) unknown.check(addressKey(ip), max)
    },
    note: (ip: string, token: string, isKnown: boolean): void => {
      if (!isKnown) return unknown.add(addressKey(ip))
      if (known.has(token)) return
      if (now() >= knownUntil || known.size >= mostKnownTokens) {
        known = new Set()
        knownUntil = now() + 10 * windowMs
      }
      known.add(token)
    },
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

/** Addresses come again and again; taking one apart each time would cost more than counting it. */
const mostKeys = 10_000
const createAddressKeys = () => {
  const keys = new Map<string, string>()
  return (ip: string): string => {
    const known = keys.get(ip)
    if (known !== undefined) return known
    if (keys.size >= mostKeys) keys.clear()
    const key = addressKey(ip)
    keys.set(ip, key)
    return key
  }
}

export const createRateLimits = (
  db: Db,
  wanted: Partial<GeneralLimits> = {},
  now: () => number = Date.now,
): RateLimits => {
  const limits = { ...defaultGeneralLimits, ...wanted }
  const [addresses, users, readsOfAddresses, readsOfUsers] = [
    createCounters(now),
    createCounters(now),
    createCounters(now),
    createCounters(now),
  ]
  const tokens = createTokenGuard(now, limits.unknownTokensPerAddress)
  const refusals = createRefusals(now)
  const keyOf = createAddressKeys()
  return {
    countAddress: (ip) => addresses.count(keyOf(ip), limits.perAddress),
    countUser: (userId) => users.count(userId, limits.perUser),
    countRead: (ip) => readsOfAddresses.count(keyOf(ip), limits.readsPerAddress),
    countReadOfUser: (userId) => readsOfUsers.count(userId, limits.readsPerUser),
    checkToken: tokens.check,
    noteToken: tokens.note,
    countCall: async (call, limit, by) => {
      if (!limits.hasCallLimits) return
      const key = `call:${call}:${limit.by}:${limit.by === 'ip' ? keyOf(by) : by}`
      refusals.repeat(key)
      await countOrRefuse(db, key, limit).catch((error: unknown) => {
        if (error instanceof AppError) refusals.remember(key, error.retryAfterSeconds ?? 1)
        throw error
      })
    },
  }
}
