import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 200

const columns = [
  'r.id',
  'r.kind',
  'r.customer_id as customerId',
  'r.rials',
  'r.text',
  'r.withdrawal_id as withdrawalId',
  'r.payment_id as paymentId',
  'r.payment_place as paymentPlace',
  'r.bank_reference as bankReference',
  'r.reason',
  'r.asked_by as askedBy',
  'r.asked_at as askedAt',
  'r.state',
] as const

export interface NewMoneyRequest {
  kind: 'adjustment' | 'withdrawal' | 'voucher' | 'payment'
  /** Null: gift codes that are for everyone. */
  customerId: number | null
  rials: number
  text: string
  withdrawalId?: number
  payment?: { id: number; place: 'wallet' | 'card'; reference: string }
  reason: string
  askedBy: number
  /** Two persons move so much. */
  needsTwo: boolean
}

/** One that takes two persons waits; any other is done by whoever asked. */
export const insertMoneyRequest = async (trx: Db, request: NewMoneyRequest): Promise<number> => {
  const { id } = await trx
    .insertInto('operator_money_requests')
    .values({
      kind: request.kind,
      customer_id: request.customerId,
      rials: request.rials,
      text: request.text,
      withdrawal_id: request.withdrawalId ?? null,
      payment_id: request.payment?.id ?? null,
      payment_place: request.payment?.place ?? null,
      bank_reference: request.payment?.reference ?? null,
      reason: request.reason,
      asked_by: request.askedBy,
      needs_two: request.needsTwo,
      state: request.needsTwo ? 'waiting' : 'done',
      decided_at: request.needsTwo ? null : sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const inLastDay = sql<boolean>`needs_two = false and asked_at > now() - interval '1 day'`
const sumOfRials = sql<number>`coalesce(sum(abs(rials)), 0)::bigint`.as('rials')

/**
 * What an operator has put into wallets, taken out of them, paid out or promised by gift codes alone in the last day; nobody
 * else does so at the same time in their name.
 */
export const movedAlone = async (trx: Db, operatorId: number): Promise<number> => {
  await trx.selectFrom('operators').where('id', '=', operatorId).select('id').forUpdate().execute()
  const { rials } = await trx
    .selectFrom('operator_money_requests')
    .where('asked_by', '=', operatorId)
    .where(inLastDay)
    .select(sumOfRials)
    .executeTakeFirstOrThrow()
  return rials
}

/** What went out to one customer in the last day without a second person, whoever sent it. */
export const paidOutAlone = async (trx: Db, customerId: number): Promise<number> => {
  const { rials } = await trx
    .selectFrom('operator_money_requests')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'withdrawal')
    .where(inLastDay)
    .select(sumOfRials)
    .executeTakeFirstOrThrow()
  return rials
}

export const listWaiting = (db: Db) =>
  db
    .selectFrom('operator_money_requests as r')
    .leftJoin('customers as c', 'c.id', 'r.customer_id')
    .innerJoin('operators as o', 'o.id', 'r.asked_by')
    .where('r.state', '=', 'waiting')
    .select(columns)
    .select(['c.name as customer', 'o.name as askedByName'])
    .orderBy('r.id')
    .limit(ceiling)
    .execute()

/** The withdrawal that it asks to pay. */
export const findWithdrawalOf = async (db: Db, id: number): Promise<number | undefined> => {
  const request = await db
    .selectFrom('operator_money_requests')
    .where('id', '=', id)
    .select('withdrawal_id as withdrawalId')
    .executeTakeFirst()
  return request?.withdrawalId ?? undefined
}

/** The payment that it is about. */
export const findPaymentOf = async (db: Db, id: number): Promise<number | undefined> => {
  const request = await db
    .selectFrom('operator_money_requests')
    .where('id', '=', id)
    .select('payment_id as paymentId')
    .executeTakeFirst()
  return request?.paymentId ?? undefined
}

export const lockMoneyRequest = (trx: Db, id: number) =>
  trx.selectFrom('operator_money_requests as r').where('r.id', '=', id).select(columns).forUpdate().executeTakeFirst()

export type MoneyRequest = NonNullable<Awaited<ReturnType<typeof lockMoneyRequest>>>

export const endMoneyRequest = (
  trx: Db,
  id: number,
  { state, by, reason }: { state: 'done' | 'refused'; by: number; reason: string },
) =>
  trx
    .updateTable('operator_money_requests')
    .set({ state, decided_by: by, decided_at: sql<Date>`now()`, decision_reason: reason })
    .where('id', '=', id)
    .execute()

export const isCustomer = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('customers').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
