// Written by `npm run gen` from the contract. Never edited by hand.
import type { namespaceCalls } from '@sarv/contract/kubernetes-cloud/namespaces/namespaces.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof namespaceCalls

export const namespaceApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudHostList: build.query<CallAnswer<Calls['kubeCloudHostList']>, CallArguments<Calls['kubeCloudHostList']>>(endpoint.reading<Calls['kubeCloudHostList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/list' }, ['NameSpace'])),
    kubeCloudHostGet: build.query<CallAnswer<Calls['kubeCloudHostGet']>, CallArguments<Calls['kubeCloudHostGet']>>(endpoint.reading<Calls['kubeCloudHostGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/get/{id}' }, ['NameSpace'])),
    kubeCloudHostCreate: build.mutation<CallAnswer<Calls['kubeCloudHostCreate']>, CallArguments<Calls['kubeCloudHostCreate']>>(endpoint.writing<Calls['kubeCloudHostCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/create' }, ['NameSpace', 'Operation'])),
    kubeCloudHostEdit: build.mutation<CallAnswer<Calls['kubeCloudHostEdit']>, CallArguments<Calls['kubeCloudHostEdit']>>(endpoint.writing<Calls['kubeCloudHostEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/edit/{id}' }, ['NameSpace', 'Operation'])),
    kubeCloudHostDelete: build.mutation<CallAnswer<Calls['kubeCloudHostDelete']>, CallArguments<Calls['kubeCloudHostDelete']>>(endpoint.writing<Calls['kubeCloudHostDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/delete/{id}' }, ['NameSpace', 'Operation'])),
  }),
})

export const useKubeCloudHostListQuery = namespaceApi.useKubeCloudHostListQuery
export const useLazyKubeCloudHostListQuery = namespaceApi.useLazyKubeCloudHostListQuery
export const useKubeCloudHostGetQuery = namespaceApi.useKubeCloudHostGetQuery
export const useLazyKubeCloudHostGetQuery = namespaceApi.useLazyKubeCloudHostGetQuery
export const useKubeCloudHostCreateMutation = namespaceApi.useKubeCloudHostCreateMutation
export const useKubeCloudHostEditMutation = namespaceApi.useKubeCloudHostEditMutation
export const useKubeCloudHostDeleteMutation = namespaceApi.useKubeCloudHostDeleteMutation
