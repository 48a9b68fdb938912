import { paymentPurpose } from '@sarv/contract/enums'
import { sql } from 'kysely'
import type { ListQuery } from '@sarv/contract/params'
import type { Db } from '../../../db/connection.ts'
import { buyer, buyerColumns, seller, withPerson } from './buyers.store.ts'
import { stillOwed } from './debts.store.ts'
import type { InvoiceLine, InvoiceRowStatus, InvoiceSums } from './invoices.rules.ts'

/** Of a list that is asked for whole. */
const ceiling = 1000
const lineCeiling = 50_000

const payable = sql<number>`(net_rials - discount_rials + vat_rials)`

/** What is still to be paid: of a bill what is owed of it, of anything else all. */
const unpaid = sql<number>`case when status <> 'unpaid' then 0 when bill_id is null then ${payable}
  else ${stillOwed(sql.ref('invoices.customer_id'), sql`owed_until_rials`, sql`owed_rials`)} end`

const columns = [
  'id',
  'customer_id as customerId',
  'kind',
  'original_id as originalId',
  'status',
  'net_rials as netRials',
  'discount_rials as discountRials',
  'vat_rials as vatRials',
  'owed_rials as owedRials',
  unpaid.as('unpaidRials'),
  'from_at as from',
  'to_at as to',
  'issued_at as issuedAt',
  'due_at as dueAt',
  'ended_at as endedAt',
  'bill_id as billId',
  'on_paid_kind as onPaidKind',
  'on_paid_id as onPaidId',
  'buyer_name as buyerName',
] as const

const invoicesOf = (db: Db, customerId: number) => db.selectFrom('invoices').where('customer_id', '=', customerId)

export const findInvoice = (db: Db, customerId: number, id: number) =>
  invoicesOf(db, customerId).where('id', '=', id).select(columns).executeTakeFirst()

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** Held until the transaction ends: whoever pays, cancels or ends it does so. */
export const holdInvoice = (trx: Db, id: number) =>
  trx.selectFrom('invoices').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

const sortColumns = new Map<string, 'id' | 'net_rials' | 'status'>([
  ['netPrice', 'net_rials'],
  ['invoiceStatus', 'status'],
])

/** One page, the newest first unless asked otherwise; searched by number. */
export const listInvoices = async (db: Db, customerId: number, query: ListQuery) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = ceiling, Sort: sort = '-' } = query
  const found = invoicesOf(db, customerId).$if(search !== undefined, (rows) =>
    // Anything but a number is the number of nothing.
    rows.where('id', '=', /^\d{1,15}$/.test(search!) ? Number(search) : 0),
  )
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await found
    .select(columns)
    .orderBy(sortColumns.get(sort.replace(/^-/, '')) ?? 'id', direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

const atOnce = 1000

/** All of a customer's, the newest first, without having them all in memory. */
export async function* allInvoices(db: Db, customerId: number): AsyncGenerator<InvoiceRow> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await invoicesOf(db, customerId)
      .where('id', '<', before)
      .select(columns)
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = last.id
  }
}

export const listUnpaid = (db: Db, customerId: number, now: Date) =>
  invoicesOf(db, customerId)
    .where('status', '=', 'unpaid')
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '>', now)]))
    .select(columns)
    .orderBy('id')
    .limit(ceiling)
    .execute()

/** What was paid by invoice, less what was given back of it, and what waits to be. */
export const sumInvoices = (db: Db, customerId: number) =>
  invoicesOf(db, customerId)
    .select([
      sql<number>`coalesce(sum(case kind when 'return' then -${payable} else ${payable} - ${unpaid} end)
        filter (where status = 'paid' or bill_id is not null), 0)::bigint`.as('paidRials'),
      sql<number>`coalesce(sum(${unpaid}), 0)::bigint`.as('unpaidRials'),
    ])
    .executeTakeFirstOrThrow()

export const listInvoiceLines = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_lines')
    .where('invoice_id', '=', invoiceId)
    .select(['description', 'service_code as serviceCode', 'quantity', 'unit', 'unit_hours as unitHours'])
    .select('unit_price_rials as unitPriceRials')
    .select(['price_rials as priceRials', 'discount_rials as discountRials'])
    .select(['vat_percent as vatPercent', 'vat_rials as vatRials'])
    .orderBy('position')
    .limit(lineCeiling)
    .execute()

export type InvoiceLineRow = Awaited<ReturnType<typeof listInvoiceLines>>[number]

