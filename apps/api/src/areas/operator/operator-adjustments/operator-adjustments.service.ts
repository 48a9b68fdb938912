import type {
  MoneyAct,
  OperatorAdjustWalletModel,
  OperatorMoneyRequest,
} from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import { adjustWallet } from '../../financial/ledger/adjust.service.ts'
import { holdPayment, settleByHand } from '../../financial/payments/settle-by-hand.service.ts'
import { dropVouchers, openVouchers } from '../../financial/vouchers/vouchers.service.ts'
import { lockWithdrawal, takeInHand } from '../../financial/withdrawals/withdrawals.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { adjustmentNews } from './operator-adjustments.fa.ts'
import {
  endMoneyRequest,
  findPaymentOf,
  findWithdrawalOf,
  insertMoneyRequest,
  isCustomer,
  listWaiting,
  lockMoneyRequest,
  movedAlone,
  paidOutAlone,
  type MoneyRequest,
  type NewMoneyRequest,
} from './operator-adjustments.store.ts'

export interface MoneyDependencies extends NotifyDependencies {
  operators: { twoPersonRials: number }
}

type Note = (note: AuditNote) => void
type ToCarryOut = Pick<
  NewMoneyRequest,
  'kind' | 'customerId' | 'rials' | 'text' | 'withdrawalId' | 'payment' | 'askedBy'
> & {
  id: number
}

/** The movement itself, by the doors of the books; once for each request. */
const carryOut = async (trx: Db, deps: MoneyDependencies, request: ToCarryOut): Promise<void> => {
  const { id, kind, customerId, rials, text, withdrawalId, payment, askedBy } = request
  if (kind === 'withdrawal') {
    await takeInHand(trx, withdrawalId!, askedBy, new Date())
    return
  }
  if (kind === 'payment') {
    await settleByHand(trx, { ...deps, now: () => new Date() }, payment!)
    return
  }
  if (kind === 'voucher') {
    await openVouchers(trx, id)
    return
  }
  if (customerId === null) throw new Error(`the adjustment ${id} is of nobody`)
  await adjustWallet(trx, { customerId, cause: `adjustment:${id}`, rials, reason: text })
  const news = rials > 0 ? adjustmentNews.into(rials, text) : adjustmentNews.outOf(-rials, text)
  await tellOwners(trx, deps, { customerId, link: '/portal/wallet', isMoney: true }, news)
}

/**
 * Up to the sum it is done at once; above it, it waits for somebody else. Many small movements of one day count as one: those of
 * an operator, and withdrawals of a customer. What the request is about and does not exist yet is prepared before.
 */
export const moveMoney = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  wanted: Omit<NewMoneyRequest, 'askedBy' | 'needsTwo'>,
  prepare?: (id: number) => Promise<void>,
): Promise<MoneyAct> => {
  const ofOperator = await movedAlone(trx, operator.operatorId)
  const isPaidOut = wanted.kind === 'withdrawal' && wanted.customerId !== null
  const earlier = Math.max(ofOperator, isPaidOut ? await paidOutAlone(trx, wanted.customerId!) : 0)
  const needsTwo = earlier + Math.abs(wanted.rials) > deps.operators.twoPersonRials
  const id = await insertMoneyRequest(trx, { ...wanted, askedBy: operator.operatorId, needsTwo })
  await prepare?.(id)
  if (!needsTwo) await carryOut(trx, deps, { ...wanted, id, askedBy: operator.operatorId })
  return { id, isDone: !needsTwo }
}

export const askForAdjustment = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  { customerId, rials, answer, reason }: OperatorAdjustWalletModel,
  note: Note,
): Promise<MoneyAct> => {
  if (rials === 0) throw new AppError('adjustment_nothing')
  if (!(await isCustomer(trx, customerId))) throw new AppError('not_found')
  note({ customerId })
  return moveMoney(trx, deps, operator, { kind: 'adjustment', customerId, rials, text: answer, reason })
}

export const listMoneyRequests = async (db: Db, { operatorId }: Operator): Promise<OperatorMoneyRequest[]> =>
  (await listWaiting(db)).map((request) => ({
    id: request.id,
    kind: request.kind,
    customerId: request.customerId,
    customer: request.customer,
    rials: request.rials,
    text: request.text,
    reason: request.reason,
    askedBy: request.askedByName,
    isMine: request.askedBy === operatorId,
    createDate: toWire(request.askedAt),
  }))

const toCarryOut = (request: MoneyRequest): ToCarryOut => {
  const { withdrawalId, paymentId, paymentPlace: place, bankReference: reference, ...rest } = request
  return {
    ...rest,
    ...(withdrawalId !== null && { withdrawalId }),
    ...(paymentId !== null && place !== null && reference !== null && { payment: { id: paymentId, place, reference } }),
  }
}

const lockWaiting = async (trx: Db, id: number, note: Note): Promise<MoneyRequest> => {
  // Who ends a withdrawal locks it before its request: in the other order two would wait for each other.
  const withdrawalId = await findWithdrawalOf(trx, id)
  if (withdrawalId !== undefined) await lockWithdrawal(trx, withdrawalId)
  const paymentId = await findPaymentOf(trx, id)
  if (paymentId !== undefined) await holdPayment(trx, paymentId)
  const request = await lockMoneyRequest(trx, id)
  if (!request) throw new AppError('not_found')
  if (request.customerId !== null) note({ customerId: request.customerId })
  if (request.state !== 'waiting') throw new AppError('money_request_ended')
  return request
}

/** Never by the one who asked; the database holds it too. */
export const approve = async (
  trx: Db,
  deps: MoneyDependencies,
  { operatorId }: Operator,
  { id, reason }: { id: number; reason: string },
  note: Note,
): Promise<void> => {
  const request = await lockWaiting(trx, id, note)
  if (request.askedBy === operatorId) throw new AppError('second_person_needed')
  await endMoneyRequest(trx, id, { state: 'done', by: operatorId, reason })
  await carryOut(trx, deps, toCarryOut(request))
}

export const refuse = async (
  trx: Db,
  { operatorId }: Operator,
  { id, reason }: { id: number; reason: string },
  note: Note,
): Promise<void> => {
  const { kind } = await lockWaiting(trx, id, note)
  await endMoneyRequest(trx, id, { state: 'refused', by: operatorId, reason })
  if (kind === 'voucher') await dropVouchers(trx, id)
}
