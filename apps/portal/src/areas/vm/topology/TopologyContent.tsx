import { useTopologyGetQuery } from '@sarv/client/vm.generated'
import type { ReactNode } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { topologyText as text } from './topology.fa.ts'
import { TopologyView } from './TopologyView.tsx'

/** The picture of a project, or of one private cloud, as it is read. */
export const useTopology = (projectId: number, vpcHostId?: number) => {
  const pollingInterval = usePollingInterval()
  return useTopologyGetQuery({ projectId, ...(vpcHostId && { VpcHostId: vpcHostId }) }, { pollingInterval })
}

interface TopologyContentProps {
  projectId: number
  query: ReturnType<typeof useTopology>
  /** Where there is nothing to draw. */
  empty: ReactNode
}

export function TopologyContent({ projectId, query, empty }: TopologyContentProps) {
  const { currentData: topology, error, isFetching, refetch } = query
  if (topology && topology.nodes.length > 0) {
    return <TopologyView projectId={projectId} topology={topology} query={query} />
  }
  if (!topology && !error) {
    return (
      <Card label={text.title}>
        <Loading lines={10} />
      </Card>
    )
  }
  return (
    <Card label={text.title} isFlush>
      {topology ? empty : <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Card>
  )
}
