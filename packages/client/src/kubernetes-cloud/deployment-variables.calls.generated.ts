// Written by `npm run gen` from the contract. Never edited by hand.
import type { deploymentVariableCalls } from '@sarv/contract/kubernetes-cloud/deployment-variables/deployment-variables.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof deploymentVariableCalls

export const kubeCloudDeployEnvList: ClientCall<Calls['kubeCloudDeployEnvList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/list' }
export const kubeCloudDeployEnvGet: ClientCall<Calls['kubeCloudDeployEnvGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/get/{id}' }
export const kubeCloudDeployEnvCreate: ClientCall<Calls['kubeCloudDeployEnvCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/create' }
export const kubeCloudDeployEnvEdit: ClientCall<Calls['kubeCloudDeployEnvEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/edit/{id}' }
export const kubeCloudDeployEnvDelete: ClientCall<Calls['kubeCloudDeployEnvDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/delete/{id}' }
