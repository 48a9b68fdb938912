import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

export interface NewEmailChange {
  userId: number
  tokenHash: Buffer
  oldEmail: string
  newEmail: string
  waysInSecret: string
  expiresAt: Date
}

export const insertEmailChange = async (trx: Db, change: NewEmailChange): Promise<void> => {
  await trx
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      token_hash: change.tokenHash,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      ways_in_secret: change.waysInSecret,
      expires_at: change.expiresAt,
    })
    .execute()
}

const open = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'user_id as userId', 'old_email as oldEmail', 'new_email as newEmail'])
    .select(['ways_in_secret as waysInSecret', 'created_at as createdAt', 'expires_at as expiresAt'])

/** The change behind a link, while it can be taken back. */
export const findOpenChange = (db: Db, tokenHash: Buffer) => open(db, tokenHash).executeTakeFirst()

/** The same for whoever takes it back: of two at once, the second finds nothing. */
export const lockOpenChange = (trx: Db, tokenHash: Buffer) => open(trx, tokenHash).forUpdate().executeTakeFirst()

/** This change and all that came after it are over: none of them leads back into the account. */
export const endChangesSince = async (trx: Db, userId: number, id: number): Promise<void> => {
  await trx
    .updateTable('email_changes')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** What lets somebody in and was added to the account since then. */
export const removeWaysInSince = async (trx: Db, userId: number, since: Date): Promise<void> => {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await trx.deleteFrom('provider_identities').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await trx
    .updateTable('api_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('revoked_at', 'is', null)
    .execute()
}
