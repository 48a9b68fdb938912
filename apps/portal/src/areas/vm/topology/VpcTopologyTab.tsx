import { Empty } from '../../../ui/Empty.tsx'
import type { VpcTabProps } from '../vpcs/vpc-tab.ts'
import { topologyText as text } from './topology.fa.ts'
import { TopologyContent, useTopology } from './TopologyContent.tsx'

/** One private cloud, drawn: its networks, the servers in them, and what the internet reaches. */
export function VpcTopologyTab({ projectId, id }: VpcTabProps) {
  const query = useTopology(projectId, id)
  return (
    <TopologyContent projectId={projectId} vpcHostId={id} query={query} empty={<Empty title={text.empty.title} />} />
  )
}
