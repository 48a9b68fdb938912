// Written by `npm run gen` from the contract. Never edited by hand.
import type { namespaceCalls } from '@sarv/contract/kubernetes-cloud/namespaces/namespaces.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof namespaceCalls

export const kubeCloudHostList: ClientCall<Calls['kubeCloudHostList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/list' }
export const kubeCloudHostGet: ClientCall<Calls['kubeCloudHostGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/get/{id}' }
export const kubeCloudHostCreate: ClientCall<Calls['kubeCloudHostCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/create' }
export const kubeCloudHostEdit: ClientCall<Calls['kubeCloudHostEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/edit/{id}' }
export const kubeCloudHostDelete: ClientCall<Calls['kubeCloudHostDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/delete/{id}' }
