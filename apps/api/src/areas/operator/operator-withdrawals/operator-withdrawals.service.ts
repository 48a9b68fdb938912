import type { MoneyAct } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.schemas'
import type { OperatorWithdrawal } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.schemas'
import type { Db } from '../../../db/connection.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import type { SecretBox } from '../../../secrets.ts'
import {
  confirmWithdrawal,
  lockRequested,
  lockWithdrawal,
  refuseWithdrawal,
  releaseWithdrawal,
} from '../../financial/withdrawals/withdrawals.service.ts'
import { moveMoney, type MoneyDependencies } from '../operator-adjustments/operator-adjustments.service.ts'
import { isHolderAmong } from './holder-name.rules.ts'
import { isWaitingForSecond, listOpen, readMoneyOfDays } from './operator-withdrawals.store.ts'

type Note = (note: AuditNote) => void

/** So far back an operator sees what became of the money that wants to leave. */
const shownDays = 90
const nothing = { paidIn: 0, used: 0, gifts: 0, commissions: 0 }

export const listWithdrawals = async (
  db: Db,
  secrets: SecretBox,
  { operatorId }: Operator,
): Promise<OperatorWithdrawal[]> => {
  const open = await listOpen(db)
  const customerIds = [...new Set(open.map(({ customerId }) => customerId))]
  const money = await readMoneyOfDays(db, customerIds, shownDays)
  return open.map(({ shebaSecret, askedAt, state, takenById, confirmedNames, ...withdrawal }) => ({
    ...withdrawal,
    sheba: openPersonal(secrets, shebaSecret, 'sheba') ?? '',
    confirmedNames,
    isHolderConfirmed: isHolderAmong(withdrawal.holderName, confirmedNames),
    lastDays: money.get(withdrawal.customerId) ?? nothing,
    createDate: toWire(askedAt),
    isInHand: state === 'processing',
    isMine: state === 'processing' && takenById === operatorId,
  }))
}

/** Whose it is stands in the log also where the act is refused. */
const lockNoted = async (trx: Db, id: number, note: Note): Promise<void> =>
  note({ customerId: (await lockWithdrawal(trx, id)).customerId })

/** Before the bank is told anything: above the sum it is in hand only when a second operator has agreed. */
export const takeWithdrawal = async (
  trx: Db,
  deps: MoneyDependencies,
  operator: Operator,
  { id, reason }: { id: number; reason: string },
  note: Note,
): Promise<MoneyAct> => {
  await lockNoted(trx, id, note)
  const { customerId, rials, holderName, shebaEnd } = await lockRequested(trx, id)
  if (await isWaitingForSecond(trx, id)) throw new AppError('second_person_needed')
  const text = `${holderName} …${shebaEnd}`
  return moveMoney(trx, deps, operator, { kind: 'withdrawal', customerId, rials, text, withdrawalId: id, reason })
}

export const releaseTaken = async (trx: Db, id: number, note: Note): Promise<void> => {
  await lockNoted(trx, id, note)
  await releaseWithdrawal(trx, id)
}

/** The money has left. */
export const sayPaid = async (
  trx: Db,
  { operatorId }: Operator,
  { id, bankReference }: { id: number; bankReference: string },
  note: Note,
): Promise<void> => {
  await lockNoted(trx, id, note)
  await confirmWithdrawal(trx, id, operatorId, { bankReference, at: new Date() })
}

export const refuseOpen = async (
  trx: Db,
  { operatorId }: Operator,
  { id, answer }: { id: number; answer: string },
  note: Note,
): Promise<void> => {
  await lockNoted(trx, id, note)
  await refuseWithdrawal(trx, id, operatorId, { reason: answer, at: new Date() })
}
