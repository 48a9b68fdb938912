import { operationStatus } from '@sarv/contract/enums'
import type { OperationListItem } from '@sarv/client/portal.generated'

/** What operations on servers carry as their `serviceType`. */
export const vmServiceType = 'Vm'

const isOneOf =
  (...ids: number[]) =>
  (operation: { operationStatusId: number }) =>
    ids.includes(operation.operationStatusId)

export const isActive = isOneOf(operationStatus.id.queued, operationStatus.id.running)
export const isFailed = isOneOf(operationStatus.id.failed)

/** What the row of a server tells: the work that is going on, or else the last one when it failed. */
export interface VmWork {
  running?: OperationListItem
  failed?: OperationListItem
}

/** The work of each service of a type, by its id; operations come newest first. */
export const workByService = (
  operations: readonly OperationListItem[],
  wantedType: string,
): ReadonlyMap<number, VmWork> => {
  const work = new Map<number, VmWork>()
  for (const operation of operations) {
    const { serviceId, serviceType } = operation
    if (serviceType !== wantedType || serviceId === null || work.has(serviceId)) continue
    work.set(serviceId, workOf(operation))
  }
  return work
}

const workOf = (latest: OperationListItem): VmWork => {
  if (isActive(latest)) return { running: latest }
  return isFailed(latest) ? { failed: latest } : {}
}
