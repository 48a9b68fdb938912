import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const columns = [
  'id',
  'code',
  'gift_rials as giftRials',
  'max_uses as maxUses',
  'max_uses_per_customer as maxUsesPerCustomer',
  'use_count as useCount',
  'for_newcomers as isForNewcomers',
  'customer_id as customerId',
  'expires_at as expiresAt',
  sql<boolean>`disabled_at is not null`.as('isDisabled'),
] as const

/** Held until the transaction ends, so that the last use is given away once. */
export const lockVoucher = (trx: Db, code: string) =>
  trx.selectFrom('vouchers').where('code', '=', code).select(columns).forUpdate().executeTakeFirst()

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

/** Whether it was added: a code is given once. */
export const insertVoucher = async (trx: Db, voucher: NewVoucher): Promise<boolean> => {
  const row = await trx
    .insertInto('vouchers')
    .values({
      code: voucher.code,
      gift_rials: voucher.giftRials,
      max_uses: voucher.maxUses,
      max_uses_per_customer: voucher.maxUsesPerCustomer,
      for_newcomers: voucher.isForNewcomers,
      customer_id: voucher.customerId,
      expires_at: voucher.expiresAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether there is such a code. */
export const disableVoucher = async (trx: Db, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('vouchers')
    .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())` })
    .where('code', '=', code)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listVouchers = (db: Db) =>
  db.selectFrom('vouchers').select(columns).orderBy('id', 'desc').limit(1000).execute()
