import { inTransaction } from '../../db/transaction.ts'
import type { Area } from '../area.ts'
import { financialDemo as text } from './financial-demo.fa.ts'
import { credit } from './ledger/ledger.service.ts'
import { applyVoucher } from './vouchers/vouchers.service.ts'
import { insertVoucher } from './vouchers/vouchers.store.ts'

const startRials = 80_000_000
const giftRials = 5_000_000

/** Money to try things with: some that the provider put in, and a gift by code. */
export const addFinancialDemo: NonNullable<Area['demo']> = (db, _, { customerId, userId }) =>
  inTransaction(db, async (trx) => {
    await credit(trx, {
      kind: 'adjustment',
      cause: `demo:${customerId}`,
      customerId,
      rials: startRials,
      from: { account: 'adjustments' },
      details: { reason: text.reason },
    })
    const code = 'SALAM'
    await insertVoucher(trx, {
      code,
      giftRials,
      maxUses: null,
      maxUsesPerCustomer: 1,
      isForNewcomers: false,
      customerId: null,
      expiresAt: null,
    })
    await applyVoucher(trx, { customerId, userId }, code)
  })
