// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmNetworkCalls } from '@sarv/contract/vm/networks/networks.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmNetworkCalls

export const vmNetworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmNetworkNodeList: build.query<CallAnswer<Calls['vmNetworkNodeList']>, CallArguments<Calls['vmNetworkNodeList']>>(endpoint.reading<Calls['vmNetworkNodeList']>({ method: 'GET', path: '/api/my/vm/{projectId}/network/node/list' }, ['Network'])),
    vmNetworkList: build.query<CallAnswer<Calls['vmNetworkList']>, CallArguments<Calls['vmNetworkList']>>(endpoint.reading<Calls['vmNetworkList']>({ method: 'GET', path: '/api/my/vm/{projectId}/network/list' }, ['Network'])),
    vmNetworkShortList: build.query<CallAnswer<Calls['vmNetworkShortList']>, CallArguments<Calls['vmNetworkShortList']>>(endpoint.reading<Calls['vmNetworkShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/network/short-list' }, ['Network'])),
    vmNetworkCreate: build.mutation<CallAnswer<Calls['vmNetworkCreate']>, CallArguments<Calls['vmNetworkCreate']>>(endpoint.writing<Calls['vmNetworkCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/network/create' }, ['Network', 'Operation'])),
    vmNetworkEdit: build.mutation<CallAnswer<Calls['vmNetworkEdit']>, CallArguments<Calls['vmNetworkEdit']>>(endpoint.writing<Calls['vmNetworkEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/network/edit/{id}' }, ['Network', 'Operation'])),
    vmNetworkNodeDetach: build.mutation<CallAnswer<Calls['vmNetworkNodeDetach']>, CallArguments<Calls['vmNetworkNodeDetach']>>(endpoint.writing<Calls['vmNetworkNodeDetach']>({ method: 'PUT', path: '/api/my/vm/{projectId}/network/node/detach/{id}' }, ['Network', 'VmHost', 'Operation'])),
    vmNetworkNodeAttach: build.mutation<CallAnswer<Calls['vmNetworkNodeAttach']>, CallArguments<Calls['vmNetworkNodeAttach']>>(endpoint.writing<Calls['vmNetworkNodeAttach']>({ method: 'POST', path: '/api/my/vm/{projectId}/network/node/attach' }, ['Network', 'VmHost', 'Operation'])),
    vmNetworkDelete: build.mutation<CallAnswer<Calls['vmNetworkDelete']>, CallArguments<Calls['vmNetworkDelete']>>(endpoint.writing<Calls['vmNetworkDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/network/delete/{id}' }, ['Network', 'Operation'])),
  }),
})

export const useVmNetworkNodeListQuery = vmNetworkApi.useVmNetworkNodeListQuery
export const useLazyVmNetworkNodeListQuery = vmNetworkApi.useLazyVmNetworkNodeListQuery
export const useVmNetworkListQuery = vmNetworkApi.useVmNetworkListQuery
export const useLazyVmNetworkListQuery = vmNetworkApi.useLazyVmNetworkListQuery
export const useVmNetworkShortListQuery = vmNetworkApi.useVmNetworkShortListQuery
export const useLazyVmNetworkShortListQuery = vmNetworkApi.useLazyVmNetworkShortListQuery
export const useVmNetworkCreateMutation = vmNetworkApi.useVmNetworkCreateMutation
export const useVmNetworkEditMutation = vmNetworkApi.useVmNetworkEditMutation
export const useVmNetworkNodeDetachMutation = vmNetworkApi.useVmNetworkNodeDetachMutation
export const useVmNetworkNodeAttachMutation = vmNetworkApi.useVmNetworkNodeAttachMutation
export const useVmNetworkDeleteMutation = vmNetworkApi.useVmNetworkDeleteMutation
