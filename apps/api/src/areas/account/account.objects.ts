import type { Lookups } from '../../audit/objects.store.ts'
import { userTitle } from '../../db/user-title.ts'

export const accountObjects: Lookups = {
  user: (db, id, { customerId }) =>
    db
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u.id')
      .where('m.customer_id', '=', customerId)
      .where('u.id', '=', id)
      .select(userTitle.as('name'))
      .executeTakeFirst(),
  invitation: (db, id, { customerId }) =>
    db
      .selectFrom('invitations')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select('email as name')
      .executeTakeFirst(),
  token: (db, id, { userId }) =>
    db.selectFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).select('name').executeTakeFirst(),
  passkey: (db, id, { userId }) =>
    db.selectFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).select('name').executeTakeFirst(),
}
