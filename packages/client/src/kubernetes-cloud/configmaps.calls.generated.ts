// Written by `npm run gen` from the contract. Never edited by hand.
import type { configmapCalls } from '@sarv/contract/kubernetes-cloud/configmaps/configmaps.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof configmapCalls

export const kubeCloudConfigmapList: ClientCall<Calls['kubeCloudConfigmapList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/list' }
export const kubeCloudConfigmapGet: ClientCall<Calls['kubeCloudConfigmapGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/get/{id}' }
export const kubeCloudConfigmapCreate: ClientCall<Calls['kubeCloudConfigmapCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/create' }
export const kubeCloudConfigmapEdit: ClientCall<Calls['kubeCloudConfigmapEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/edit/{id}' }
export const kubeCloudConfigmapDelete: ClientCall<Calls['kubeCloudConfigmapDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/delete/{id}' }
