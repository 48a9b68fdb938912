// Written by `npm run gen` from the contract. Never edited by hand.
import type { namespaceFirewallCalls } from '@sarv/contract/kubernetes-cloud/firewall/firewall.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof namespaceFirewallCalls

export const namespaceFirewallApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudFirewallList: build.query<CallAnswer<Calls['kubeCloudFirewallList']>, CallArguments<Calls['kubeCloudFirewallList']>>(endpoint.reading<Calls['kubeCloudFirewallList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/list' }, ['NameSpace'])),
    kubeCloudFirewallGet: build.query<CallAnswer<Calls['kubeCloudFirewallGet']>, CallArguments<Calls['kubeCloudFirewallGet']>>(endpoint.reading<Calls['kubeCloudFirewallGet']>({ method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/get/{id}' }, ['NameSpace'])),
    kubeCloudFirewallCreate: build.mutation<CallAnswer<Calls['kubeCloudFirewallCreate']>, CallArguments<Calls['kubeCloudFirewallCreate']>>(endpoint.writing<Calls['kubeCloudFirewallCreate']>({ method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/create' }, ['NameSpace', 'Operation'])),
    kubeCloudFirewallEdit: build.mutation<CallAnswer<Calls['kubeCloudFirewallEdit']>, CallArguments<Calls['kubeCloudFirewallEdit']>>(endpoint.writing<Calls['kubeCloudFirewallEdit']>({ method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/edit/{id}' }, ['NameSpace', 'Operation'])),
    kubeCloudFirewallDelete: build.mutation<CallAnswer<Calls['kubeCloudFirewallDelete']>, CallArguments<Calls['kubeCloudFirewallDelete']>>(endpoint.writing<Calls['kubeCloudFirewallDelete']>({ method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/delete/{id}' }, ['NameSpace', 'Operation'])),
  }),
})

export const useKubeCloudFirewallListQuery = namespaceFirewallApi.useKubeCloudFirewallListQuery
export const useLazyKubeCloudFirewallListQuery = namespaceFirewallApi.useLazyKubeCloudFirewallListQuery
export const useKubeCloudFirewallGetQuery = namespaceFirewallApi.useKubeCloudFirewallGetQuery
export const useLazyKubeCloudFirewallGetQuery = namespaceFirewallApi.useLazyKubeCloudFirewallGetQuery
export const useKubeCloudFirewallCreateMutation = namespaceFirewallApi.useKubeCloudFirewallCreateMutation
export const useKubeCloudFirewallEditMutation = namespaceFirewallApi.useKubeCloudFirewallEditMutation
export const useKubeCloudFirewallDeleteMutation = namespaceFirewallApi.useKubeCloudFirewallDeleteMutation
