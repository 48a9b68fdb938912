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
  ticket: (db, id, { customerId }) =>
    db
      .selectFrom('tickets as t')
      .innerJoin('ticket_subjects as s', 's.id', 't.subject_id')
      .where('t.customer_id', '=', customerId)
      .where('t.id', '=', id)
      .select(sql<string>`coalesce(t.title, s.name)`.as('name'))
      .executeTakeFirst(),
}
