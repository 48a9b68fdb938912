import { sql } from 'kysely'

export const buyerColumns = sql`buyer_name, buyer_is_legal, buyer_registration_number, buyer_national_id_secret,
  buyer_phone_secret, buyer_postal_code_secret, buyer_address_secret`

/**
 * A customer `c` as the buyer on a paper. A private person whose identity is confirmed has shown national id, address and phone
 * already: they count where the customer's own form has none.
 */
export const buyer = sql`c.name, c.is_legal, c.registration_number, coalesce(c.national_id_secret, person.national_id_secret),
  coalesce(c.phone_secret, person.phone_number_secret), c.postal_code_secret,
  coalesce(c.address_secret, person.address_secret)`

export const withPerson = sql`left join lateral (
  select u.national_id_secret, u.phone_number_secret, u.address_secret from memberships m join users u on u.id = m.user_id
  where m.customer_id = c.id and m.is_super_user and u.id_confirmed and not c.is_legal
  order by u.id limit 1) person on true`

export const seller = sql`(select id from sellers order by id desc limit 1)`
