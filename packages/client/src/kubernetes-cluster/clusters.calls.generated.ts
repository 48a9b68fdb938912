// Written by `npm run gen` from the contract. Never edited by hand.
import type { clusterCalls } from '@sarv/contract/kubernetes-cluster/clusters.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof clusterCalls

export const kubeClusterVersionList: ClientCall<Calls['kubeClusterVersionList']> = { method: 'GET', path: '/api/my/kubernetes/cluster/version/list' }
export const kubeClusterHostList: ClientCall<Calls['kubeClusterHostList']> = { method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/list' }
export const kubeClusterHostGet: ClientCall<Calls['kubeClusterHostGet']> = { method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/get/{id}' }
export const kubeClusterHostCreate: ClientCall<Calls['kubeClusterHostCreate']> = { method: 'POST', path: '/api/my/kubernetes/cluster/{projectId}/host/create' }
export const kubeClusterHostKubeconfig: ClientCall<Calls['kubeClusterHostKubeconfig']> = { method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/kubeconfig/{id}' }
export const kubeClusterHostDelete: ClientCall<Calls['kubeClusterHostDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cluster/{projectId}/host/delete/{id}' }
