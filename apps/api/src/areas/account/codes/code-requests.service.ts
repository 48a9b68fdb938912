import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countInWindow } from '../../../http/rate-limits.store.ts'
import { addressKey, countOrRefuse } from '../../../http/rate-limits.ts'
import { hashToken, newToken, type SecretBox } from '../../../secrets.ts'
import { knownDeviceOf } from '../sign-in/known-devices.store.ts'
import type { Visitor } from '../sessions/sessions.store.ts'
import { codeRules, newCode } from './codes.service.ts'

export type RequestPurpose = 'register' | 'forgot'

/**
 * A code that somebody asks for who is not signed in belongs to them alone: to a token that the answer gives them. Each
 * request is a row of its own, so that nobody who asks for the same e-mail replaces, uses up or finishes another's.
 */
export const requestRules = {
  ...codeRules,
  /** Of one e-mail for one asker: a browser that the account knows, or else an address. */
  perAskerAndHour: codeRules.perHour,
  linkLifetimeMs: 24 * 3_600_000,
  /**
   * Of one e-mail for all askers but known browsers, each with a code of its own; later ones are paced. With five tries
   * each, and what is paced, at most 130 guesses an hour.
   */
  unpacedPerHour: { register: 20, forgot: 6 },
  /** Then the owner gets a mail at most this often. Its link outlives the pause, so there always is one that works. */
  pauseSeconds: 10 * 60,
  forgotLinkLifetimeMs: 30 * 60_000,
  /** For older clients, which send no token; from the same address only, and apart from the tries of the token. */
  tokenlessTries: 3,
} as const

export interface CodeRequest {
  purpose: RequestPurpose
  email: string
  visitor: Visitor
  /** What is to be done once the code is right; kept sealed. */
  payload?: string
}

export interface AskedCode {
  code: string
  /** For the answer: names this request. */
  pendingToken: string
  /** For the mail: proves the e-mail as the code does, a day long. */
  linkToken: string
  pace: Pace
}

/** `link`: too many strangers have asked, and the owner gets a link; `nothing`: they have one that works. */
export type Pace = 'code' | 'link' | 'nothing'

/** Nobody is refused because of what strangers ask for, and nobody's mailbox is filled by them. */
const paceOf = async (db: Db, { purpose, email }: CodeRequest): Promise<Pace> => {
  const { unpacedPerHour, pauseSeconds } = requestRules
  const asked = await countInWindow(db, `code:${purpose}:${email}`, 3600)
  if (asked.count <= unpacedPerHour[purpose]) return 'code'
  const mailed = await countInWindow(db, `code:${purpose}:link:${email}`, pauseSeconds)
  if (mailed.count > 1) return 'nothing'
  // Whoever signs up needs the code for the form that they filled in; a link says all about a password.
  return purpose === 'register' ? 'code' : 'link'
}

/** An asker is counted for itself: a browser that the account knows, or else an address. */
const countRequest = async (db: Db, request: CodeRequest): Promise<Pace> => {
  const { purpose, email, visitor } = request
  const { perAskerAndHour } = requestRules
  const knownDevice = await knownDeviceOf(db, email, visitor)
  const asker = knownDevice === undefined ? addressKey(visitor.ip) : hashToken(knownDevice).toString('base64url')
  await countOrRefuse(db, `code:${purpose}:${email}:${asker}`, { max: perAskerAndHour, perSeconds: 3600 })
  return knownDevice === undefined ? paceOf(db, request) : 'code'
}

const codeHash = (secrets: SecretBox, purpose: RequestPurpose, tokenHash: Buffer, code: string): Buffer =>
  secrets.mac('code', purpose, tokenHash.toString('base64url'), code)

export const askForCode = async (db: Db, secrets: SecretBox, request: CodeRequest): Promise<AskedCode> => {
  const pace = await countRequest(db, request)
  const { purpose, email, visitor, payload } = request
  const [code, pendingToken, linkToken] = [newCode(), newToken(), newToken()]
  const tokenHash = hashToken(pendingToken)
  const now = Date.now()
  const asked = { code, pendingToken, linkToken, pace }
  // Nothing is mailed for it, so there is nothing to guess either.
  if (pace === 'nothing') return asked
  await db
    .insertInto('code_requests')
    .values({
      purpose,
      email,
      token_hash: tokenHash,
      link_token_hash: hashToken(linkToken),
      address: addressKey(visitor.ip),
      code_hash: codeHash(secrets, purpose, tokenHash, code),
      payload: payload === undefined ? null : secrets.seal(payload, 'codePayload'),
      tries_left: pace === 'code' ? requestRules.tries : 0,
      tokenless_tries_left: pace === 'code' && purpose === 'forgot' ? requestRules.tokenlessTries : 0,
      expires_at: new Date(now + requestRules.lifetimeMs),
      link_expires_at: new Date(
        now + (purpose === 'register' ? requestRules.linkLifetimeMs : requestRules.forgotLinkLifetimeMs),
      ),
    })
    .execute()
  return asked
}

