// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostFirewallCalls } from '@sarv/contract/vm/host-firewall/host-firewall.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostFirewallCalls

export const vmHostFirewallApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostFirewallList: build.query<CallAnswer<Calls['vmHostFirewallList']>, CallArguments<Calls['vmHostFirewallList']>>(endpoint.reading<Calls['vmHostFirewallList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/list' }, ['VmHost'])),
    vmHostFirewallGet: build.query<CallAnswer<Calls['vmHostFirewallGet']>, CallArguments<Calls['vmHostFirewallGet']>>(endpoint.reading<Calls['vmHostFirewallGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/get/{id}' }, ['VmHost'])),
    vmHostFirewallCreate: build.mutation<CallAnswer<Calls['vmHostFirewallCreate']>, CallArguments<Calls['vmHostFirewallCreate']>>(endpoint.writing<Calls['vmHostFirewallCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/create' }, ['VmHost', 'Operation'])),
    vmHostFirewallEdit: build.mutation<CallAnswer<Calls['vmHostFirewallEdit']>, CallArguments<Calls['vmHostFirewallEdit']>>(endpoint.writing<Calls['vmHostFirewallEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/edit/{id}' }, ['VmHost', 'Operation'])),
    vmHostFirewallDelete: build.mutation<CallAnswer<Calls['vmHostFirewallDelete']>, CallArguments<Calls['vmHostFirewallDelete']>>(endpoint.writing<Calls['vmHostFirewallDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/delete/{id}' }, ['VmHost', 'Operation'])),
    vmHostFirewallReplace: build.mutation<CallAnswer<Calls['vmHostFirewallReplace']>, CallArguments<Calls['vmHostFirewallReplace']>>(endpoint.writing<Calls['vmHostFirewallReplace']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/replace' }, ['VmHost', 'Operation'])),
    vmHostFirewallState: build.query<CallAnswer<Calls['vmHostFirewallState']>, CallArguments<Calls['vmHostFirewallState']>>(endpoint.reading<Calls['vmHostFirewallState']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/state' }, ['VmHost'])),
    vmFirewallTrialList: build.query<CallAnswer<Calls['vmFirewallTrialList']>, CallArguments<Calls['vmFirewallTrialList']>>(endpoint.reading<Calls['vmFirewallTrialList']>({ method: 'GET', path: '/api/my/vm/firewall-trial/list' }, ['VmHost'])),
    vmHostFirewallConfirm: build.mutation<CallAnswer<Calls['vmHostFirewallConfirm']>, CallArguments<Calls['vmHostFirewallConfirm']>>(endpoint.writing<Calls['vmHostFirewallConfirm']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/confirm' }, ['VmHost'])),
    vmHostFirewallRevert: build.mutation<CallAnswer<Calls['vmHostFirewallRevert']>, CallArguments<Calls['vmHostFirewallRevert']>>(endpoint.writing<Calls['vmHostFirewallRevert']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/revert' }, ['VmHost', 'Operation'])),
    vmHostFirewallReach: build.query<CallAnswer<Calls['vmHostFirewallReach']>, CallArguments<Calls['vmHostFirewallReach']>>(endpoint.reading<Calls['vmHostFirewallReach']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/reach' }, ['VmHost', 'Network', 'PublicIP', 'Vpc', 'VpcNat'])),
  }),
})

export const useVmHostFirewallListQuery = vmHostFirewallApi.useVmHostFirewallListQuery
export const useLazyVmHostFirewallListQuery = vmHostFirewallApi.useLazyVmHostFirewallListQuery
export const useVmHostFirewallGetQuery = vmHostFirewallApi.useVmHostFirewallGetQuery
export const useLazyVmHostFirewallGetQuery = vmHostFirewallApi.useLazyVmHostFirewallGetQuery
export const useVmHostFirewallCreateMutation = vmHostFirewallApi.useVmHostFirewallCreateMutation
export const useVmHostFirewallEditMutation = vmHostFirewallApi.useVmHostFirewallEditMutation
export const useVmHostFirewallDeleteMutation = vmHostFirewallApi.useVmHostFirewallDeleteMutation
export const useVmHostFirewallReplaceMutation = vmHostFirewallApi.useVmHostFirewallReplaceMutation
export const useVmHostFirewallStateQuery = vmHostFirewallApi.useVmHostFirewallStateQuery
export const useLazyVmHostFirewallStateQuery = vmHostFirewallApi.useLazyVmHostFirewallStateQuery
export const useVmFirewallTrialListQuery = vmHostFirewallApi.useVmFirewallTrialListQuery
export const useLazyVmFirewallTrialListQuery = vmHostFirewallApi.useLazyVmFirewallTrialListQuery
export const useVmHostFirewallConfirmMutation = vmHostFirewallApi.useVmHostFirewallConfirmMutation
export const useVmHostFirewallRevertMutation = vmHostFirewallApi.useVmHostFirewallRevertMutation
export const useVmHostFirewallReachQuery = vmHostFirewallApi.useVmHostFirewallReachQuery
export const useLazyVmHostFirewallReachQuery = vmHostFirewallApi.useLazyVmHostFirewallReachQuery
