import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { PasskeyChallengesTable } from '../../../db/tables.generated.ts'
import { maxPasskeys } from './passkeys.rules.ts'

export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'credential_id as credentialId', 'transports', 'is_synced as isSynced'])
    .select(['created_at as createDate', 'last_used_at as lastUseDate'])
    .orderBy('id')
    .limit(maxPasskeys)
    .execute()

export type ListedPasskey = Awaited<ReturnType<typeof listPasskeys>>[number]

/** A passkey with the user whom it signs in. */
export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.credential_id', '=', credentialId)
    .select([
      'p.id',
      'p.user_id as userId',
      'p.credential_id as credentialId',
      'p.public_key as publicKey',
      'u.email',
      'u.disabled_reason as disabledReason',
      'u.webauthn_handle as webauthnHandle',
    ])
    .executeTakeFirst()

export interface NewPasskey {
  userId: number
  name: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  isSynced: boolean
}

export const insertPasskey = (db: Db, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      is_synced: passkey.isSynced,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const renamePasskey = (db: Db, userId: number, id: number, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export const deletePasskeyRow = (db: Db, userId: number, id: number) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst()

/** In one statement, so that of two uses with the same counter only one counts. Devices that don't count send 0. */
export const recordUse = async (db: Db, id: number, use: { counter: number; isSynced: boolean }): Promise<boolean> => {
  const updated = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_synced: use.isSynced, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', use.counter), eb.and([eb('counter', '=', 0), eb.lit(use.counter === 0)])]))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export const countIdentities = async (db: Db, userId: number, providers: readonly string[]): Promise<number> => {
  if (providers.length === 0) return 0
  const { count } = await db
    .selectFrom('provider_identities')
    .where('user_id', '=', userId)
    .where('provider', 'in', providers)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface NewChallenge {
  keyHash: Buffer
  purpose: PasskeyChallengesTable['purpose']
  challenge: string
  userId: number | null
  expiresAt: Date
}

export const insertChallenge = async (db: Db, challenge: NewChallenge) => {
  await db
    .insertInto('passkey_challenges')
    .values({
      key_hash: challenge.keyHash,
      purpose: challenge.purpose,
      challenge: challenge.challenge,
      user_id: challenge.userId,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Whoever takes it first has it alone. */
export const takeChallengeRow = (db: Db, keyHash: Buffer) =>
  db
    .deleteFrom('passkey_challenges')
    .where('key_hash', '=', keyHash)
    .returning(['purpose', 'challenge', 'user_id as userId', 'expires_at as expiresAt'])
    .executeTakeFirst()
