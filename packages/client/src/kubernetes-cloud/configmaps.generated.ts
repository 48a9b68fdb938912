// Written by `npm run gen` from the contract. Never edited by hand.
import type { configmapCalls } from '@sarv/contract/kubernetes-cloud/configmaps/configmaps.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof configmapCalls

export const configmapApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudConfigmapList: build.query<CallAnswer<Calls['kubeCloudConfigmapList']>, CallArguments<Calls['kubeCloudConfigmapList']>>(endpoint.reading<Calls['kubeCloudConfigmapList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/list' }, ['ConfigMap'])),
    kubeCloudConfigmapGet: build.query<CallAnswer<Calls['kubeCloudConfigmapGet']>, CallArguments<Calls['kubeCloudConfigmapGet']>>(endpoint.reading<Calls['kubeCloudConfigmapGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/get/{id}' }, ['ConfigMap'])),
    kubeCloudConfigmapCreate: build.mutation<CallAnswer<Calls['kubeCloudConfigmapCreate']>, CallArguments<Calls['kubeCloudConfigmapCreate']>>(endpoint.writing<Calls['kubeCloudConfigmapCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/create' }, ['ConfigMap', 'Operation'])),
    kubeCloudConfigmapEdit: build.mutation<CallAnswer<Calls['kubeCloudConfigmapEdit']>, CallArguments<Calls['kubeCloudConfigmapEdit']>>(endpoint.writing<Calls['kubeCloudConfigmapEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/edit/{id}' }, ['ConfigMap', 'Operation'])),
    kubeCloudConfigmapDelete: build.mutation<CallAnswer<Calls['kubeCloudConfigmapDelete']>, CallArguments<Calls['kubeCloudConfigmapDelete']>>(endpoint.writing<Calls['kubeCloudConfigmapDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap/delete/{id}' }, ['ConfigMap', 'Operation'])),
  }),
})

export const useKubeCloudConfigmapListQuery = configmapApi.useKubeCloudConfigmapListQuery
export const useLazyKubeCloudConfigmapListQuery = configmapApi.useLazyKubeCloudConfigmapListQuery
export const useKubeCloudConfigmapGetQuery = configmapApi.useKubeCloudConfigmapGetQuery
export const useLazyKubeCloudConfigmapGetQuery = configmapApi.useLazyKubeCloudConfigmapGetQuery
export const useKubeCloudConfigmapCreateMutation = configmapApi.useKubeCloudConfigmapCreateMutation
export const useKubeCloudConfigmapEditMutation = configmapApi.useKubeCloudConfigmapEditMutation
export const useKubeCloudConfigmapDeleteMutation = configmapApi.useKubeCloudConfigmapDeleteMutation
