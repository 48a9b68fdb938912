import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { giveGift } from '../ledger/ledger.service.ts'
import { voucherKey, voucherRefusal } from './vouchers.rules.ts'
import {
  approveVouchers,
  countVouchers,
  disableVoucher,
  disableVouchersOf,
  insertUse,
  insertVouchers,
  lockVoucher,
  lockVoucherById,
  readVoucher,
  readVoucherUser,
  selectUses,
  selectVouchers,
  type Cut,
  type NewVoucher,
  type VoucherFilter,
} from './vouchers.store.ts'

/** Adds the gift of a code to what the customer can spend. */
export const applyVoucher = async (
  trx: Db,
  { customerId, userId }: { customerId: number; userId: number },
  typed: string,
  { at }: { at?: Date } = {},
): Promise<void> => {
  const code = voucherKey(typed)
  const voucher = await lockVoucher(trx, code)
  const user = await readVoucherUser(trx, voucher?.id ?? 0, customerId)
  const refusal = voucherRefusal(voucher, user, new Date())
  if (refusal || !voucher) throw new AppError(refusal ?? 'voucher_unknown', { code })
  const useNo = user.uses + 1
  await insertUse(trx, { voucherId: voucher.id, customerId, userId, useNo })
  await giveGift(trx, {
    kind: 'voucher',
    cause: `voucher:${voucher.id}:${customerId}:${useNo}`,
    customerId,
    userId,
    rials: voucher.giftRials,
    details: { name: code },
    at,
  })
}

/** All or none of them. Those of a request for money open nothing before `openVouchers`. */
export const addVouchers = async (
  trx: Db,
  vouchers: readonly NewVoucher[],
  { moneyRequestId = null }: { moneyRequestId?: number | null } = {},
): Promise<{ id: number; code: string }[]> => {
  const added = await insertVouchers(trx, vouchers, moneyRequestId)
  if (added.length < vouchers.length) throw new AppError('voucher_code_taken')
  return added
}

/** A second operator agreed, or none was needed. One that was switched off meanwhile stays so. */
export const openVouchers = async (trx: Db, moneyRequestId: number): Promise<void> => {
  await approveVouchers(trx, moneyRequestId)
}

/** Switches all of a request off: a second operator refused, or they leaked. */
export const dropVouchers = async (trx: Db, moneyRequestId: number): Promise<void> => {
  await disableVouchersOf(trx, moneyRequestId)
}

/** Nobody can use it any more, nor those that were made with it where the whole batch is meant; what was given stays. */
export const endVoucher = async (
  trx: Db,
  by: { id: number } | { code: string },
  { isWholeBatch = false }: { isWholeBatch?: boolean } = {},
) => {
  const voucher = 'id' in by ? await lockVoucherById(trx, by.id) : await lockVoucher(trx, voucherKey(by.code))
  if (!voucher) throw new AppError('not_found')
  const batch = isWholeBatch ? voucher.moneyRequestId : null
  // One of a batch may be off already while the others are open.
  if (voucher.isDisabled && batch === null) throw new AppError('voucher_disabled')
  await (batch === null ? disableVoucher(trx, voucher.id) : dropVouchers(trx, batch))
  return voucher
}

/** A page of them, the newest first, and how many there are. */
export const findVouchers = async (db: Db, filter: VoucherFilter, cut: Cut) => ({
  total: await countVouchers(db, filter),
  vouchers: await selectVouchers(db, filter, cut),
})

/** A page of who used it and when, the latest first. */
export const findUses = async (db: Db, id: number, cut: Cut) => {
  const voucher = await readVoucher(db, id)
  if (!voucher) throw new AppError('not_found')
  return { total: voucher.useCount, uses: await selectUses(db, id, cut) }
}
