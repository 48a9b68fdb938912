import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
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
  /** Of one e-mail for all askers but known browsers: with five tries each at most a hundred guesses an hour. */
  perHour: 20,
  linkLifetimeMs: 24 * 3_600_000,
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
}

/** Strangers ask together no more often than this; a browser that the account knows asks on its own account. */
const countRequest = async (db: Db, { purpose, email, visitor }: CodeRequest): Promise<void> => {
  const { perAskerAndHour, perHour } = requestRules
  const knownDevice = await knownDeviceOf(db, email, visitor)
  const asker = knownDevice === undefined ? addressKey(visitor.ip) : hashToken(knownDevice).toString('base64url')
  await countOrRefuse(db, `code:${purpose}:${email}:${asker}`, { max: perAskerAndHour, perSeconds: 3600 })
  if (knownDevice === undefined) await countOrRefuse(db, `code:${purpose}:${email}`, { max: perHour, perSeconds: 3600 })
}

const codeHash = (secrets: SecretBox, purpose: RequestPurpose, tokenHash: Buffer, code: string): Buffer =>
  secrets.mac('code', purpose, tokenHash.toString('base64url'), code)

export const askForCode = async (db: Db, secrets: SecretBox, request: CodeRequest): Promise<AskedCode> => {
  await countRequest(db, request)
  const { purpose, email, visitor, payload } = request
  const [code, pendingToken, linkToken] = [newCode(), newToken(), newToken()]
  const tokenHash = hashToken(pendingToken)
  const now = Date.now()
  await db
    .insertInto('code_requests')
    .values({
      purpose,
      email,
      token_hash: tokenHash,
      link_token_hash: hashToken(linkToken),
      address: addressKey(visitor.ip),
      code_hash: codeHash(secrets, purpose, tokenHash, code),
      payload: payload === undefined ? null : secrets.seal(payload),
      tries_left: requestRules.tries,
      tokenless_tries_left: purpose === 'forgot' ? requestRules.tokenlessTries : 0,
      expires_at: new Date(now + requestRules.lifetimeMs),
      link_expires_at: new Date(now + (purpose === 'register' ? requestRules.linkLifetimeMs : 0)),
    })
    .execute()
  return { code, pendingToken, linkToken }
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
  return { payload: ended.payload === null ? null : secrets.open(ended.payload) }
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
  return { id: found.id, payload: secrets.open(found.payload), isOfAsker }
}

/** Of two that follow the link at once, one goes on. */
export const endLinkedRequest = async (db: Db, id: number): Promise<void> => {
  const ended = await db.deleteFrom('code_requests').where('id', '=', id).returning('id').executeTakeFirst()
  if (!ended) throw new AppError('registration_link_dead')
}

/** What else was asked for this e-mail is over: it has its account, or its new password. */
export const endRequestsOf = async (trx: Db, purpose: RequestPurpose, email: string): Promise<void> => {
  await trx.deleteFrom('code_requests').where('purpose', '=', purpose).where('email', '=', email).execute()
}