/** Who sold and who bought, as they were on the day of issue. */
export const findParties = (db: Db, id: number) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('sellers as s', 's.id', 'i.seller_id')
    .where('i.id', '=', id)
    .select(['s.name', 's.economic_code as economicCode', 's.national_id as nationalId', 's.phone', 's.address'])
    .select(['s.registration_number as registrationNumber', 's.postal_code as postalCode'])
    .select(['i.buyer_name as buyerName', 'i.buyer_is_legal as buyerIsLegal'])
    .select(['i.buyer_registration_number as buyerRegistrationNumber'])
    .select(['i.buyer_national_id_secret as buyerNationalIdSecret', 'i.buyer_phone_secret as buyerPhoneSecret'])
    .select(['i.buyer_postal_code_secret as buyerPostalCodeSecret', 'i.buyer_address_secret as buyerAddressSecret'])
    .executeTakeFirstOrThrow()

export interface NewInvoice {
  customerId: number
  cause: string
  from: Date
  to: Date
  /** Absent: now. */
  issuedAt?: Date | undefined
  dueAt: Date | null
  /** Of an invoice of return: what it takes back, which is paid already. */
  returns?: { originalId: number; transactionId: number } | undefined
  onPaid?: { kind: string; id: number } | undefined
}

const findByCause = (db: Db, cause: string) =>
  db.selectFrom('invoices').where('cause', '=', cause).select('id').executeTakeFirst()

/** Answers its number; the number of the first one where the cause has been invoiced. */
export const insertInvoice = async (
  trx: Db,
  invoice: NewInvoice,
  sums: InvoiceSums,
  lines: readonly InvoiceLine[],
): Promise<{ id: number; isNew: boolean }> => {
  // Held before anybody asks whether the cause is known: a number that is taken is used.
  await trx.selectFrom('invoice_numbers').select('last').forUpdate().executeTakeFirstOrThrow()
  const known = await findByCause(trx, invoice.cause)
  if (known) return { ...known, isNew: false }
  const { returns } = invoice
  const issuedAt = sql`coalesce(${invoice.issuedAt ?? null}::timestamptz, now())`
  const { rows } = await sql<{ id: number }>`
    insert into invoices (customer_id, cause, kind, original_id, status, net_rials, discount_rials, vat_rials, from_at, to_at,
      issued_at, due_at, ended_at, transaction_id, on_paid_kind, on_paid_id, seller_id, ${buyerColumns})
    select c.id, ${invoice.cause}, ${returns ? 'return' : 'sale'}, ${returns?.originalId ?? null}::bigint,
      ${returns ? 'paid' : 'unpaid'}, ${sums.netRials}, ${sums.discountRials}, ${sums.vatRials}, ${invoice.from}, ${invoice.to},
      ${issuedAt}, ${invoice.dueAt}::timestamptz, ${returns ? issuedAt : sql`null`}, ${returns?.transactionId ?? null}::bigint,
      ${invoice.onPaid?.kind ?? null}::text, ${invoice.onPaid?.id ?? null}::bigint, ${seller}, ${buyer}
    from customers c ${withPerson} where c.id = ${invoice.customerId} returning id`.execute(trx)
  const written = rows[0]!
  await sql`
    insert into invoice_lines
      (invoice_id, position, description, service_code, quantity, unit, unit_price_rials, price_rials, discount_rials, vat_percent,
        vat_rials)
    select ${written.id}::bigint, l.position, l.description, l."serviceCode", l.quantity, l.unit, l."unitPriceRials",
      l."priceRials", l."discountRials", l."vatPercent", l."vatRials"
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ position, ...line })))}::jsonb)
      as l (position integer, description text, "serviceCode" text, quantity double precision, unit text,
        "unitPriceRials" double precision, "priceRials" bigint,
        "discountRials" bigint, "vatPercent" integer, "vatRials" bigint)`.execute(trx)
  return { ...written, isNew: true }
}

/** Of an invoice that is held and unpaid. */
export const endInvoice = async (
  trx: Db,
  id: number,
  end: { status: Exclude<InvoiceRowStatus, 'unpaid'>; at: Date; transactionId?: number },
): Promise<void> => {
  await trx
    .updateTable('invoices')
    .set({ status: end.status, ended_at: end.at, transaction_id: end.transactionId ?? null })
    .where('id', '=', id)
    .execute()
}

/** Unpaid and past their time, unless somebody is at the bank with one. Held by whoever asks. */
export const takeOverdue = (trx: Db, now: Date, count: number) =>
  trx
    .selectFrom('invoices as i')
    .where('i.status', '=', 'unpaid')
    .where('i.due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .whereRef('p.customer_id', '=', 'i.customer_id')
            .where('p.purpose_id', '=', paymentPurpose.id.invoice)
            .whereRef('p.purpose_ref', '=', 'i.id')
            .where('p.ask_at', 'is not', null)
            .select('p.id'),
        ),
      ),
    )
    .select(['i.id', 'i.customer_id as customerId', 'i.on_paid_kind as onPaidKind', 'i.on_paid_id as onPaidId'])
    .orderBy('i.due_at')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
