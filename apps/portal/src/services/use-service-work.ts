import { useOperationListQuery } from '@sarv/client/portal.generated'
import type { ServiceType } from '@sarv/contract/service-types'
import { useMemo } from 'react'
import { usePollingInterval } from '../shell/live-events.ts'
import { isActive, workByService } from './service-work.ts'

/** What is going on, or went wrong last, on each service of a type in a project; null: none is chosen. */
export const useServiceWork = (projectId: number | null, type: ServiceType) => {
  const pollingInterval = usePollingInterval()
  const skip = projectId === null
  const { currentData } = useOperationListQuery(skip ? {} : { ProjectId: projectId }, { pollingInterval, skip })
  return useMemo(() => workByService(currentData ?? [], type), [currentData, type])
}

/** The operations of one service, newest first. */
export const useServiceOperations = (projectId: number, type: ServiceType, serviceId: number) => {
  const pollingInterval = usePollingInterval()
  return useOperationListQuery({ ProjectId: projectId, ServiceType: type, ServiceId: serviceId }, { pollingInterval })
}

/** The operation that keeps a service busy. */
export const useRunningOperation = (projectId: number, type: ServiceType, serviceId: number) => {
  const { data: [latest] = [] } = useServiceOperations(projectId, type, serviceId)
  return latest && isActive(latest) ? latest : undefined
}
