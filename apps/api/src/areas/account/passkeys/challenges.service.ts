import type { Db } from '../../../db/connection.ts'
import type { PasskeyChallengesTable } from '../../../db/tables.generated.ts'
import { AppError } from '../../../errors/app-error.ts'
import { hashToken, newToken } from '../../../secrets.ts'
import { challengeLifeMs } from './passkeys.rules.ts'
import { insertChallenge, takeChallengeRow } from './passkeys.store.ts'

/** What a challenge may be answered for, and by whom; null: by anyone, who then says who they are. */
export interface ChallengeOwner {
  purpose: PasskeyChallengesTable['purpose']
  userId: number | null
}

/** Keeps what the device will sign, and answers the key to find it by. */
export const keepChallenge = async (db: Db, owner: ChallengeOwner, challenge: string): Promise<string> => {
  const key = newToken()
  const expiresAt = new Date(Date.now() + challengeLifeMs)
  await insertChallenge(db, { ...owner, challenge, keyHash: hashToken(key), expiresAt })
  return key
}

/** Uses the challenge up, right or wrong. Give it the connection and not a transaction: a rollback would revive it. */
export const takeChallenge = async (db: Db, owner: ChallengeOwner, key: string): Promise<string> => {
  const row = await takeChallengeRow(db, hashToken(key))
  const isTheirs = row?.purpose === owner.purpose && row.userId === owner.userId && row.expiresAt > new Date()
  if (!isTheirs) throw new AppError('passkey_invalid')
  return row.challenge
}
