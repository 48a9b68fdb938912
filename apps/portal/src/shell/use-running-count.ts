import { useOperationListQuery } from '@sarv/client/portal.generated'
import { usePollingInterval } from './live-events.ts'

/** How many operations are queued or running, in all projects of the user. */
export const useRunningCount = () => {
  const { data = [] } = useOperationListQuery({ Active: true }, { pollingInterval: usePollingInterval() })
  return data.length
}
