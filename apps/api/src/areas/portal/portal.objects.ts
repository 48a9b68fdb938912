import { sql } from 'kysely'
import type { Lookups } from '../../audit/objects.store.ts'

export const portalObjects: Lookups = {
  operation: (db, id, { customerId }) =>
    db
      .selectFrom('operations')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select(sql<string>`coalesce(sentence, title)`.as('name'))
      .executeTakeFirst(),
  webhook: (db, id, { customerId }) =>
    db
      .selectFrom('webhook_endpoints')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select('name')
      .executeTakeFirst(),
}
