import type { FindDecisions } from '../../decisions.ts'
import { presentCosts } from '../financial/usage/usage.service.ts'
import { listOwnOperations, type OwnOperation } from './operations.service.ts'

const dayMs = 86_400_000
/** What failed longer ago was seen, or does not matter. */
const shownDays = 3

const serviceOf = ({ serviceType, serviceId }: OwnOperation): string => `${serviceType}:${serviceId}`

/** The last thing that was done to a service has failed, and the one who looks may try it again. */
const failedOperations: FindDecisions = async ({ db }, actor, now) => {
  const newestFirst = await listOwnOperations(db, actor, {})
  const latest = new Map<string, OwnOperation>()
  for (const operation of newestFirst) {
    if (!latest.has(serviceOf(operation))) latest.set(serviceOf(operation), operation)
  }
  const failed = [...latest.values()].filter(
    ({ status, canRetry, endedAt }) =>
      status === 'failed' && canRetry && endedAt !== null && now.getTime() - endedAt.getTime() < shownDays * dayMs,
  )
  const costs = await presentCosts(db, actor.customerId, failed)
  return failed.map((operation) => {
    const { id, projectId, serviceType, serviceId, serviceName, sentence, reason, canRetry, endedAt } = operation
    return {
      key: `operation:${id}`,
      kind: 'operationFailed',
      urgency: 'now',
      rials: costs.get(serviceOf(operation))?.netRials ?? 0,
      itemId: id,
      projectId,
      serviceType,
      serviceId,
      service: serviceName,
      sentence,
      reason,
      canRetry,
      canHide: true,
      at: endedAt,
    }
  })
}

export const operationDecisions = [failedOperations]
