// Written by `npm run gen` from the contract. Never edited by hand.
import type { deploymentVariableCalls } from '@sarv/contract/kubernetes-cloud/deployment-variables/deployment-variables.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof deploymentVariableCalls

export const deploymentVariableApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudDeployEnvList: build.query<CallAnswer<Calls['kubeCloudDeployEnvList']>, CallArguments<Calls['kubeCloudDeployEnvList']>>(endpoint.reading<Calls['kubeCloudDeployEnvList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/list' }, ['Deployment'])),
    kubeCloudDeployEnvGet: build.query<CallAnswer<Calls['kubeCloudDeployEnvGet']>, CallArguments<Calls['kubeCloudDeployEnvGet']>>(endpoint.reading<Calls['kubeCloudDeployEnvGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/get/{id}' }, ['Deployment'])),
    kubeCloudDeployEnvCreate: build.mutation<CallAnswer<Calls['kubeCloudDeployEnvCreate']>, CallArguments<Calls['kubeCloudDeployEnvCreate']>>(endpoint.writing<Calls['kubeCloudDeployEnvCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/create' }, ['Deployment', 'Operation'])),
    kubeCloudDeployEnvEdit: build.mutation<CallAnswer<Calls['kubeCloudDeployEnvEdit']>, CallArguments<Calls['kubeCloudDeployEnvEdit']>>(endpoint.writing<Calls['kubeCloudDeployEnvEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/edit/{id}' }, ['Deployment', 'Operation'])),
    kubeCloudDeployEnvDelete: build.mutation<CallAnswer<Calls['kubeCloudDeployEnvDelete']>, CallArguments<Calls['kubeCloudDeployEnvDelete']>>(endpoint.writing<Calls['kubeCloudDeployEnvDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/{kuberDeployId}/env/delete/{id}' }, ['Deployment', 'Operation'])),
  }),
})

export const useKubeCloudDeployEnvListQuery = deploymentVariableApi.useKubeCloudDeployEnvListQuery
export const useLazyKubeCloudDeployEnvListQuery = deploymentVariableApi.useLazyKubeCloudDeployEnvListQuery
export const useKubeCloudDeployEnvGetQuery = deploymentVariableApi.useKubeCloudDeployEnvGetQuery
export const useLazyKubeCloudDeployEnvGetQuery = deploymentVariableApi.useLazyKubeCloudDeployEnvGetQuery
export const useKubeCloudDeployEnvCreateMutation = deploymentVariableApi.useKubeCloudDeployEnvCreateMutation
export const useKubeCloudDeployEnvEditMutation = deploymentVariableApi.useKubeCloudDeployEnvEditMutation
export const useKubeCloudDeployEnvDeleteMutation = deploymentVariableApi.useKubeCloudDeployEnvDeleteMutation
