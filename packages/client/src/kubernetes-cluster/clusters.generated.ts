// Written by `npm run gen` from the contract. Never edited by hand.
import type { clusterCalls } from '@sarv/contract/kubernetes-cluster/clusters.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof clusterCalls

export const clusterApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeClusterVersionList: build.query<CallAnswer<Calls['kubeClusterVersionList']>, CallArguments<Calls['kubeClusterVersionList']>>(endpoint.reading<Calls['kubeClusterVersionList']>({ method: 'GET', path: '/api/my/kubernetes/cluster/version/list' }, ['Catalog'])),
    kubeClusterHostList: build.query<CallAnswer<Calls['kubeClusterHostList']>, CallArguments<Calls['kubeClusterHostList']>>(endpoint.reading<Calls['kubeClusterHostList']>({ method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/list' }, ['KubernetesCluster'])),
    kubeClusterHostGet: build.query<CallAnswer<Calls['kubeClusterHostGet']>, CallArguments<Calls['kubeClusterHostGet']>>(endpoint.reading<Calls['kubeClusterHostGet']>({ method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/get/{id}' }, ['KubernetesCluster'])),
    kubeClusterHostCreate: build.mutation<CallAnswer<Calls['kubeClusterHostCreate']>, CallArguments<Calls['kubeClusterHostCreate']>>(endpoint.writing<Calls['kubeClusterHostCreate']>({ method: 'POST', path: '/api/my/kubernetes/cluster/{projectId}/host/create' }, ['KubernetesCluster', 'VmHost', 'Project', 'Operation'])),
    kubeClusterHostKubeconfig: build.query<CallAnswer<Calls['kubeClusterHostKubeconfig']>, CallArguments<Calls['kubeClusterHostKubeconfig']>>(endpoint.reading<Calls['kubeClusterHostKubeconfig']>({ method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/kubeconfig/{id}' }, [])),
    kubeClusterHostDelete: build.mutation<CallAnswer<Calls['kubeClusterHostDelete']>, CallArguments<Calls['kubeClusterHostDelete']>>(endpoint.writing<Calls['kubeClusterHostDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cluster/{projectId}/host/delete/{id}' }, ['KubernetesCluster', 'VmHost', 'Operation'])),
  }),
})

export const useKubeClusterVersionListQuery = clusterApi.useKubeClusterVersionListQuery
export const useLazyKubeClusterVersionListQuery = clusterApi.useLazyKubeClusterVersionListQuery
export const useKubeClusterHostListQuery = clusterApi.useKubeClusterHostListQuery
export const useLazyKubeClusterHostListQuery = clusterApi.useLazyKubeClusterHostListQuery
export const useKubeClusterHostGetQuery = clusterApi.useKubeClusterHostGetQuery
export const useLazyKubeClusterHostGetQuery = clusterApi.useLazyKubeClusterHostGetQuery
export const useKubeClusterHostCreateMutation = clusterApi.useKubeClusterHostCreateMutation
export const useKubeClusterHostKubeconfigQuery = clusterApi.useKubeClusterHostKubeconfigQuery
export const useLazyKubeClusterHostKubeconfigQuery = clusterApi.useLazyKubeClusterHostKubeconfigQuery
export const useKubeClusterHostDeleteMutation = clusterApi.useKubeClusterHostDeleteMutation
