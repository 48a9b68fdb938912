// Written by `npm run gen` from the contract. Never edited by hand.
import type { secretCalls } from '@sarv/contract/kubernetes-cloud/secrets/secrets.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof secretCalls

export const kubeCloudSecretList: ClientCall<Calls['kubeCloudSecretList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/list' }
export const kubeCloudSecretGet: ClientCall<Calls['kubeCloudSecretGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/get/{id}' }
export const kubeCloudSecretCreate: ClientCall<Calls['kubeCloudSecretCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/create' }
export const kubeCloudSecretEdit: ClientCall<Calls['kubeCloudSecretEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/edit/{id}' }
export const kubeCloudSecretDelete: ClientCall<Calls['kubeCloudSecretDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/delete/{id}' }
