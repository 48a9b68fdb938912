// Written by `npm run gen` from the contract. Never edited by hand.
import type { deploymentCalls } from '@sarv/contract/kubernetes-cloud/deployments/deployments.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof deploymentCalls

export const deploymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudDeployPortList: build.query<CallAnswer<Calls['kubeCloudDeployPortList']>, CallArguments<Calls['kubeCloudDeployPortList']>>(endpoint.reading<Calls['kubeCloudDeployPortList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/port-list' }, ['Deployment'])),
    kubeCloudDeployList: build.query<CallAnswer<Calls['kubeCloudDeployList']>, CallArguments<Calls['kubeCloudDeployList']>>(endpoint.reading<Calls['kubeCloudDeployList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/list' }, ['Deployment'])),
    kubeCloudDeployGet: build.query<CallAnswer<Calls['kubeCloudDeployGet']>, CallArguments<Calls['kubeCloudDeployGet']>>(endpoint.reading<Calls['kubeCloudDeployGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/get/{id}' }, ['Deployment'])),
    kubeCloudDeployCreate: build.mutation<CallAnswer<Calls['kubeCloudDeployCreate']>, CallArguments<Calls['kubeCloudDeployCreate']>>(endpoint.writing<Calls['kubeCloudDeployCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/create' }, ['Deployment', 'NameSpace', 'Ingress', 'Operation'])),
    kubeCloudDeployEdit: build.mutation<CallAnswer<Calls['kubeCloudDeployEdit']>, CallArguments<Calls['kubeCloudDeployEdit']>>(endpoint.writing<Calls['kubeCloudDeployEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/edit/{id}' }, ['Deployment', 'NameSpace', 'Ingress', 'Operation'])),
    kubeCloudDeployDelete: build.mutation<CallAnswer<Calls['kubeCloudDeployDelete']>, CallArguments<Calls['kubeCloudDeployDelete']>>(endpoint.writing<Calls['kubeCloudDeployDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy/delete/{id}' }, ['Deployment', 'NameSpace', 'Ingress', 'Operation'])),
  }),
})

export const useKubeCloudDeployPortListQuery = deploymentApi.useKubeCloudDeployPortListQuery
export const useLazyKubeCloudDeployPortListQuery = deploymentApi.useLazyKubeCloudDeployPortListQuery
export const useKubeCloudDeployListQuery = deploymentApi.useKubeCloudDeployListQuery
export const useLazyKubeCloudDeployListQuery = deploymentApi.useLazyKubeCloudDeployListQuery
export const useKubeCloudDeployGetQuery = deploymentApi.useKubeCloudDeployGetQuery
export const useLazyKubeCloudDeployGetQuery = deploymentApi.useLazyKubeCloudDeployGetQuery
export const useKubeCloudDeployCreateMutation = deploymentApi.useKubeCloudDeployCreateMutation
export const useKubeCloudDeployEditMutation = deploymentApi.useKubeCloudDeployEditMutation
export const useKubeCloudDeployDeleteMutation = deploymentApi.useKubeCloudDeployDeleteMutation
