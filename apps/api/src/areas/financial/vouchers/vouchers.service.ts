import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { giveGift } from '../ledger/ledger.service.ts'
import { voucherKey, voucherRefusal } from './vouchers.rules.ts'
import { insertUse, lockVoucher, readVoucherUser } from './vouchers.store.ts'

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
