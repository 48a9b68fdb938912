import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import type { ServiceType } from '@sarv/contract/service-types'

const isOneOf =
  (...ids: number[]) =>
  (operation: { operationStatusId: number }) =>
    ids.includes(operation.operationStatusId)

export const isActive = isOneOf(operationStatus.id.queued, operationStatus.id.running)
export const isFailed = isOneOf(operationStatus.id.failed)

/** What the row of a service tells: the work that is going on, or else the last one when it failed. */
export interface ServiceWork {
  running?: OperationListItem
  failed?: OperationListItem
}

/** The work of each service of a type, by its id; operations come newest first. */
export const workByService = (
  operations: readonly OperationListItem[],
  wantedType: ServiceType,
): ReadonlyMap<number, ServiceWork> => {
  const work = new Map<number, ServiceWork>()
  for (const operation of operations) {
    const { serviceId, serviceType } = operation
    if (serviceType !== wantedType || serviceId === null || work.has(serviceId)) continue
    work.set(serviceId, workOf(operation))
  }
  return work
}

const workOf = (latest: OperationListItem): ServiceWork => {
  if (isActive(latest)) return { running: latest }
  return isFailed(latest) ? { failed: latest } : {}
}
