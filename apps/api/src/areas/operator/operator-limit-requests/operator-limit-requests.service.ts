import { limitedItem } from '@sarv/contract/enums'
import type { OperatorLimitRequest } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { LimitedItem } from '../../../services/limits.service.ts'
import { answerRequest, findRequest, readOpenRequests, type LimitAnswer } from '../../portal/limit-requests.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'

export const listRequests = async (db: Db): Promise<OperatorLimitRequest[]> =>
  (await readOpenRequests(db)).map(({ id, customerId, customer, user, item, had, wanted, reason, createdAt }) => ({
    id,
    customerId,
    customer,
    user,
    itemId: limitedItem.id[item as LimitedItem],
    had,
    wanted,
    text: reason,
    createDate: toWire(createdAt),
  }))

/** The same that `sarv limits grant|refuse` does: the limit, the customer's message and the live event. */
export const decideRequest = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  given: LimitAnswer,
  note: (note: AuditNote) => void,
): Promise<void> => {
  const request = await findRequest(trx, id)
  if (!request) throw new AppError('not_found')
  const { customerId, item, had } = request
  note({ customerId, ...(given.granted !== null && { before: { [item]: had }, after: { [item]: given.granted } }) })
  if (given.granted !== null && given.granted <= had) {
    throw new AppError('limit_enough', { item: limitedItem.label(limitedItem.id[item as LimitedItem]), max: had })
  }
  if (!(await answerRequest(trx, deps, id, given))) throw new AppError('limit_request_ended')
}
