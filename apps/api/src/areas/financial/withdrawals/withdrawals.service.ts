import type { CreateWithdrawalModel } from '@sarv/contract/financial/withdrawals/withdrawals.schemas'
import type { Db } from '../../../db/connection.ts'
import { sealPersonal } from '../../../db/personal-data.ts'
import { attempt, inTransaction } from '../../../db/transaction.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { SecretBox } from '../../../secrets.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { entriesOfIncome, type Entry } from '../ledger/ledger.rules.ts'
import { post } from '../ledger/ledger.service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { withdrawableOf } from './lots.rules.ts'
import { listWalletMovements } from './lots.store.ts'
import { withdrawalNews } from './withdrawals.fa.ts'
import {
  dropMoneyRequest,
  endWithdrawal,
  holdWithdrawal,
  insertWithdrawal,
  keepGiftBack,
  markProcessing,
  markRequested,
  takeUntold,
  type Withdrawal,
} from './withdrawals.store.ts'

const insertOne = async (trx: Db, wanted: Parameters<typeof insertWithdrawal>[1]): Promise<Withdrawal> => {
  try {
    return await attempt(trx, () => insertWithdrawal(trx, wanted))
  } catch (error) {
    if (violates(error, 'withdrawals_open')) throw new AppError('withdrawal_open')
    throw error
  }
}

const nonzero = (entries: readonly Entry[]): Entry[] => entries.filter(({ rials }) => rials !== 0)

/**
 * Takes the money out of the wallet at once, so that nobody spends it while an operator looks at it. The gifts that came with
 * this money leave with it: whoever pays in and takes it out again has nothing left of it.
 */
export const requestWithdrawal = async (
  trx: Db,
  secrets: SecretBox,
  who: { customerId: number; userId: number },
  { amount: rials, sheba, holderName }: CreateWithdrawalModel,
  at: Date,
): Promise<Withdrawal> => {
  const shebaSecret = sealPersonal(secrets, sheba, 'sheba')!
  // Before the balances are held: a cancellation holds its request first as well.
  const withdrawal = await insertOne(trx, {
    ...who,
    rials,
    holderName,
    shebaSecret,
    shebaEnd: sheba.slice(-4),
    askedAt: at,
  })
  const balances = await lockBalances(trx, who.customerId)
  const { mostRials, giftBackOf } = withdrawableOf(await listWalletMovements(trx, who.customerId), balances)
  if (rials > mostRials) throw new AppError('withdrawal_too_much', { rials: mostRials })
  const back = giftBackOf(rials)
  await post(trx, { kind: 'withdrawal', cause: `withdrawal:${withdrawal.id}`, ...who, at }, () =>
    nonzero([
      { account: 'wallet', rials: -rials - back.walletRials },
      { account: 'gift', rials: -back.giftRials },
      { account: 'withdrawals', rials },
      { account: 'gifts', rials: back.giftRials + back.walletRials },
    ]),
  )
  return keepGiftBack(trx, withdrawal.id, back)
}

/** Back into the wallet and to the gifts, or to what is owed by then. */
const giveBack = (
  trx: Db,
  { id, customerId, rials, giftBackRials, walletBackRials }: Withdrawal,
  by: { userId?: number; at: Date; reason?: string },
) =>
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
    (balances) =>
      nonzero([
        { account: 'withdrawals', rials: -rials },
        { account: 'gifts', rials: -giftBackRials - walletBackRials },
        ...entriesOfIncome(balances, { wallet: rials + walletBackRials, gift: giftBackRials }),
      ]),
  )

/** Whoever decides how it goes on holds it first: a cancellation, a payment and a refusal come one after the other. */
export const lockWithdrawal = async (trx: Db, id: number): Promise<Withdrawal> => {
  const withdrawal = await holdWithdrawal(trx, id)
  if (!withdrawal) throw new AppError('not_found')
  return withdrawal
}

const lockOpen = async (trx: Db, id: number): Promise<Withdrawal> => {
  const withdrawal = await lockWithdrawal(trx, id)
  if (withdrawal.state !== 'requested' && withdrawal.state !== 'processing') throw new AppError('withdrawal_ended')
  return withdrawal
}

/** Only whoever took it in hand says what became of it: nobody else knows whether the money has left. */
const requireHeldBy = ({ takenBy }: Withdrawal, by: number | null): void => {
  if (takenBy !== by) throw new AppError('withdrawal_of_colleague')
}

/** What operators do reaches the open pages of the customer. */
const publishOf = (trx: Db, { customerId }: Withdrawal) =>
  publish(trx, { customerId, projectId: null, group: 'Wallet' })

export const cancelWithdrawal = async (
  trx: Db,
  { customerId, userId }: { customerId: number; userId: number },
  id: number,
  at: Date,
): Promise<void> => {
  const withdrawal = await lockWithdrawal(trx, id)
  if (withdrawal.customerId !== customerId) throw new AppError('not_found')
  if (withdrawal.state === 'processing') throw new AppError('withdrawal_in_hand')
  if (withdrawal.state !== 'requested') throw new AppError('withdrawal_ended')
  await endWithdrawal(trx, id, { state: 'cancelled', at })
  await dropMoneyRequest(trx, id)
  await giveBack(trx, withdrawal, { userId, at })
}

/** Held, and in nobody's hand yet. */
export const lockRequested = async (trx: Db, id: number): Promise<Withdrawal> => {
  const withdrawal = await lockOpen(trx, id)
  if (withdrawal.state !== 'requested') throw new AppError('withdrawal_taken')
  return withdrawal
}

/**
 * Somebody is about to send the money: an operator, or null for the command line. From now on the customer cannot take it back,
 * and nobody else pays it.
 */
export const takeInHand = async (trx: Db, id: number, by: number | null, at: Date): Promise<Withdrawal> => {
  const withdrawal = await lockRequested(trx, id)
  await markProcessing(trx, id, { takenBy: by, at })
  await dropMoneyRequest(trx, id)
  await publishOf(trx, withdrawal)
  return withdrawal
}

/** It was not sent and waits again: said by anybody, because whoever has it in hand may be gone. */
export const releaseWithdrawal = async (trx: Db, id: number): Promise<Withdrawal> => {
  const withdrawal = await lockOpen(trx, id)
  if (withdrawal.state !== 'processing') throw new AppError('withdrawal_not_taken')
  await markRequested(trx, id)
  await publishOf(trx, withdrawal)
  return withdrawal
}

/** The money has left. */
export const confirmWithdrawal = async (
  trx: Db,
  id: number,
  by: number | null,
  { bankReference, at }: { bankReference: string; at: Date },
): Promise<Withdrawal> => {
  const withdrawal = await lockOpen(trx, id)
  if (withdrawal.state !== 'processing') throw new AppError('withdrawal_not_taken')
  requireHeldBy(withdrawal, by)
  await endWithdrawal(trx, id, { state: 'paid', at, bankReference })
  await publishOf(trx, withdrawal)
  return withdrawal
}

export const refuseWithdrawal = async (
  trx: Db,
  id: number,
  by: number | null,
  { reason, at }: { reason: string; at: Date },
): Promise<Withdrawal> => {
  const withdrawal = await lockOpen(trx, id)
  if (withdrawal.state === 'processing') requireHeldBy(withdrawal, by)
  await endWithdrawal(trx, id, { state: 'refused', at, reason })
  await dropMoneyRequest(trx, id)
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
