import type { ContractArea } from '../area.ts'
import { clusterNodeCalls } from './cluster-nodes.calls.ts'
import { clusterCalls } from './clusters.calls.ts'
import { kubernetesClusterTitles } from './kubernetes-cluster.titles.fa.ts'

export const kubernetesClusterArea = {
  description: 'Managed Kubernetes clusters',
  calls: { ...clusterCalls, ...clusterNodeCalls },
  titles: kubernetesClusterTitles,
} satisfies ContractArea
