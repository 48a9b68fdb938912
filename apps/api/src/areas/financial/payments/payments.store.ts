import type { ListQuery } from '@sarv/contract/params'
import type { Db } from '../../../db/connection.ts'
import type { PaymentsTable } from '../../../db/tables.generated.ts'
import type { Selectable, Updateable } from 'kysely'

type Row = Selectable<PaymentsTable>
export type PaymentRowState = Row['state']

const columns = [
  'id',
  'customer_id as customerId',
  'user_id as userId',
  'provider_id as providerId',
  'order_number as orderNumber',
  'purpose_id as purposeId',
  'purpose_ref as purposeRef',
  'amount_rials as amountRials',
  'gift_rials as giftRials',
  'gift_name as giftName',
  'state',
  'ticket',
  'token',
  'receipt',
  'rrn',
  'trace',
  'card',
  'bank_code as bankCode',
  'verify_begun as verifyBegun',
  'verify_answered as verifyAnswered',
  'attempts',
  'ask_at as askAt',
  'leased_until as leasedUntil',
  'asked_at as askedAt',
  'created_at as createdAt',
  'returned_at as returnedAt',
  'refund_number as refundNumber',
  'refund_reason as refundReason',
  'refund_asked_at as refundAskedAt',
  'refunded_at as refundedAt',
] as const

const byId = (db: Db, id: number) => db.selectFrom('payments').where('id', '=', id).select(columns)

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const findPayment = (db: Db, id: number) => byId(db, id).executeTakeFirst()

/** Holds the row until the transaction ends: whoever writes about a payment does so. */
export const holdPayment = (trx: Db, id: number) => byId(trx, id).forUpdate().executeTakeFirst()

export const findOwnPayment = (db: Db, customerId: number, id: number) =>
  byId(db, id).where('customer_id', '=', customerId).executeTakeFirst()

export const findByOrder = (db: Db, providerId: number, orderNumber: number) =>
  db
    .selectFrom('payments')
    .where('provider_id', '=', providerId)
    .where('order_number', '=', orderNumber)
    .select(columns)
    .executeTakeFirst()

/** Which payment a receipt of this bank is bound to, and how far that one has come. */
export const findByReceipt = (db: Db, providerId: number, receipt: string) =>
  db
    .selectFrom('payments')
    .where('provider_id', '=', providerId)
    .where('receipt', '=', receipt)
    .select(['id', 'state'])
    .executeTakeFirst()

/** Of a list that is asked for whole. */
const ceiling = 1000

