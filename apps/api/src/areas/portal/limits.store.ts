import type { Db } from '../../db/connection.ts'

export const findCustomerName = async (db: Db, id: number): Promise<string | undefined> => {
  const row = await db.selectFrom('customers').where('id', '=', id).select('name').executeTakeFirst()
  return row && (row.name ?? '')
}
