import { voucherState } from '@sarv/contract/enums'
import { nameKey } from '@sarv/contract/normalize'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import { voucherKey } from './vouchers.rules.ts'

const columns = [
  'v.id',
  'v.code',
  'v.gift_rials as giftRials',
  'v.max_uses as maxUses',
  'v.max_uses_per_customer as maxUsesPerCustomer',
  'v.use_count as useCount',
  'v.for_newcomers as isForNewcomers',
  'v.customer_id as customerId',
  'v.expires_at as expiresAt',
  'v.money_request_id as moneyRequestId',
  sql<boolean>`v.disabled_at is not null`.as('isDisabled'),
  sql<boolean>`v.approved_at is null`.as('isWaiting'),
] as const

/** Held until the transaction ends, so that the last use is given away once. */
export const lockVoucher = (trx: Db, code: string) =>
  trx.selectFrom('vouchers as v').where('v.code', '=', code).select(columns).forUpdate().executeTakeFirst()

/** How often the customer has used it, and whether they never had a service. */
export const readVoucherUser = async (trx: Db, voucherId: number, customerId: number) => {
  const { rows } = await sql<{ uses: number; isNewcomer: boolean }>`
    select (select count(*)::int from voucher_uses where voucher_id = ${voucherId} and customer_id = ${customerId}) as uses,
      not exists (select from usage_intervals where customer_id = ${customerId}) as "isNewcomer"`.execute(trx)
  return { customerId, ...rows[0]! }
}

export const insertUse = async (
  trx: Db,
  use: { voucherId: number; customerId: number; userId: number; useNo: number },
): Promise<void> => {
  await trx
    .insertInto('voucher_uses')
    .values({ voucher_id: use.voucherId, customer_id: use.customerId, user_id: use.userId, use_no: use.useNo })
    .execute()
  await trx
    .updateTable('vouchers')
    .set({ use_count: sql<number>`use_count + 1` })
    .where('id', '=', use.voucherId)
    .execute()
}

export interface NewVoucher {
  code: string
  giftRials: number
  maxUses: number | null
  maxUsesPerCustomer: number
  isForNewcomers: boolean
  customerId: number | null
  expiresAt: Date | null
}

/** Those that were added: a code is given once. With a request they open nothing before it is carried out. */
export const insertVouchers = (trx: Db, vouchers: readonly NewVoucher[], moneyRequestId: number | null) =>
  trx
    .insertInto('vouchers')
    .values(
      vouchers.map((voucher) => ({
        code: voucher.code,
        gift_rials: voucher.giftRials,
        max_uses: voucher.maxUses,
        max_uses_per_customer: voucher.maxUsesPerCustomer,
        for_newcomers: voucher.isForNewcomers,
        customer_id: voucher.customerId,
        expires_at: voucher.expiresAt,
        money_request_id: moneyRequestId,
        approved_at: moneyRequestId === null ? sql<Date>`now()` : null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .execute()

const ofRequest = (trx: Db, moneyRequestId: number) =>
  trx.updateTable('vouchers').where('money_request_id', '=', moneyRequestId)

export const approveVouchers = (trx: Db, moneyRequestId: number) =>
  ofRequest(trx, moneyRequestId)
    .set({ approved_at: sql<Date>`now()` })
    .execute()

export const disableVouchersOf = (trx: Db, moneyRequestId: number) =>
  ofRequest(trx, moneyRequestId)
    .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())` })
    .execute()

export const lockVoucherById = (trx: Db, id: number) =>
  trx.selectFrom('vouchers as v').where('v.id', '=', id).select(columns).forUpdate().executeTakeFirst()

export const readVoucher = (db: Db, id: number) =>
  db.selectFrom('vouchers as v').where('v.id', '=', id).select(columns).executeTakeFirst()

export const disableVoucher = (trx: Db, id: number) =>
  trx
    .updateTable('vouchers')
    .set({ disabled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

const { active, usedUp, expired, disabled, waiting } = voucherState.id

/** What an operator calls it; the first that fits. */
const stateId = sql<number>`case
  when v.disabled_at is not null then ${sql.lit(disabled)}
  when v.approved_at is null then ${sql.lit(waiting)}
  when v.expires_at <= now() then ${sql.lit(expired)}
  when v.use_count >= v.max_uses or (v.customer_id is not null and v.use_count >= v.max_uses_per_customer) then ${sql.lit(usedUp)}
  else ${sql.lit(active)} end`

export interface VoucherFilter {
  search?: string | undefined
  stateId?: number | undefined
}

export interface Cut {
  limit: number
  offset: number
}

const filtered = (db: Db, { search, stateId: wanted }: VoucherFilter) =>
  db
    .selectFrom('vouchers as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(strpos(v.code, ${voucherKey(search!)}) > 0 or strpos(name_key(c.name), ${nameKey(search!)}) > 0)`,
      ),
    )
    .$if(wanted !== undefined, (query) => query.where(sql<boolean>`${stateId} = ${wanted}`))

export const countVouchers = async (db: Db, filter: VoucherFilter): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const selectVouchers = (db: Db, filter: VoucherFilter, { limit, offset }: Cut) =>
  filtered(db, filter)
    .select(columns)
    .select([stateId.as('stateId'), 'c.name as customer', 'v.created_at as createdAt'])
    .select(
      sql<number>`case when v.money_request_id is null then 1 else
        (select count(*)::int from vouchers b where b.money_request_id = v.money_request_id) end`.as('batchCount'),
    )
    .orderBy('v.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** The latest first. */
export const selectUses = (db: Db, voucherId: number, { limit, offset }: Cut) =>
  db
    .selectFrom('voucher_uses as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .leftJoin('users as u', 'u.id', 'w.user_id')
    .where('w.voucher_id', '=', voucherId)
    .select(['w.customer_id as customerId', 'w.use_no as useNo', 'c.name as customer', 'w.used_at as usedAt'])
    .select(userTitle.as('user'))
    .orderBy('w.used_at', 'desc')
    .orderBy('w.customer_id')
    .orderBy('w.use_no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
