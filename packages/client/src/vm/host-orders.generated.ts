// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostOrderCalls } from '@sarv/contract/vm/host-orders/host-orders.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostOrderCalls

export const vmHostOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostReceipt: build.query<CallAnswer<Calls['vmHostReceipt']>, CallArguments<Calls['vmHostReceipt']>>(endpoint.reading<Calls['vmHostReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/receipt/{id}' }, ['VmHost'])),
    vmHostCreate: build.mutation<CallAnswer<Calls['vmHostCreate']>, CallArguments<Calls['vmHostCreate']>>(endpoint.writing<Calls['vmHostCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/host/create' }, ['VmHost', 'Network', 'Operation'])),
    vmHostRebuild: build.mutation<CallAnswer<Calls['vmHostRebuild']>, CallArguments<Calls['vmHostRebuild']>>(endpoint.writing<Calls['vmHostRebuild']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/rebuild/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVmHostReceiptQuery = vmHostOrderApi.useVmHostReceiptQuery
export const useLazyVmHostReceiptQuery = vmHostOrderApi.useLazyVmHostReceiptQuery
export const useVmHostCreateMutation = vmHostOrderApi.useVmHostCreateMutation
export const useVmHostRebuildMutation = vmHostOrderApi.useVmHostRebuildMutation
