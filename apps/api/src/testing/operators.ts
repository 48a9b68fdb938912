import type { OperatorRole } from '@sarv/contract/access'
import type { Db } from '../db/connection.ts'
import { hashToken, newOperatorToken } from '../secrets.ts'

export interface TestOperator {
  operatorId: number
  name: string
  token: string
}

let made = 0

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** An operator who is signed in, and has just shown the second factor. */
export const insertOperator = async (db: Db, roles: readonly OperatorRole[]): Promise<TestOperator> => {
  made += 1
  const token = newOperatorToken()
  const name = `operator ${made}`
  const { id: operatorId } = await db
    .insertInto('operators')
    .values({ email: `operator-${made}-${token.slice(-8).toLowerCase()}@example.com`, name, roles: [...roles] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('operator_sessions')
    .values({
      operator_id: operatorId,
      token_hash: hashToken(token),
      ip: '127.0.0.1',
      user_agent: 'test',
      idle_expires_at: inAnHour(),
      expires_at: inAnHour(),
    })
    .execute()
  return { operatorId, name, token }
}