export interface CodeGuess {
  purpose: RequestPurpose
  email: string
  code: string
  /** Absent: an older client. */
  pendingToken: string | undefined
  ip: string
}

/** Takes one try of the request that is meant, and nobody else's. */
const takeTry = async (db: Db, { purpose, email, pendingToken, ip }: CodeGuess) => {
  const tries = pendingToken === undefined ? 'tokenless_tries_left' : 'tries_left'
  const own = db
    .selectFrom('code_requests')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('expires_at', '>', new Date())
    .$if(pendingToken === undefined, (query) => query.where('address', '=', addressKey(ip)))
    .$if(pendingToken !== undefined, (query) => query.where('token_hash', '=', hashToken(pendingToken!)))
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
  return db
    .updateTable('code_requests')
    .set({ [tries]: sql`${sql.ref(tries)} - 1` })
    .where('id', '=', own)
    .where(tries, '>', 0)
    .returning(['id', 'token_hash as tokenHash', 'code_hash as codeHash'])
    .executeTakeFirst()
}

/**
 * Uses the code up and answers what was kept with it. Give it the connection and not a transaction: a rollback would
 * give a wrong guess back. `check` runs when the code is right and before it is used up: what it refuses can be mended,
 * and only whoever has the code learns of it.
 */
export const takeRequestedCode = async (
  db: Db,
  secrets: SecretBox,
  guess: CodeGuess,
  check: () => Promise<void> = async () => {},
): Promise<{ payload: string | null }> => {
  const tried = await takeTry(db, guess)
  if (!tried || !timingSafeEqual(tried.codeHash, codeHash(secrets, guess.purpose, tried.tokenHash, guess.code))) {
    throw new AppError('code_wrong')
  }
  await check()
  // Of two requests with the same right code, one gets the row.
  const ended = await db.deleteFrom('code_requests').where('id', '=', tried.id).returning('payload').executeTakeFirst()
  if (!ended) throw new AppError('code_wrong')
  return { payload: ended.payload === null ? null : secrets.open(ended.payload, 'codePayload') }
}

export interface LinkedRequest {
  id: number
  /** What was kept with it. */
  payload: string
  /** The link was opened in the browser that asked. */
  isOfAsker: boolean
}

/** The request behind the link of a mail. */
export const findLinkedRequest = async (
  db: Db,
  secrets: SecretBox,
  wanted: { email: string; linkToken: string; pendingToken: string | undefined },
): Promise<LinkedRequest> => {
  const found = await db
    .selectFrom('code_requests')
    .where('purpose', '=', 'register')
    .where('email', '=', wanted.email)
    .where('link_token_hash', '=', hashToken(wanted.linkToken))
    .where('link_expires_at', '>', new Date())
    .select(['id', 'token_hash as tokenHash', 'payload'])
    .executeTakeFirst()
  if (!found || found.payload === null) throw new AppError('registration_link_dead')
  const { pendingToken } = wanted
  const isOfAsker = pendingToken !== undefined && found.tokenHash.equals(hashToken(pendingToken))
  return { id: found.id, payload: secrets.open(found.payload, 'codePayload'), isOfAsker }
}

/** The request behind the link of a mail about a forgotten password, from whichever browser. */
export const findForgotLink = async (db: Db, wanted: { email: string; linkToken: string }): Promise<{ id: number }> => {
  const found = await db
    .selectFrom('code_requests')
    .where('purpose', '=', 'forgot')
    .where('email', '=', wanted.email)
    .where('link_token_hash', '=', hashToken(wanted.linkToken))
    .where('link_expires_at', '>', new Date())
    .select('id')
    .executeTakeFirst()
  if (!found) throw new AppError('forgot_link_dead')
  return found
}

/** Of two that follow the link at once, one goes on. */
const endLink = async (db: Db, id: number, dead: 'registration_link_dead' | 'forgot_link_dead'): Promise<void> => {
  const ended = await db.deleteFrom('code_requests').where('id', '=', id).returning('id').executeTakeFirst()
  if (!ended) throw new AppError(dead)
}

export const endLinkedRequest = (db: Db, id: number): Promise<void> => endLink(db, id, 'registration_link_dead')
export const endForgotLink = (db: Db, id: number): Promise<void> => endLink(db, id, 'forgot_link_dead')

/** What else was asked for this e-mail is over: it has its account, or its new password. */
export const endRequestsOf = async (trx: Db, purpose: RequestPurpose, email: string): Promise<void> => {
  await trx.deleteFrom('code_requests').where('purpose', '=', purpose).where('email', '=', email).execute()
}
