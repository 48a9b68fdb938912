import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { entriesOfIncome, type Posted } from './ledger.rules.ts'
import { post } from './ledger.service.ts'

/**
 * What an operator puts into a wallet, where what is owed is paid first, or takes out of it, where it must be there. Once for
 * each cause; the customer reads the reason.
 */
export const adjustWallet = (
  trx: Db,
  { customerId, cause, rials, reason }: { customerId: number; cause: string; rials: number; reason: string },
): Promise<Posted> =>
  post(trx, { kind: 'adjustment', cause, customerId, details: { reason } }, (balances) => {
    if (rials > 0) return [{ account: 'adjustments', rials: -rials }, ...entriesOfIncome(balances, { wallet: rials })]
    if (balances.wallet < -rials) throw new AppError('adjustment_too_much', { rials: balances.wallet })
    return [
      { account: 'wallet', rials },
      { account: 'adjustments', rials: -rials },
    ]
  })
