// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeSnapshotCalls } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof volumeSnapshotCalls

export const volumeSnapshotApi = api.injectEndpoints({
  endpoints: (build) => ({
    volumeSnapshotList: build.query<CallAnswer<Calls['volumeSnapshotList']>, CallArguments<Calls['volumeSnapshotList']>>(endpoint.reading<Calls['volumeSnapshotList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/list' }, ['VmHost'])),
    volumeSnapshotShortList: build.query<CallAnswer<Calls['volumeSnapshotShortList']>, CallArguments<Calls['volumeSnapshotShortList']>>(endpoint.reading<Calls['volumeSnapshotShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/short-list' }, ['VmHost'])),
    volumeSnapshotGet: build.query<CallAnswer<Calls['volumeSnapshotGet']>, CallArguments<Calls['volumeSnapshotGet']>>(endpoint.reading<Calls['volumeSnapshotGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/get/{id}' }, ['VmHost'])),
    volumeSnapshotCreate: build.mutation<CallAnswer<Calls['volumeSnapshotCreate']>, CallArguments<Calls['volumeSnapshotCreate']>>(endpoint.writing<Calls['volumeSnapshotCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/create' }, ['VmHost', 'Operation'])),
    volumeSnapshotRevert: build.mutation<CallAnswer<Calls['volumeSnapshotRevert']>, CallArguments<Calls['volumeSnapshotRevert']>>(endpoint.writing<Calls['volumeSnapshotRevert']>({ method: 'PUT', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/revert/{id}' }, ['VmHost', 'Operation'])),
    volumeSnapshotDelete: build.mutation<CallAnswer<Calls['volumeSnapshotDelete']>, CallArguments<Calls['volumeSnapshotDelete']>>(endpoint.writing<Calls['volumeSnapshotDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVolumeSnapshotListQuery = volumeSnapshotApi.useVolumeSnapshotListQuery
export const useLazyVolumeSnapshotListQuery = volumeSnapshotApi.useLazyVolumeSnapshotListQuery
export const useVolumeSnapshotShortListQuery = volumeSnapshotApi.useVolumeSnapshotShortListQuery
export const useLazyVolumeSnapshotShortListQuery = volumeSnapshotApi.useLazyVolumeSnapshotShortListQuery
export const useVolumeSnapshotGetQuery = volumeSnapshotApi.useVolumeSnapshotGetQuery
export const useLazyVolumeSnapshotGetQuery = volumeSnapshotApi.useLazyVolumeSnapshotGetQuery
export const useVolumeSnapshotCreateMutation = volumeSnapshotApi.useVolumeSnapshotCreateMutation
export const useVolumeSnapshotRevertMutation = volumeSnapshotApi.useVolumeSnapshotRevertMutation
export const useVolumeSnapshotDeleteMutation = volumeSnapshotApi.useVolumeSnapshotDeleteMutation
