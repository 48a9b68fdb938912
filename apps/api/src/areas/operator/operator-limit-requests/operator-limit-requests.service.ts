import { limitedItem } from '@sarv/contract/enums'
import type { OperatorLimitRequest } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { getLimitUsage, type LimitedItem, type LimitUsage } from '../../../services/limits.service.ts'
import { roomFor } from '../operator-capacity/operator-capacity.rules.ts'
import { readCapacity } from '../operator-capacity/operator-capacity.service.ts'
import { answerRequest, findRequest, readOpenRequests, type LimitAnswer } from '../../portal/limit-requests.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'

export const listRequests = async (db: Db): Promise<OperatorLimitRequest[]> => {
  const requests = await readOpenRequests(db)
  if (requests.length === 0) return []
  const { datacenters } = await readCapacity(db)
  const usage = new Map<number, LimitUsage>()
  for (const customerId of new Set(requests.map((request) => request.customerId))) {
    usage.set(customerId, await getLimitUsage(db, customerId))
  }
  return requests.map(({ id, customerId, customer, user, item, had, wanted, reason, createdAt }) => ({
    id,
    customerId,
    customer,
    user,
    itemId: limitedItem.id[item as LimitedItem],
    had,
    wanted,
    ...usage.get(customerId)![item as LimitedItem],
    room: roomFor(item as LimitedItem, datacenters),
    text: reason,
    createDate: toWire(createdAt),
  }))
}

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
