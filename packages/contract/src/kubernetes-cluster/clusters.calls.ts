import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { ProjectItemParams, ProjectParams } from '../params.ts'
import { CreateKuberClusterModel, KuberClusterDetail, KuberClusterListItem, KuberVersion } from './clusters.schemas.ts'

const path = '/api/my/kubernetes/cluster'

export const clusterCalls = {
  kubeClusterVersionList: defineCall({
    method: 'GET',
    path: `${path}/version/list`,
    access: 'signedIn',
    summary: 'List the Kubernetes versions',
    response: z.array(KuberVersion),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  kubeClusterHostList: defineCall({
    method: 'GET',
    path: `${path}/{projectId}/host/list`,
    access: 'project:read',
    summary: 'List the Kubernetes clusters of a project',
    params: ProjectParams,
    response: z.array(KuberClusterListItem),
    provides: ['KubernetesCluster'],
  }),
  kubeClusterHostGet: defineCall({
    method: 'GET',
    path: `${path}/{projectId}/host/get/{id}`,
    access: 'project:read',
    summary: 'Read a Kubernetes cluster',
    params: ProjectItemParams,
    response: KuberClusterDetail,
    provides: ['KubernetesCluster'],
  }),
  kubeClusterHostCreate: defineCall({
    method: 'POST',
    path: `${path}/{projectId}/host/create`,
    access: 'project:operate',
    summary: 'Create a Kubernetes cluster',
    params: ProjectParams,
    body: CreateKuberClusterModel,
    response: Started,
    invalidates: ['KubernetesCluster', 'VmHost', 'Project', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  kubeClusterHostKubeconfig: defineCall({
    method: 'GET',
    path: `${path}/{projectId}/host/kubeconfig/{id}`,
    access: 'project:operate',
    summary: 'Download the kubeconfig of a cluster',
    description: '400 until the cluster is active.',
    params: ProjectItemParams,
    answers: 'file',
    personal: true,
  }),
  kubeClusterHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/{projectId}/host/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a Kubernetes cluster',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['KubernetesCluster', 'VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
