import type { Migration } from '../migrations.ts'

/** A national id belongs to the one person it was confirmed for; what others only wrote reserves nothing. */
export const confirmedNationalIds: Migration = {
  name: '0121-confirmed-national-ids',
  statements: [
    // Whoever was confirmed first keeps it; the others wait for an operator.
    `update users u set id_confirmed = false
      where u.id_confirmed and u.national_id_hash is not null and exists (
        select from users earlier
        where earlier.id_confirmed and earlier.national_id_hash = u.national_id_hash and earlier.id < u.id)`,
    `create unique index users_confirmed_national_id on users (national_id_hash) where id_confirmed`,
  ],
}
