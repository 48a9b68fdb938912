import { useOperationListQuery } from '@sarv/client/portal.generated'
import { useMemo } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { vmServiceType, workByServer } from './vm-operations.ts'

/** What is going on, or went wrong last, on each server of a project. */
export const useVmWork = (projectId: number) => {
  const pollingInterval = usePollingInterval()
  const { currentData } = useOperationListQuery({ projectId }, { pollingInterval })
  return useMemo(() => workByServer(currentData ?? []), [currentData])
}

/** The operations of one server, newest first. */
export const useVmOperations = (projectId: number, serviceId: number) => {
  const pollingInterval = usePollingInterval()
  return useOperationListQuery({ projectId, serviceType: vmServiceType, serviceId }, { pollingInterval })
}
