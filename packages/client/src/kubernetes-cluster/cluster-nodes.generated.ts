// Written by `npm run gen` from the contract. Never edited by hand.
import type { clusterNodeCalls } from '@sarv/contract/kubernetes-cluster/cluster-nodes.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof clusterNodeCalls

export const clusterNodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeClusterNodeList: build.query<CallAnswer<Calls['kubeClusterNodeList']>, CallArguments<Calls['kubeClusterNodeList']>>(endpoint.reading<Calls['kubeClusterNodeList']>({ method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/list' }, ['KubernetesCluster'])),
    kubeClusterNodeCreate: build.mutation<CallAnswer<Calls['kubeClusterNodeCreate']>, CallArguments<Calls['kubeClusterNodeCreate']>>(endpoint.writing<Calls['kubeClusterNodeCreate']>({ method: 'POST', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/create' }, ['KubernetesCluster', 'VmHost', 'Operation'])),
    kubeClusterNodeDelete: build.mutation<CallAnswer<Calls['kubeClusterNodeDelete']>, CallArguments<Calls['kubeClusterNodeDelete']>>(endpoint.writing<Calls['kubeClusterNodeDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/delete/{id}' }, ['KubernetesCluster', 'VmHost', 'Operation'])),
  }),
})

export const useKubeClusterNodeListQuery = clusterNodeApi.useKubeClusterNodeListQuery
export const useLazyKubeClusterNodeListQuery = clusterNodeApi.useLazyKubeClusterNodeListQuery
export const useKubeClusterNodeCreateMutation = clusterNodeApi.useKubeClusterNodeCreateMutation
export const useKubeClusterNodeDeleteMutation = clusterNodeApi.useKubeClusterNodeDeleteMutation
