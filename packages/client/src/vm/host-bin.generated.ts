// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostBinCalls } from '@sarv/contract/vm/host-bin/host-bin.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostBinCalls

export const vmHostBinApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostDelete: build.mutation<CallAnswer<Calls['vmHostDelete']>, CallArguments<Calls['vmHostDelete']>>(endpoint.writing<Calls['vmHostDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/delete/{id}' }, ['VmHost', 'Network', 'Operation'])),
    vmHostBinList: build.query<CallAnswer<Calls['vmHostBinList']>, CallArguments<Calls['vmHostBinList']>>(endpoint.reading<Calls['vmHostBinList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/bin/list' }, ['VmHost'])),
    vmHostRestore: build.mutation<CallAnswer<Calls['vmHostRestore']>, CallArguments<Calls['vmHostRestore']>>(endpoint.writing<Calls['vmHostRestore']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/bin/restore/{id}' }, ['VmHost', 'Network', 'Operation'])),
    vmHostPurge: build.mutation<CallAnswer<Calls['vmHostPurge']>, CallArguments<Calls['vmHostPurge']>>(endpoint.writing<Calls['vmHostPurge']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/bin/delete/{id}' }, ['VmHost', 'Network', 'Operation'])),
  }),
})

export const useVmHostDeleteMutation = vmHostBinApi.useVmHostDeleteMutation
export const useVmHostBinListQuery = vmHostBinApi.useVmHostBinListQuery
export const useLazyVmHostBinListQuery = vmHostBinApi.useLazyVmHostBinListQuery
export const useVmHostRestoreMutation = vmHostBinApi.useVmHostRestoreMutation
export const useVmHostPurgeMutation = vmHostBinApi.useVmHostPurgeMutation
