import { sql } from 'kysely'
import type { SealPurpose, SecretBox } from '../secrets.ts'
import type { Db } from './connection.ts'
import { inTransaction } from './transaction.ts'

/** Every column that holds sealed values, with their purpose; a test compares it with the tables. */
export const sealedColumns: Readonly<Record<string, Readonly<Record<string, SealPurpose>>>> = {
  article_comments: { email_secret: 'email' },
  console_tickets: { target_secret: 'consoleTarget' },
  customers: {
    national_id_secret: 'nationalId',
    phone_secret: 'phone',
    postal_code_secret: 'postalCode',
    address_secret: 'address',
  },
  email_changes: { ways_in_secret: 'waysIn' },
  messages: { recipient_secret: 'recipient', values_secret: 'message' },
  newsletter_subscribers: { email_secret: 'email' },
  operators: { totp_secret: 'operatorTotp', set_up_totp_secret: 'operatorTotp' },
  provider_sign_ins: { verifier_secret: 'openId' },
  users: {
    totp_secret: 'totp',
    totp_pending_secret: 'totp',
    phone_number_secret: 'phone',
    national_id_secret: 'nationalId',
    address_secret: 'address',
  },
  vm_hosts: { password_secret: 'serverPassword', user_data_secret: 'userData' },
  vm_lb_certificates: { key_secret: 'certificateKey' },
  webhook_endpoints: { url_secret: 'webhookUrl', key_secret: 'webhookKey', old_key_secret: 'webhookKey' },
  withdrawals: { sheba_secret: 'sheba' },
}

/** An issued invoice is never written again, so what stands on it stays under the key of its day. */
export const keptAsSealed: ReadonlySet<string> = new Set(['invoices'])

const batchRows = 500

interface SealedRow {
  place: string
  sealed: string
}

/** Seals values again that an older key has sealed. A row that changes meanwhile is left to the next batch. */
const resealColumn = async (
  db: Db,
  secrets: SecretBox,
  { table, column, purpose }: { table: string; column: string; purpose: SealPurpose },
): Promise<number> => {
  let resealed = 0
  for (;;) {
    const done = await inTransaction(db, async (trx) => {
      const { rows } =
        await sql<SealedRow>`select ctid::text as place, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${secrets.prefix})
        limit ${batchRows} for update`.execute(trx)
      for (const { place, sealed } of rows) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${secrets.seal(secrets.open(sealed, purpose), purpose)}
          where ctid = ${place}::tid`.execute(trx)
      }
      return rows.length
    })
    if (done === 0) return resealed
    resealed += done
  }
}

/** After the key was replaced: everything that may be written again stands under the new one. Answers how many values. */
export const resealAll = async (db: Db, secrets: SecretBox): Promise<number> => {
  let resealed = 0
  for (const [table, columns] of Object.entries(sealedColumns)) {
    for (const [column, purpose] of Object.entries(columns)) {
      resealed += await resealColumn(db, secrets, { table, column, purpose })
    }
  }
  return resealed
}
