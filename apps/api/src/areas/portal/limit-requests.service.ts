import { limitedItem } from '@sarv/contract/enums'
import type { CreateLimitRequestModel } from '@sarv/contract/portal/limit-requests/limit-requests.schemas'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { publish } from '../../operations/events.ts'
import { getLimitUsage, raiseLimit, type LimitedItem } from '../../services/limits.service.ts'
import { limitRequestText as text } from './limit-requests.fa.ts'
import {
  endLimitRequest,
  findLimitRequest,
  insertLimitRequest,
  listLimitRequests,
  listOpenRequests,
} from './limit-requests.store.ts'
import type { NotifyDependencies } from './notifications.service.ts'
import { tellOwners } from './tell-owners.service.ts'

interface Asker {
  customerId: number
  userId: number
}

const labelOf = (item: LimitedItem): string => limitedItem.label(limitedItem.id[item])

/** Asks the provider for more of something than the customer's limit allows. */
export const askForMore = async (
  trx: Db,
  { customerId, userId }: Asker,
  { itemId, wanted, reason }: CreateLimitRequestModel,
): Promise<{ id: number }> => {
  const item = limitedItem.name(itemId)!
  const { max: had } = (await getLimitUsage(trx, customerId))[item]
  if (wanted <= had) throw new AppError('limit_enough', { item: labelOf(item), max: had })
  const request = await insertLimitRequest(trx, { customerId, userId, item, wanted, had, reason })
  if (!request) throw new AppError('limit_request_open', { item: labelOf(item) })
  return request
}

export const takeRequestBack = async (trx: Db, customerId: number, id: number): Promise<void> => {
  const request = await findLimitRequest(trx, id)
  if (request?.customerId !== customerId) throw new AppError('not_found')
  if (!(await endLimitRequest(trx, id, { status: 'cancelled' }))) throw new AppError('limit_request_ended')
}

/** Of all customers, the oldest first: for operators. */
export const readOpenRequests = (db: Db) => listOpenRequests(db)

/** What a customer asked for and nobody has answered: for operators. */
export const readOpenRequestsOf = async (db: Db, customerId: number) =>
  (await listLimitRequests(db, customerId)).filter(({ status }) => status === 'open')

/** Whosever it is: for operators. */
export const findRequest = (db: Db, id: number) => findLimitRequest(db, id)

/** What an operator answers: the limit that there is from now on, or why not. */
export type LimitAnswer = { granted: number; answer: string | null } | { granted: null; answer: string }

/** Answers a request once, and tells the people who own the account. Whether it was still open. */
export const answerRequest = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  { granted, answer }: LimitAnswer,
): Promise<boolean> => {
  const request = await findLimitRequest(trx, id)
  const ending = granted === null ? ({ status: 'refused' } as const) : ({ status: 'granted', granted } as const)
  if (!request || !(await endLimitRequest(trx, id, { ...ending, answer }))) return false
  const { customerId, userId } = request
  const item = request.item as LimitedItem
  if (granted !== null) await raiseLimit(trx, customerId, item, granted)
  const message =
    granted === null
      ? { subject: text.refused.subject(labelOf(item)), content: text.refused.content(labelOf(item), answer) }
      : { subject: text.granted.subject(labelOf(item)), content: text.granted.content(labelOf(item), granted, answer) }
  await tellOwners(trx, deps, { customerId, userId, link: null, topic: 'support' }, message)
  await publish(
    trx,
    { customerId, projectId: null, group: 'LimitRequest', id },
    // Those who see their limits read them again.
    { customerId, projectId: null, group: 'Operation' },
  )
  return true
}
