import type { MoneyAct } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { OperatorWithdrawal } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.schemas'
import type { Db } from '../../../db/connection.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import type { SecretBox } from '../../../secrets.ts'
import { refuseWithdrawal } from '../../financial/withdrawals/withdrawals.service.ts'
import { moveMoney, type MoneyDependencies } from '../operator-adjustments/operator-adjustments.service.ts'
import { findRequested, listRequested } from './operator-withdrawals.store.ts'

type Note = (note: AuditNote) => void

export const listWithdrawals = async (db: Db, secrets: SecretBox): Promise<OperatorWithdrawal[]> =>
  (await listRequested(db)).map(({ shebaSecret, askedAt, ...withdrawal }) => ({
    ...withdrawal,
    sheba: openPersonal(secrets, shebaSecret) ?? '',
    createDate: toWire(askedAt),
  }))

const requireRequested = async (trx: Db, id: number, note: Note) => {
  const withdrawal = await findRequested(trx, id)
  if (!withdrawal) throw new AppError('not_found')
  note({ customerId: withdrawal.customerId })
  if (withdrawal.isWaitingForSecond) throw new AppError('second_person_needed')
  return withdrawal
}

/** The money has left; above the sum a second operator says so too. */
export const sayPaid = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  { id, bankReference, reason }: { id: number; bankReference: string; reason: string },
  note: Note,
): Promise<MoneyAct> => {
  const { customerId, rials } = await requireRequested(trx, id, note)
  const request = { kind: 'withdrawal', customerId, rials, text: bankReference, withdrawalId: id, reason } as const
  return moveMoney(trx, deps, operator, request)
}

export const refuseRequested = async (trx: Db, id: number, answer: string, note: Note): Promise<void> => {
  await requireRequested(trx, id, note)
  await refuseWithdrawal(trx, id, answer, new Date())
}
