import { useOperationListQuery } from '@sarv/client/portal.generated'
import { useMemo } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { vmServiceType, workByService } from './vm-operations.ts'

/** What is going on, or went wrong last, on each service of a type in a project. */
const useWork = (projectId: number, serviceType: string) => {
  const pollingInterval = usePollingInterval()
  const { currentData } = useOperationListQuery({ ProjectId: projectId }, { pollingInterval })
  return useMemo(() => workByService(currentData ?? [], serviceType), [currentData, serviceType])
}

export const useVmWork = (projectId: number) => useWork(projectId, vmServiceType)

export const useVolumeWork = (projectId: number) => useWork(projectId, 'Volume')

/** The operations of one server, newest first. */
export const useVmOperations = (projectId: number, serviceId: number) => {
  const pollingInterval = usePollingInterval()
  return useOperationListQuery(
    { ProjectId: projectId, ServiceType: vmServiceType, ServiceId: serviceId },
    { pollingInterval },
  )
}