const sortColumns = new Map<string, 'id' | 'amount_rials' | 'provider_id' | 'state'>([
  ['amount', 'amount_rials'],
  ['paymentProvider', 'provider_id'],
  ['paymentStatus', 'state'],
])

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listPayments = async (db: Db, customerId: number, query: ListQuery) => {
  const { Search: search, Sort: sort = '-transactionDate' } = query
  const pageSize = query.PageSize ?? ceiling
  const number = search === undefined ? undefined : Number(search)
  const found = db
    .selectFrom('payments')
    .where('customer_id', '=', customerId)
    .$if(search !== undefined, (rows) =>
      rows.where((eb) =>
        eb.or([eb('rrn', '=', search ?? ''), ...(Number.isSafeInteger(number) ? [eb('id', '=', number!)] : [])]),
      ),
    )
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await found
    .select(columns)
    .orderBy(sortColumns.get(sort.replace(/^-/, '')) ?? 'id', direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset(((query.PageNumber ?? 1) - 1) * pageSize)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

const atOnce = 1000

/** All of a customer's, the newest first, without having them all in memory. */
export async function* allPayments(db: Db, customerId: number) {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await db
      .selectFrom('payments')
      .where('customer_id', '=', customerId)
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

export interface NewPayment {
  customerId: number
  userId: number
  providerId: number
  orderNumber: number
  purposeId: number
  purposeRef: number | null
  amountRials: number
  giftRials: number
  giftName: string | null
  ticket: string
  now: Date
  askAt: Date
}

export const insertPayment = (trx: Db, payment: NewPayment) =>
  trx
    .insertInto('payments')
    .values({
      customer_id: payment.customerId,
      user_id: payment.userId,
      provider_id: payment.providerId,
      order_number: payment.orderNumber,
      purpose_id: payment.purposeId,
      purpose_ref: payment.purposeRef,
      amount_rials: payment.amountRials,
      gift_rials: payment.giftRials,
      gift_name: payment.giftName,
      ticket: payment.ticket,
      created_at: payment.now,
      ask_at: payment.askAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export interface PaymentChange {
  state?: PaymentRowState
  token?: string
  receipt?: string | null
  rrn?: string | undefined
  trace?: string | undefined
  card?: string | undefined
  bankCode?: string | null
  paidRials?: number | undefined
  verifyBegun?: number
  verifyAnswered?: number
  attempts?: number
  askAt?: Date | null
  leasedUntil?: Date | null
  redirectedAt?: Date
  returnedAt?: Date
  endedAt?: Date
  refundNumber?: number
  refundReason?: string
  refundAskedAt?: Date
  refundedAt?: Date
}

const names = {
  state: 'state',
  token: 'token',
  receipt: 'receipt',
  rrn: 'rrn',
  trace: 'trace',
  card: 'card',
  bankCode: 'bank_code',
  paidRials: 'paid_rials',
  verifyBegun: 'verify_begun',
  verifyAnswered: 'verify_answered',
  attempts: 'attempts',
  askAt: 'ask_at',
  leasedUntil: 'leased_until',
  redirectedAt: 'redirected_at',
  returnedAt: 'returned_at',
  endedAt: 'ended_at',
  refundNumber: 'refund_number',
  refundReason: 'refund_reason',
  refundAskedAt: 'refund_asked_at',
  refundedAt: 'refunded_at',
} as const satisfies Record<keyof PaymentChange, keyof PaymentsTable>

/** What is undefined stays as it is. */
export const updatePayment = async (trx: Db, id: number, change: PaymentChange) => {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  const set = Object.fromEntries(entries.map(([name, value]) => [names[name as keyof PaymentChange], value]))
  if (entries.length === 0) return
  await trx
    .updateTable('payments')
    .set(set as Updateable<PaymentsTable>)
    .where('id', '=', id)
    .execute()
}

/**
 * For a while, and for one: while the bank is asked no transaction is open, because the bank may take long. Whoever has taken it
 * pushes the time on, lets go, or has died.
 */
export const takePayment = (
  db: Db,
  id: number,
  { now, until, askedBefore }: { now: Date; until: Date; askedBefore?: Date | undefined },
) =>
  db
    .updateTable('payments')
    .set((eb) => ({ leased_until: until, ask_at: until, asked_at: now, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .$if(askedBefore !== undefined, (rows) =>
      rows.where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', askedBefore!)])),
    )
    .returning(columns)
    .executeTakeFirst()

/** Unless somebody else has taken it since. */
export const releasePayment = async (db: Db, id: number, until: Date) => {
  await db
    .updateTable('payments')
    .set({ leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', until)
    .execute()
}

export const duePayments = async (db: Db, now: Date, count: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('payments')
    .where('ask_at', '<=', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .select('id')
    .orderBy('ask_at')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those that a bank has not answered for yet, the oldest first; `askAt` null: nobody asks any more by itself. */
export const listRefunding = (db: Db) =>
  db
    .selectFrom('payments')
    .where('state', '=', 'refunding')
    .select(columns)
    .orderBy('refund_asked_at')
    .limit(ceiling)
    .execute()

/** Of which nobody knows yet where the money is, the oldest first. */
export const listUnsettled = (db: Db) =>
  db
    .selectFrom('payments')
    .where('state', 'in', ['verified', 'settled', 'unknown', 'mismatch', 'refunding'])
    .select(columns)
    .orderBy('id')
    .limit(ceiling)
    .execute()

/** A confirmed number, still sealed. */
export const findMobileSecret = async (db: Db, userId: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('phone_number_confirmed', '=', true)
    .select('phone_number_secret as secret')
    .executeTakeFirst()
  return row?.secret ?? undefined
}

export const findCustomerName = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('customers').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name
