import type { MoneyAct } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { OperatorPaymentSettleModel } from '@sarv/contract/operator/operator-payments/operator-payments.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { violates } from '../../../db/violations.ts'
import { attempt } from '../../../db/transaction.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import { askAgain, lockUnclear } from '../../financial/payments/settle-by-hand.service.ts'
import { moveMoney, type MoneyDependencies } from '../operator-adjustments/operator-adjustments.service.ts'

type Note = (note: AuditNote) => void

export const askBankAgain = async (trx: Db, id: number, note: Note): Promise<void> => {
  const { customerId } = await askAgain(trx, id, new Date())
  note({ customerId })
}

/** What the bank has told somebody on the telephone: above the sum it holds when a second person has agreed. */
export const settlePayment = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  { id, place, bankReference: reference, reason }: OperatorPaymentSettleModel & { id: number },
  note: Note,
): Promise<MoneyAct> => {
  const { customerId, amountRials: rials, state } = await lockUnclear(trx, id)
  note({ customerId })
  if (place === 'wallet' && state === 'mismatch') throw new AppError('payment_mismatch')
  const payment = { id, place, reference }
  const wanted = { kind: 'payment', customerId, rials, text: `${id} ${place}: ${reference}`, payment, reason } as const
  try {
    return await attempt(trx, () => moveMoney(trx, deps, operator, wanted))
  } catch (error) {
    if (violates(error, 'operator_money_requests_of_payment')) throw new AppError('second_person_needed')
    throw error
  }
}
