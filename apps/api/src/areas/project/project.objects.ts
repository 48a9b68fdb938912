import type { Lookups } from '../../audit/objects.store.ts'

export const projectObjects: Lookups = {
  project: (db, id, { customerId }) =>
    db
      .selectFrom('projects')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select(['name', 'description', 'is_public as isPublic'])
      .executeTakeFirst(),
}
