// Written by `npm run gen` from the contract. Never edited by hand.
import type { ingressCalls } from '@sarv/contract/kubernetes-cloud/ingresses/ingresses.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof ingressCalls

export const ingressApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudIngressList: build.query<CallAnswer<Calls['kubeCloudIngressList']>, CallArguments<Calls['kubeCloudIngressList']>>(endpoint.reading<Calls['kubeCloudIngressList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/list' }, ['Ingress'])),
    kubeCloudIngressRuleList: build.query<CallAnswer<Calls['kubeCloudIngressRuleList']>, CallArguments<Calls['kubeCloudIngressRuleList']>>(endpoint.reading<Calls['kubeCloudIngressRuleList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/list' }, ['Ingress'])),
    kubeCloudIngressGet: build.query<CallAnswer<Calls['kubeCloudIngressGet']>, CallArguments<Calls['kubeCloudIngressGet']>>(endpoint.reading<Calls['kubeCloudIngressGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/get/{id}' }, ['Ingress'])),
    kubeCloudIngressRuleGet: build.query<CallAnswer<Calls['kubeCloudIngressRuleGet']>, CallArguments<Calls['kubeCloudIngressRuleGet']>>(endpoint.reading<Calls['kubeCloudIngressRuleGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/get/{id}' }, ['Ingress'])),
    kubeCloudIngressRuleCreate: build.mutation<CallAnswer<Calls['kubeCloudIngressRuleCreate']>, CallArguments<Calls['kubeCloudIngressRuleCreate']>>(endpoint.writing<Calls['kubeCloudIngressRuleCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/create' }, ['Ingress', 'Operation'])),
    kubeCloudIngressCreate: build.mutation<CallAnswer<Calls['kubeCloudIngressCreate']>, CallArguments<Calls['kubeCloudIngressCreate']>>(endpoint.writing<Calls['kubeCloudIngressCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/create' }, ['Ingress', 'Operation'])),
    kubeCloudIngressRuleEdit: build.mutation<CallAnswer<Calls['kubeCloudIngressRuleEdit']>, CallArguments<Calls['kubeCloudIngressRuleEdit']>>(endpoint.writing<Calls['kubeCloudIngressRuleEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/edit/{id}' }, ['Ingress', 'Operation'])),
    kubeCloudIngressEdit: build.mutation<CallAnswer<Calls['kubeCloudIngressEdit']>, CallArguments<Calls['kubeCloudIngressEdit']>>(endpoint.writing<Calls['kubeCloudIngressEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/edit/{id}' }, ['Ingress', 'Operation'])),
    kubeCloudIngressRuleDelete: build.mutation<CallAnswer<Calls['kubeCloudIngressRuleDelete']>, CallArguments<Calls['kubeCloudIngressRuleDelete']>>(endpoint.writing<Calls['kubeCloudIngressRuleDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/delete/{id}' }, ['Ingress', 'Operation'])),
    kubeCloudIngressDelete: build.mutation<CallAnswer<Calls['kubeCloudIngressDelete']>, CallArguments<Calls['kubeCloudIngressDelete']>>(endpoint.writing<Calls['kubeCloudIngressDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/delete/{id}' }, ['Ingress', 'Operation'])),
  }),
})

export const useKubeCloudIngressListQuery = ingressApi.useKubeCloudIngressListQuery
export const useLazyKubeCloudIngressListQuery = ingressApi.useLazyKubeCloudIngressListQuery
export const useKubeCloudIngressRuleListQuery = ingressApi.useKubeCloudIngressRuleListQuery
export const useLazyKubeCloudIngressRuleListQuery = ingressApi.useLazyKubeCloudIngressRuleListQuery
export const useKubeCloudIngressGetQuery = ingressApi.useKubeCloudIngressGetQuery
export const useLazyKubeCloudIngressGetQuery = ingressApi.useLazyKubeCloudIngressGetQuery
export const useKubeCloudIngressRuleGetQuery = ingressApi.useKubeCloudIngressRuleGetQuery
export const useLazyKubeCloudIngressRuleGetQuery = ingressApi.useLazyKubeCloudIngressRuleGetQuery
export const useKubeCloudIngressRuleCreateMutation = ingressApi.useKubeCloudIngressRuleCreateMutation
export const useKubeCloudIngressCreateMutation = ingressApi.useKubeCloudIngressCreateMutation
export const useKubeCloudIngressRuleEditMutation = ingressApi.useKubeCloudIngressRuleEditMutation
export const useKubeCloudIngressEditMutation = ingressApi.useKubeCloudIngressEditMutation
export const useKubeCloudIngressRuleDeleteMutation = ingressApi.useKubeCloudIngressRuleDeleteMutation
export const useKubeCloudIngressDeleteMutation = ingressApi.useKubeCloudIngressDeleteMutation
