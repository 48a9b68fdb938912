import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 1000

const columns = [
  'id',
  'customer_id as customerId',
  'user_id as userId',
  'rials',
  'gift_back_rials as giftBackRials',
  'wallet_back_rials as walletBackRials',
  'holder_name as holderName',
  'sheba_secret as shebaSecret',
  'sheba_end as shebaEnd',
  'state',
  'asked_at as askedAt',
  'taken_by as takenBy',
  'ended_at as endedAt',
  'bank_reference as bankReference',
  'reason',
] as const

export const listWithdrawals = (db: Db, customerId: number) =>
  db
    .selectFrom('withdrawals')
    .where('customer_id', '=', customerId)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(ceiling)
    .execute()

export type Withdrawal = Awaited<ReturnType<typeof listWithdrawals>>[number]

/** Those that wait for an operator or are being paid, the oldest first. */
export const listOpen = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .where('state', 'in', ['requested', 'processing'])
    .select(columns)
    .orderBy('id')
    .limit(ceiling)
    .execute()

export const holdWithdrawal = (trx: Db, id: number) =>
  trx.selectFrom('withdrawals').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

export const insertWithdrawal = (
  trx: Db,
  wanted: Pick<Withdrawal, 'customerId' | 'userId' | 'rials' | 'holderName' | 'shebaSecret' | 'shebaEnd' | 'askedAt'>,
) =>
  trx
    .insertInto('withdrawals')
    .values({
      customer_id: wanted.customerId,
      user_id: wanted.userId,
      rials: wanted.rials,
      holder_name: wanted.holderName,
      sheba_secret: wanted.shebaSecret,
      sheba_end: wanted.shebaEnd,
      asked_at: wanted.askedAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The gifts that left with it: they come back with it as well. */
export const keepGiftBack = (
  trx: Db,
  id: number,
  { giftRials, walletRials }: { giftRials: number; walletRials: number },
): Promise<Withdrawal> =>
  trx
    .updateTable('withdrawals')
    .set({ gift_back_rials: giftRials, wallet_back_rials: walletRials })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const markProcessing = (trx: Db, id: number, { takenBy, at }: { takenBy: number | null; at: Date }) =>
  trx
    .updateTable('withdrawals')
    .set({ state: 'processing', taken_by: takenBy, taken_at: at })
    .where('id', '=', id)
    .execute()

export const markRequested = (trx: Db, id: number) =>
  trx
    .updateTable('withdrawals')
    .set({ state: 'requested', taken_by: null, taken_at: null })
    .where('id', '=', id)
    .execute()

export const endWithdrawal = async (
  trx: Db,
  id: number,
  end: { state: 'paid' | 'refused' | 'cancelled'; at: Date; bankReference?: string; reason?: string },
): Promise<void> => {
  await trx
    .updateTable('withdrawals')
    .set({
      state: end.state,
      ended_at: end.at,
      bank_reference: end.bankReference ?? null,
      reason: end.reason ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Nobody needs to agree any more that it be paid. */
export const dropMoneyRequest = (trx: Db, withdrawalId: number) =>
  trx
    .updateTable('operator_money_requests')
    .set({ state: 'refused', decided_at: sql<Date>`now()` })
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'waiting')
    .execute()

/** Ended by an operator, and nobody was told yet: held, and marked as told. */
export const takeUntold = async (trx: Db, at: Date, count: number): Promise<Withdrawal[]> => {
  const rows = await trx
    .selectFrom('withdrawals')
    .where('told_at', 'is', null)
    .where('state', 'in', ['paid', 'refused'])
    .select(columns)
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id)
    await trx.updateTable('withdrawals').set({ told_at: at }).where('id', 'in', ids).execute()
  }
  return rows
}
