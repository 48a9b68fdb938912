import { sql } from 'kysely'
import type { SecretBox } from '../../secrets.ts'
import type { Db } from '../connection.ts'
import type { Migration } from '../migrations.ts'
import { nationalIdHash, phoneHash } from '../personal-data.ts'

const batchRows = 1000

/** Fills the hash of what is sealed in another column, in batches by id. */
const fillHash = async (
  db: Db,
  { table, sealed, hash }: { table: string; sealed: string; hash: string },
  hashOf: (secret: string) => Buffer,
): Promise<void> => {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; secret: string }>`select id, ${sql.ref(sealed)} as secret
      from ${sql.table(table)} where id > ${after} and ${sql.ref(sealed)} is not null
      order by id limit ${batchRows}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const lines = rows.map(({ id, secret }) => sql`(${id}::bigint, ${hashOf(secret)}::bytea)`)
    await sql`update ${sql.table(table)} t set ${sql.ref(hash)} = v.hash from (values ${sql.join(lines)}) v (id, hash)
      where t.id = v.id`.execute(db)
  }
}

const fill = async (db: Db, secrets: SecretBox): Promise<void> => {
  const phones = { table: 'users', sealed: 'phone_number_secret', hash: 'phone_number_hash' }
  await fillHash(db, phones, (secret) => phoneHash(secrets, secrets.open(secret, 'phone')))
  const companies = { table: 'customers', sealed: 'national_id_secret', hash: 'national_id_hash' }
  await fillHash(db, companies, (secret) => nationalIdHash(secrets, secrets.open(secret, 'nationalId')))
}

/** Operators look at the portal as a customer, and find customers by what is kept sealed. */
export const operatorViews: Migration = {
  name: '0061-operator-views',
  statements: [
    `create table operator_views (
      id bigint generated always as identity primary key,
      operator_id bigint not null references operators on delete cascade,
      operator_session_id bigint not null references operator_sessions on delete cascade,
      customer_id bigint not null references customers,
      user_id bigint not null references users,
      reason text not null,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      check (expires_at <= created_at + interval '15 minutes')
    )`,
    `create unique index operator_views_open on operator_views (operator_id) where revoked_at is null`,
    `create index operator_views_of_session on operator_views (operator_session_id)`,
    `create index operator_views_of_customer on operator_views (customer_id)`,
    `create index operator_views_of_user on operator_views (user_id)`,
    `comment on table operator_views is 'An operator sees the portal as this user of a customer does: reads only, for minutes, told to the customer before.'`,
    `comment on column operator_views.user_id is 'Through whose eyes: a super user of the customer.'`,

    `alter table users add column phone_number_hash bytea check (length(phone_number_hash) = 32)`,
    `comment on column users.phone_number_hash is 'Keyed: what a sealed mobile is found by.'`,
    `alter table customers add column national_id_hash bytea check (length(national_id_hash) = 32)`,
    `comment on column customers.national_id_hash is 'Keyed: what a sealed national id is found by.'`,
  ],
  fill,
  statementsAfterFill: [
    `create index users_phone_number on users (phone_number_hash)`,
    `create index customers_national_id on customers (national_id_hash)`,
  ],
}
