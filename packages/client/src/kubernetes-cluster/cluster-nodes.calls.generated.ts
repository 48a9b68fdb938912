// Written by `npm run gen` from the contract. Never edited by hand.
import type { clusterNodeCalls } from '@sarv/contract/kubernetes-cluster/cluster-nodes.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof clusterNodeCalls

export const kubeClusterNodeList: ClientCall<Calls['kubeClusterNodeList']> = { method: 'GET', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/list' }
export const kubeClusterNodeCreate: ClientCall<Calls['kubeClusterNodeCreate']> = { method: 'POST', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/create' }
export const kubeClusterNodeDelete: ClientCall<Calls['kubeClusterNodeDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cluster/{projectId}/host/{kuberClusterHostId}/node/delete/{id}' }
