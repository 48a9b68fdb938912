import type { Migration } from '../migrations.ts'

/** What people do not want to be asked about for a while. */
export const hiddenDecisions: Migration = {
  name: '0059-hidden-decisions',
  statements: [
    `create table hidden_decisions (
      user_id bigint not null references users on delete cascade,
      customer_id bigint not null references customers on delete cascade,
      key text not null,
      hidden_until timestamptz not null,
      primary key (user_id, customer_id, key)
    )`,
    `comment on column hidden_decisions.key is 'As the list of decisions names it.'`,
  ],
}
