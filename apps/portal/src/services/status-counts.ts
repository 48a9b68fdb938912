import { serviceStatus } from '@sarv/contract/enums'

export interface StatusCount {
  label: string
  count: number
}

/** How many services are in each status, the largest first; statuses that nothing is in are left out. */
export const countByStatus = (services: readonly { statusId: number }[]): StatusCount[] =>
  [...Map.groupBy(services, ({ statusId }) => serviceStatus.label(statusId))]
    .map(([label, group]) => ({ label, count: group.length }))
    .toSorted((one, other) => other.count - one.count)
