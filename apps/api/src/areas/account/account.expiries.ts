import type { FindExpiries } from '../../expiries.ts'

const tokensPage = '/portal/account?tab=api-token'

/** Their own: what runs by it stops. A token itself is told nothing of tokens. */
const tokens: FindExpiries = async (db, { userId, customerId, tokenScope }, { from, until, most }) => {
  if (tokenScope !== undefined) return []
  const rows = await db
    .selectFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', from)
    .where('expires_at', '<=', until)
    .select(['id', 'name', 'expires_at as at'])
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.map(({ id, name, at }) => ({ kind: 'token', itemId: id, name, at, page: tokensPage }))
}

export const accountExpiries: readonly FindExpiries[] = [tokens]
