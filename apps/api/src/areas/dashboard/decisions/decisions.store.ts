import type { Db } from '../../../db/connection.ts'

interface Whose {
  userId: number
  customerId: number
}

const hiddenOf = (db: Db, { userId, customerId }: Whose) =>
  db.selectFrom('hidden_decisions').where('user_id', '=', userId).where('customer_id', '=', customerId)

export const listHidden = async (db: Db, whose: Whose, now: Date): Promise<Set<string>> => {
  const rows = await hiddenOf(db, whose).where('hidden_until', '>', now).select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

export const hide = async (trx: Db, { userId, customerId }: Whose, key: string, until: Date): Promise<void> => {
  await trx
    .insertInto('hidden_decisions')
    .values({ user_id: userId, customer_id: customerId, key, hidden_until: until })
    .onConflict((conflict) => conflict.columns(['user_id', 'customer_id', 'key']).doUpdateSet({ hidden_until: until }))
    .execute()
}

export const showAgain = async (trx: Db, { userId, customerId }: Whose, key: string): Promise<void> => {
  await trx
    .deleteFrom('hidden_decisions')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .execute()
}
