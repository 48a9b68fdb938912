import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { ProviderName } from './providers.rules.ts'

export interface NewVisit {
  stateHash: Buffer
  provider: ProviderName
  verifierSecret: string
  nonce: string
  expiresAt: Date
}

export const insertVisit = async (db: Db, visit: NewVisit) => {
  await db
    .insertInto('provider_sign_ins')
    .values({
      state_hash: visit.stateHash,
      provider: visit.provider,
      verifier_secret: visit.verifierSecret,
      nonce: visit.nonce,
      expires_at: visit.expiresAt,
    })
    .execute()
}

/** Whoever takes it first has it alone. */
export const takeVisit = (db: Db, stateHash: Buffer) =>
  db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', stateHash)
    .returning(['provider', 'verifier_secret as verifierSecret', 'nonce', 'expires_at as expiresAt'])
    .executeTakeFirst()

export const findUserOfIdentity = (db: Db, provider: ProviderName, subject: string) =>
  db
    .selectFrom('provider_identities')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('user_id as userId')
    .executeTakeFirst()

/** Locked until the identity is linked: nobody changes the e-mail or the password meanwhile. */
export const lockUserWithEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email)
    .select(['id', 'email', 'email_confirmed as emailConfirmed', 'disabled_reason as disabledReason'])
    .forUpdate()
    .executeTakeFirst()

export const insertIdentity = async (
  db: Db,
  identity: { provider: ProviderName; subject: string; userId: number; email: string },
) => {
  await db
    .insertInto('provider_identities')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      email: identity.email,
    })
    .execute()
}

/** What opens the account by itself, besides the password. */
export const deleteKeysOfUser = async (db: Db, userId: number) => {
  for (const table of ['passkeys', 'recovery_codes', 'provider_identities'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await db.deleteFrom('confirm_codes').where('subject', '=', `user:${userId}`).execute()
}
