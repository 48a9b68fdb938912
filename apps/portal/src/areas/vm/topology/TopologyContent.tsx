import { useTopologyGetQuery } from '@sarv/client/vm.generated'
import type { ComponentType, ReactNode } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { usePlanEntry } from '../network-plans/PlanEntry.tsx'
import type { PlanModeProps } from '../network-plans/PlanMode.tsx'
import { topologyText as text } from './topology.fa.ts'
import { TopologyView } from './TopologyView.tsx'

// Nobody needs it before they plan something; until it is there the picture stays.
const PlanMode = lazyPart<ComponentType<PlanModeProps>>(
  async () => (await import('../network-plans/PlanMode.tsx')).PlanMode,
  {
    standIn: ({ projectId, vpcHostId, topology, query, entry }) => (
      <TopologyView
        projectId={projectId}
        vpcHostId={vpcHostId}
        topology={topology}
        query={query}
        toolsEnd={entry.button}
      />
    ),
  },
)

/** The picture of a project, or of one private cloud, as it is read. */
export const useTopology = (projectId: number, vpcHostId?: number) => {
  const pollingInterval = usePollingInterval()
  return useTopologyGetQuery({ projectId, ...(vpcHostId && { VpcHostId: vpcHostId }) }, { pollingInterval })
}

interface TopologyContentProps {
  projectId: number
  /** The cloud that it is the picture of; absent: of the project. */
  vpcHostId?: number | undefined
  query: ReturnType<typeof useTopology>
  /** Where there is nothing to draw. */
  empty: ReactNode
}

export function TopologyContent({ projectId, vpcHostId, query, empty }: TopologyContentProps) {
  const { currentData: topology, error, isFetching, refetch } = query
  const plan = usePlanEntry(projectId, vpcHostId, topology, PlanMode)
  if (!topology && error) {
    return (
      <Card label={text.title} isFlush>
        <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  if (topology?.nodes.length === 0) {
    return (
      <Card label={text.title} isFlush>
        {empty}
      </Card>
    )
  }
  return topology && plan.isOpen ? (
    <PlanMode projectId={projectId} vpcHostId={vpcHostId} topology={topology} query={query} entry={plan} />
  ) : (
    <TopologyView
      projectId={projectId}
      vpcHostId={vpcHostId}
      topology={topology}
      query={query}
      toolsEnd={plan.button}
    />
  )
}
