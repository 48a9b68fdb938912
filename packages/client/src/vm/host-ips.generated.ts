// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostIpCalls } from '@sarv/contract/vm/host-ips/host-ips.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostIpCalls

export const vmHostIpApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostIpList: build.query<CallAnswer<Calls['vmHostIpList']>, CallArguments<Calls['vmHostIpList']>>(endpoint.reading<Calls['vmHostIpList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/list' }, ['VmHost'])),
    vmHostIpReceipt: build.query<CallAnswer<Calls['vmHostIpReceipt']>, CallArguments<Calls['vmHostIpReceipt']>>(endpoint.reading<Calls['vmHostIpReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/receipt/{id}' }, ['VmHost'])),
    vmHostIpCreate: build.mutation<CallAnswer<Calls['vmHostIpCreate']>, CallArguments<Calls['vmHostIpCreate']>>(endpoint.writing<Calls['vmHostIpCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/create' }, ['VmHost', 'Operation'])),
    vmHostIpEdit: build.mutation<CallAnswer<Calls['vmHostIpEdit']>, CallArguments<Calls['vmHostIpEdit']>>(endpoint.writing<Calls['vmHostIpEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/edit/{id}' }, ['VmHost'])),
    vmHostIpMove: build.mutation<CallAnswer<Calls['vmHostIpMove']>, CallArguments<Calls['vmHostIpMove']>>(endpoint.writing<Calls['vmHostIpMove']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/move/{id}' }, ['VmHost', 'Operation'])),
    vmHostIpDelete: build.mutation<CallAnswer<Calls['vmHostIpDelete']>, CallArguments<Calls['vmHostIpDelete']>>(endpoint.writing<Calls['vmHostIpDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVmHostIpListQuery = vmHostIpApi.useVmHostIpListQuery
export const useLazyVmHostIpListQuery = vmHostIpApi.useLazyVmHostIpListQuery
export const useVmHostIpReceiptQuery = vmHostIpApi.useVmHostIpReceiptQuery
export const useLazyVmHostIpReceiptQuery = vmHostIpApi.useLazyVmHostIpReceiptQuery
export const useVmHostIpCreateMutation = vmHostIpApi.useVmHostIpCreateMutation
export const useVmHostIpEditMutation = vmHostIpApi.useVmHostIpEditMutation
export const useVmHostIpMoveMutation = vmHostIpApi.useVmHostIpMoveMutation
export const useVmHostIpDeleteMutation = vmHostIpApi.useVmHostIpDeleteMutation
