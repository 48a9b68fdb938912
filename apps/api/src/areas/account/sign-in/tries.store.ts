import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countInWindow } from '../../../http/rate-limits.store.ts'
import { addressKey } from '../../../http/rate-limits.ts'
import { hashToken } from '../../../secrets.ts'
import { signInLimits } from './sign-in.rules.ts'

/** The counters that a try is held against. */
export interface TryKeys {
  /** The e-mail at this address, or in this browser. */
  readonly pair: string
  readonly address?: string
  readonly email?: string
  /** All passwords of this e-mail that were looked at. */
  readonly guesses?: string
}

export const tryKeysOf = (email: string, ip: string) => {
  const address = addressKey(ip)
  return {
    pair: `login:${address}:${email}`,
    address: `login:ip:${address}`,
    email: `login:email:${email}`,
    guesses: `login:guesses:${email}`,
  } as const satisfies TryKeys
}

/** Of a browser that the account knows: what strangers do does not count for it. */
export const deviceTryKeysOf = (email: string, deviceToken: string): TryKeys => ({
  pair: `login:device:${hashToken(deviceToken).toString('base64url')}:${email}`,
})

/** Failures, per counter; with a try that is under way they include it. */
export type TryCounts = Readonly<Record<'pair' | 'address' | 'email', number>>

const keysInOrder = ({ pair, address, email }: TryKeys): string[] =>
  [pair, address, email].filter((key) => key !== undefined)

const toCounts = (keys: TryKeys, rows: readonly { key: string; count: number }[]): TryCounts => {
  const countOf = (key: string | undefined) => rows.find((row) => row.key === key)?.count ?? 0
  return { pair: countOf(keys.pair), address: countOf(keys.address), email: countOf(keys.email) }
}

const locked = (seconds: number): AppError => {
  const wait = Math.max(1, seconds)
  return new AppError('account_locked', { seconds: wait }, { retryAfterSeconds: wait })
}

/** The failures so far. Throws `account_locked` while the next try must wait. */
export const readFailures = async (db: Db, keys: TryKeys): Promise<TryCounts> => {
  const rows = await db
    .selectFrom('throttles')
    .where('key', 'in', keysInOrder(keys))
    .where('window_ends_at', '>', sql<Date>`now()`)
    .select([
      'key',
      'count',
      sql<number>`coalesce(ceil(extract(epoch from blocked_until - now())), 0)::int`.as('blockedSeconds'),
    ])
    .execute()
  const blockedSeconds = Math.max(0, ...rows.map((row) => row.blockedSeconds))
  if (blockedSeconds > 0) throw locked(blockedSeconds)
  return toCounts(keys, rows)
}

const { blockAfter, waitSeconds, windowSeconds } = signInLimits
const newCount = sql<number>`case when throttles.window_ends_at > now() then throttles.count + 1 else 1 end`
const waits = sql.lit(`{${waitSeconds.join()}}`)
const inSeconds = (seconds: unknown) => sql<Date>`now() + make_interval(secs => ${seconds})`

/**
 * Counts a try before anybody knows how it ends, in one statement: of a thousand at the same moment no more get through
 * than one after the other. A right password takes it back. Throws `account_locked` when another one was faster.
 */
export const countTry = async (db: Db, keys: TryKeys): Promise<TryCounts> => {
  const threshold = sql`case throttles.key when ${keys.pair} then ${sql.lit(blockAfter.pair)} end`
  const wait = sql`(${waits}::int[])[least(${newCount} - ${threshold} + 1, ${sql.lit(waitSeconds.length)})]`
  const isBlocked = sql`${newCount} >= ${threshold}`
  // Always in this order: two tries that share counters must not wait for each other.
  const rows = await db
    .insertInto('throttles')
    .values(keysInOrder(keys).map((key) => ({ key, count: 1, window_ends_at: inSeconds(windowSeconds) })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: newCount,
          blocked_until: sql`case when ${isBlocked} then ${inSeconds(wait)} end`,
          // Below the threshold the window stays: an office must not collect the slips of a whole day.
          window_ends_at: sql`case when ${isBlocked} then ${inSeconds(sql`${windowSeconds} + ${wait}`)}
            when throttles.window_ends_at > now() then throttles.window_ends_at else excluded.window_ends_at end`,
        })
        .where((eb) =>
          eb.or([eb('throttles.blocked_until', 'is', null), eb('throttles.blocked_until', '<=', sql<Date>`now()`)]),
        ),
    )
    .returning(['throttles.key', 'throttles.count'])
    .execute()
  if (rows.length === keysInOrder(keys).length) return toCounts(keys, rows)
  // One of the counters is closed: the others must not go on counting.
  for (const { key, count } of rows) await giveBack(db, key, count)
  await readFailures(db, keys)
  throw locked(1)
}

/** Takes a counted try back, with the wait that it alone began. */
const giveBack = async (db: Db, key: string, count: number) => {
  await db
    .updateTable('throttles')
    .set({
      count: sql`greatest(count - 1, 0)`,
      blocked_until: sql`case when count = ${count} then null else blocked_until end`,
    })
    .where('key', '=', key)
    .execute()
  // Where it was the only one, nothing needs to be remembered: guessing must not fill the table.
  if (count === 1) await db.deleteFrom('throttles').where('key', '=', key).where('count', '=', 0).execute()
}

/**
 * The last counter before a password is looked at. Throws `account_guarded` when strangers have used up what may be looked
 * at in an hour; a right password takes its own back, and no more.
 */
export const countGuess = async (db: Db, { guesses }: TryKeys): Promise<number> => {
  if (guesses === undefined) return 0
  const { max, perSeconds } = signInLimits.guesses
  const { count, secondsLeft } = await countInWindow(db, guesses, perSeconds)
  if (count <= max) return count
  const wait = Math.max(1, secondsLeft)
  throw new AppError('account_guarded', { seconds: wait }, { retryAfterSeconds: wait })
}

export const forgetGuess = async (db: Db, { guesses }: TryKeys, count: number): Promise<void> => {
  if (guesses !== undefined) await giveBack(db, guesses, count)
}

/** The password was never looked at: as if nobody had tried. */
export const forgetTry = async (db: Db, keys: TryKeys, counts: TryCounts) => {
  await giveBack(db, keys.pair, counts.pair)
  if (keys.address !== undefined) await giveBack(db, keys.address, counts.address)
  if (keys.email !== undefined) await giveBack(db, keys.email, counts.email)
}

/** The failures at this e-mail are over: its owner is here. */
export const forgetFailures = async (db: Db, { pair, email }: TryKeys) => {
  const over = [pair, email].filter((key) => key !== undefined)
  await db.deleteFrom('throttles').where('key', 'in', over).execute()
}

/** The password was right. The address keeps its other failures, or one account would wash away those of all others. */
export const clearFailures = async (db: Db, keys: TryKeys, counts: TryCounts) => {
  await forgetFailures(db, keys)
  if (keys.address !== undefined) await giveBack(db, keys.address, counts.address)
}
