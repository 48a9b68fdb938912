import type { Migration } from '../migrations.ts'

/** An hour is booked for some customers at a time, so that nobody's order waits for the balances of all. */
export const ratingInSlices: Migration = {
  name: '0101-rating-in-slices',
  statements: [
    `alter table rated_hours add column booked_to_customer bigint not null default 0`,
    `comment on column rated_hours.booked_to_customer is 'Customers up to this id are booked; only while rated_at is null.'`,
  ],
}
