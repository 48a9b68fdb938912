import type { CreateWithdrawalModel } from '@sarv/contract/financial/withdrawals/withdrawals.schemas'
import type { Db } from '../../../db/connection.ts'
import { sealPersonal } from '../../../db/personal-data.ts'
import { attempt, inTransaction } from '../../../db/transaction.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { SecretBox } from '../../../secrets.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { entriesOfIncome } from '../ledger/ledger.rules.ts'
import { post } from '../ledger/ledger.service.ts'
import { withdrawalNews } from './withdrawals.fa.ts'
import { endWithdrawal, holdWithdrawal, insertWithdrawal, takeUntold, type Withdrawal } from './withdrawals.store.ts'

const insertOne = async (trx: Db, wanted: Parameters<typeof insertWithdrawal>[1]): Promise<Withdrawal> => {
  try {
    return await attempt(trx, () => insertWithdrawal(trx, wanted))
  } catch (error) {
    if (violates(error, 'withdrawals_open')) throw new AppError('withdrawal_open')
    throw error
  }
}

/** Takes the money out of the wallet at once, so that nobody spends it while an operator looks at it. Gifts stay. */
export const requestWithdrawal = async (
  trx: Db,
  secrets: SecretBox,
  who: { customerId: number; userId: number },
  { amount: rials, sheba, holderName }: CreateWithdrawalModel,
  at: Date,
): Promise<Withdrawal> => {
  const shebaSecret = sealPersonal(secrets, sheba)!
  const withdrawal = await insertOne(trx, {
    ...who,
    rials,
    holderName,
    shebaSecret,
    shebaEnd: sheba.slice(-4),
    askedAt: at,
  })
  await post(trx, { kind: 'withdrawal', cause: `withdrawal:${withdrawal.id}`, ...who, at }, ({ wallet }) => {
    if (wallet < rials) throw new AppError('withdrawal_too_much', { rials: wallet })
    return [
      { account: 'wallet', rials: -rials },
      { account: 'withdrawals', rials },
    ]
  })
  return withdrawal
}

/** Back into the wallet, or to what is owed by then. */
const giveBack = (trx: Db, { id, customerId, rials }: Withdrawal, by: { userId?: number; at: Date; reason?: string }) =>
  post(
    trx,
    {
      kind: 'refund',
      cause: `withdrawal:${id}:back`,
      customerId,
      userId: by.userId,
      details: by.reason === undefined ? {} : { reason: by.reason },
      at: by.at,
    },
    (balances) => [{ account: 'withdrawals', rials: -rials }, ...entriesOfIncome(balances, { wallet: rials })],
  )

const requireOpen = async (trx: Db, id: number, customerId?: number): Promise<Withdrawal> => {
  const withdrawal = await holdWithdrawal(trx, id)
  if (!withdrawal || (customerId !== undefined && withdrawal.customerId !== customerId)) throw new AppError('not_found')
  if (withdrawal.state !== 'requested') throw new AppError('withdrawal_ended')
  return withdrawal
}

export const cancelWithdrawal = async (
  trx: Db,
  { customerId, userId }: { customerId: number; userId: number },
  id: number,
  at: Date,
): Promise<void> => {
  const withdrawal = await requireOpen(trx, id, customerId)
  await endWithdrawal(trx, id, { state: 'cancelled', at })
  await giveBack(trx, withdrawal, { userId, at })
}

/** The operator has sent it: the money has left already. */
export const confirmWithdrawal = async (trx: Db, id: number, bankReference: string, at: Date): Promise<Withdrawal> => {
  const withdrawal = await requireOpen(trx, id)
  await endWithdrawal(trx, id, { state: 'paid', at, bankReference })
  return withdrawal
}

export const refuseWithdrawal = async (trx: Db, id: number, reason: string, at: Date): Promise<Withdrawal> => {
  const withdrawal = await requireOpen(trx, id)
  await endWithdrawal(trx, id, { state: 'refused', at, reason })
  await giveBack(trx, withdrawal, { at, reason })
  return withdrawal
}

const inRound = 50

/** Tells customers what operators have answered; a command has nobody to send mails with. */
export const tellOfWithdrawals = (db: Db, deps: NotifyDependencies, now: Date): Promise<number> =>
  inTransaction(db, async (trx) => {
    const ended = await takeUntold(trx, now, inRound)
    for (const { customerId, userId, rials, state, bankReference, reason } of ended) {
      const message =
        state === 'paid' ? withdrawalNews.paid(rials, bankReference ?? '') : withdrawalNews.refused(rials, reason ?? '')
      await tellOwners(trx, deps, { customerId, userId, link: '/portal/wallet', topic: 'money' }, message)
    }
    return ended.length
  })
