import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'
import { CreateKuberClusterNodeModel, KuberClusterNodeListItem } from './cluster-nodes.schemas.ts'

const ClusterParams = ProjectParams.extend({ kuberClusterHostId: PathId })
const ClusterItemParams = ClusterParams.extend({ id: PathId })

const path = '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node'

export const clusterNodeCalls = {
  kubeClusterNodeList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the nodes of a cluster',
    params: ClusterParams,
    response: z.array(KuberClusterNodeListItem),
    provides: ['KubernetesCluster'],
  }),
  kubeClusterNodeCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a node to a cluster',
    params: ClusterParams,
    body: CreateKuberClusterNodeModel,
    response: Started,
    invalidates: ['KubernetesCluster', 'VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  kubeClusterNodeDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a node of a cluster',
    params: ClusterItemParams,
    response: Started,
    invalidates: ['KubernetesCluster', 'VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
