import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Tokens are their user's own, inside the customer they were made for. */
export interface TokenOwner {
  userId: number
  customerId: number
}

const alive = (db: Db, { userId, customerId }: TokenOwner) =>
  db
    .selectFrom('api_tokens as t')
    .where('t.user_id', '=', userId)
    .where('t.customer_id', '=', customerId)
    .where('t.revoked_at', 'is', null)

export const listApiTokens = (db: Db, owner: TokenOwner) =>
  alive(db, owner)
    .select([
      't.id',
      't.name',
      't.last_chars as lastChars',
      't.read_only as readOnly',
      't.all_projects as allProjects',
      't.created_at as createDate',
      't.expires_at as expireDate',
      't.last_used_at as lastUseDate',
      sql<
        number[]
      >`array(select s.project_id::int from api_token_projects s where s.api_token_id = t.id order by 1)`.as(
        'projectIds',
      ),
    ])
    .orderBy('t.id', 'desc')
    .execute()

/** Two who ask at the same moment must not both find room: the second waits here for the first. */
export const lockTokenOwner = async (trx: Db, { userId }: TokenOwner): Promise<void> => {
  await trx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()
}

export const countApiTokens = async (db: Db, owner: TokenOwner): Promise<number> => {
  const { count } = await alive(db, owner)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface NewApiToken extends TokenOwner {
  name: string
  tokenHash: Buffer
  lastChars: string
  readOnly: boolean
  /** Absent: all of the user's. */
  projectIds: readonly number[] | undefined
  expiresAt: Date
}

export const insertApiToken = async (trx: Db, token: NewApiToken): Promise<number> => {
  const { id } = await trx
    .insertInto('api_tokens')
    .values({
      user_id: token.userId,
      customer_id: token.customerId,
      name: token.name,
      token_hash: token.tokenHash,
      last_chars: token.lastChars,
      read_only: token.readOnly,
      all_projects: token.projectIds === undefined,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (token.projectIds?.length) {
    await trx
      .insertInto('api_token_projects')
      .values(token.projectIds.map((projectId) => ({ api_token_id: id, project_id: projectId })))
      .execute()
  }
  return id
}

/** Whether there was such a token of theirs. */
export const revokeApiToken = async (db: Db, { userId, customerId }: TokenOwner, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many of these are projects of the customer. */
export const countProjects = async (db: Db, customerId: number, ids: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('projects')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
