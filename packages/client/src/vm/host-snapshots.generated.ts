// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostSnapshotCalls } from '@sarv/contract/vm/host-snapshots/host-snapshots.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostSnapshotCalls

export const vmHostSnapshotApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostSnapshotList: build.query<CallAnswer<Calls['vmHostSnapshotList']>, CallArguments<Calls['vmHostSnapshotList']>>(endpoint.reading<Calls['vmHostSnapshotList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/list' }, ['VmHost'])),
    vmHostSnapshotShortList: build.query<CallAnswer<Calls['vmHostSnapshotShortList']>, CallArguments<Calls['vmHostSnapshotShortList']>>(endpoint.reading<Calls['vmHostSnapshotShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/short-list' }, ['VmHost'])),
    vmHostSnapshotGet: build.query<CallAnswer<Calls['vmHostSnapshotGet']>, CallArguments<Calls['vmHostSnapshotGet']>>(endpoint.reading<Calls['vmHostSnapshotGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/get/{id}' }, ['VmHost'])),
    vmHostSnapshotCreate: build.mutation<CallAnswer<Calls['vmHostSnapshotCreate']>, CallArguments<Calls['vmHostSnapshotCreate']>>(endpoint.writing<Calls['vmHostSnapshotCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/create' }, ['VmHost', 'Operation'])),
    vmHostSnapshotRevert: build.mutation<CallAnswer<Calls['vmHostSnapshotRevert']>, CallArguments<Calls['vmHostSnapshotRevert']>>(endpoint.writing<Calls['vmHostSnapshotRevert']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/revert/{id}' }, ['VmHost', 'Operation'])),
    vmHostSnapshotDelete: build.mutation<CallAnswer<Calls['vmHostSnapshotDelete']>, CallArguments<Calls['vmHostSnapshotDelete']>>(endpoint.writing<Calls['vmHostSnapshotDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVmHostSnapshotListQuery = vmHostSnapshotApi.useVmHostSnapshotListQuery
export const useLazyVmHostSnapshotListQuery = vmHostSnapshotApi.useLazyVmHostSnapshotListQuery
export const useVmHostSnapshotShortListQuery = vmHostSnapshotApi.useVmHostSnapshotShortListQuery
export const useLazyVmHostSnapshotShortListQuery = vmHostSnapshotApi.useLazyVmHostSnapshotShortListQuery
export const useVmHostSnapshotGetQuery = vmHostSnapshotApi.useVmHostSnapshotGetQuery
export const useLazyVmHostSnapshotGetQuery = vmHostSnapshotApi.useLazyVmHostSnapshotGetQuery
export const useVmHostSnapshotCreateMutation = vmHostSnapshotApi.useVmHostSnapshotCreateMutation
export const useVmHostSnapshotRevertMutation = vmHostSnapshotApi.useVmHostSnapshotRevertMutation
export const useVmHostSnapshotDeleteMutation = vmHostSnapshotApi.useVmHostSnapshotDeleteMutation
