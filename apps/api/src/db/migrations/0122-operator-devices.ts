import type { Migration } from '../migrations.ts'

/** Browsers that an operator has signed in with: their tries are counted apart from those of strangers. */
export const operatorDevices: Migration = {
  name: '0122-operator-devices',
  statements: [
    `create table operator_devices (
      operator_id bigint not null references operators on delete cascade,
      token_hash bytea not null check (length(token_hash) = 32),
      last_used_at timestamptz not null default now(),
      primary key (operator_id, token_hash)
    )`,
    `comment on table operator_devices is 'Known browsers of operators. A mark lets nobody in; it keeps its tries apart from those of strangers.'`,
  ],
}
