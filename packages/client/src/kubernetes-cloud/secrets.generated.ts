// Written by `npm run gen` from the contract. Never edited by hand.
import type { secretCalls } from '@sarv/contract/kubernetes-cloud/secrets/secrets.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof secretCalls

export const secretApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudSecretList: build.query<CallAnswer<Calls['kubeCloudSecretList']>, CallArguments<Calls['kubeCloudSecretList']>>(endpoint.reading<Calls['kubeCloudSecretList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/list' }, ['SecretMap'])),
    kubeCloudSecretGet: build.query<CallAnswer<Calls['kubeCloudSecretGet']>, CallArguments<Calls['kubeCloudSecretGet']>>(endpoint.reading<Calls['kubeCloudSecretGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/get/{id}' }, ['SecretMap'])),
    kubeCloudSecretCreate: build.mutation<CallAnswer<Calls['kubeCloudSecretCreate']>, CallArguments<Calls['kubeCloudSecretCreate']>>(endpoint.writing<Calls['kubeCloudSecretCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/create' }, ['SecretMap', 'Operation'])),
    kubeCloudSecretEdit: build.mutation<CallAnswer<Calls['kubeCloudSecretEdit']>, CallArguments<Calls['kubeCloudSecretEdit']>>(endpoint.writing<Calls['kubeCloudSecretEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/edit/{id}' }, ['SecretMap', 'Operation'])),
    kubeCloudSecretDelete: build.mutation<CallAnswer<Calls['kubeCloudSecretDelete']>, CallArguments<Calls['kubeCloudSecretDelete']>>(endpoint.writing<Calls['kubeCloudSecretDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret/delete/{id}' }, ['SecretMap', 'Operation'])),
  }),
})

export const useKubeCloudSecretListQuery = secretApi.useKubeCloudSecretListQuery
export const useLazyKubeCloudSecretListQuery = secretApi.useLazyKubeCloudSecretListQuery
export const useKubeCloudSecretGetQuery = secretApi.useKubeCloudSecretGetQuery
export const useLazyKubeCloudSecretGetQuery = secretApi.useLazyKubeCloudSecretGetQuery
export const useKubeCloudSecretCreateMutation = secretApi.useKubeCloudSecretCreateMutation
export const useKubeCloudSecretEditMutation = secretApi.useKubeCloudSecretEditMutation
export const useKubeCloudSecretDeleteMutation = secretApi.useKubeCloudSecretDeleteMutation
