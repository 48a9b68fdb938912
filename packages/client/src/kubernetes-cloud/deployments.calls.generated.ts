// Written by `npm run gen` from the contract. Never edited by hand.
import type { deploymentCalls } from '@sarv/contract/kubernetes-cloud/deployments/deployments.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof deploymentCalls

export const kubeCloudDeployPortList: ClientCall<Calls['kubeCloudDeployPortList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/port-list' }
export const kubeCloudDeployList: ClientCall<Calls['kubeCloudDeployList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/list' }
export const kubeCloudDeployGet: ClientCall<Calls['kubeCloudDeployGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/get/{id}' }
export const kubeCloudDeployCreate: ClientCall<Calls['kubeCloudDeployCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/create' }
export const kubeCloudDeployEdit: ClientCall<Calls['kubeCloudDeployEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/edit/{id}' }
export const kubeCloudDeployDelete: ClientCall<Calls['kubeCloudDeployDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/delete/{id}' }
