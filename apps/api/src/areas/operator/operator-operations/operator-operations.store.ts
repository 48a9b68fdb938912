import type { Db } from '../../../db/connection.ts'

export const findOwnerOf = async (db: Db, operationId: number): Promise<number | undefined> => {
  const operation = await db
    .selectFrom('operations')
    .where('id', '=', operationId)
    .select('customer_id as customerId')
    .executeTakeFirst()
  return operation?.customerId
}
