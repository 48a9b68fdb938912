import { sql } from 'kysely'
import { begunMac } from '../begun-mac.ts'
import { nationalIdHash, recipientHash, sealPersonal } from '../personal-data.ts'
import type { SecretBox } from '../../secrets.ts'
import type { Db } from '../connection.ts'
import type { Migration } from '../migrations.ts'

const batchRows = 1000

/** Each row's new columns, written in batches by id: neither all rows in memory nor a statement for each. */
const fill = async <Column extends string>(
  db: Db,
  table: string,
  columns: readonly Column[],
  newColumns: Readonly<Record<string, 'text' | 'bytea'>>,
  valuesOf: (row: Record<Column, string | null>) => Readonly<Record<string, string | Buffer | null>>,
): Promise<void> => {
  const names = Object.keys(newColumns)
  for (let after = 0; ;) {
    const { rows } = await sql<
      Record<Column, string | null> & { id: number }
    >`select id, ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      where id > ${after} order by id limit ${batchRows}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const lines = rows.map((row) => {
      const values = valuesOf(row)
      return sql`(${row.id}::bigint, ${sql.join(
        names.map((name) => sql`${values[name] ?? null}::${sql.raw(newColumns[name]!)}`),
      )})`
    })
    await sql`update ${sql.table(table)} t
      set ${sql.join(names.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`))}
      from (values ${sql.join(lines)}) v (id, ${sql.join(names.map((name) => sql.ref(name)))})
      where t.id = v.id`.execute(db)
  }
}

const sealUsers = (db: Db, secrets: SecretBox) =>
  fill(
    db,
    'users',
    ['phone_number', 'national_id', 'address'],
    { phone_number_secret: 'text', national_id_secret: 'text', address_secret: 'text', national_id_hash: 'bytea' },
    (user) => ({
      phone_number_secret: sealPersonal(secrets, user.phone_number, 'phone'),
      national_id_secret: sealPersonal(secrets, user.national_id, 'nationalId'),
      address_secret: sealPersonal(secrets, user.address, 'address'),
      national_id_hash: user.national_id === null ? null : nationalIdHash(secrets, user.national_id),
    }),
  )

const sealCustomers = (db: Db, secrets: SecretBox) =>
  fill(
    db,
    'customers',
    ['national_id', 'phone', 'postal_code', 'address'],
    { national_id_secret: 'text', phone_secret: 'text', postal_code_secret: 'text', address_secret: 'text' },
    (customer) => ({
      national_id_secret: sealPersonal(secrets, customer.national_id, 'nationalId'),
      phone_secret: sealPersonal(secrets, customer.phone, 'phone'),
      postal_code_secret: sealPersonal(secrets, customer.postal_code, 'postalCode'),
      address_secret: sealPersonal(secrets, customer.address, 'address'),
    }),
  )

const sealRecipients = (db: Db, secrets: SecretBox) =>
  fill(db, 'messages', ['recipient'], { recipient_secret: 'text', recipient_hash: 'bytea' }, ({ recipient }) => ({
    recipient_secret: sealPersonal(secrets, recipient, 'recipient'),
    recipient_hash: recipient === null ? null : recipientHash(secrets, recipient),
  }))

/** What a crash left open before rows had a MAC is taken as it is, this once. */
const signBegun = async (db: Db, secrets: SecretBox): Promise<void> => {
  const { rows } = await sql<Parameters<typeof begunMac>[1]>`select * from audit_begun`.execute(db)
  for (const row of rows) {
    await sql`update audit_begun set mac = ${begunMac(secrets, row)} where key = ${row.key}`.execute(db)
  }
}

/**
 * National ids, phones, postal codes and addresses are sealed, and what has begun carries a MAC. The old columns go in the
 * same transaction: an older process that still runs fails from here on, instead of finding no phone and asking for no code.
 */
export const dataAtRest: Migration = {
  name: '0015-data-at-rest',
  statements: [
    `alter table users
      add column phone_number_secret text,
      add column national_id_secret text,
      add column national_id_hash bytea check (length(national_id_hash) = 32),
      add column address_secret text`,
    `alter table customers
      add column national_id_secret text,
      add column phone_secret text,
      add column postal_code_secret text,
      add column address_secret text`,
    `alter table messages add column recipient_secret text, add column recipient_hash bytea`,
    `alter table audit_begun add column mac bytea check (length(mac) = 32)`,
  ],
  fill: async (db, secrets) => {
    await sealUsers(db, secrets)
    await sealCustomers(db, secrets)
    await sealRecipients(db, secrets)
    await signBegun(db, secrets)
  },
  statementsAfterFill: [
    `alter table users drop column phone_number, drop column national_id, drop column address`,
    `create index users_national_id on users (national_id_hash)`,
    `alter table customers drop column national_id, drop column phone, drop column postal_code, drop column address`,
    `alter table messages drop column recipient,
      alter column recipient_secret set not null, alter column recipient_hash set not null`,
    `alter table audit_begun alter column mac set not null`,
    // A dropped column stays in the table's files until they are written anew.
    `cluster users using users_pkey`,
    `cluster customers using customers_pkey`,
    `cluster messages using messages_pkey`,
  ],
}
