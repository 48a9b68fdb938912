// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeBackupCalls } from '@sarv/contract/vm/volume-backups/volume-backups.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof volumeBackupCalls

export const volumeBackupApi = api.injectEndpoints({
  endpoints: (build) => ({
    volumeBackupList: build.query<CallAnswer<Calls['volumeBackupList']>, CallArguments<Calls['volumeBackupList']>>(endpoint.reading<Calls['volumeBackupList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/list' }, ['VmHost'])),
    volumeBackupShortList: build.query<CallAnswer<Calls['volumeBackupShortList']>, CallArguments<Calls['volumeBackupShortList']>>(endpoint.reading<Calls['volumeBackupShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/short-list' }, ['VmHost'])),
    volumeBackupGet: build.query<CallAnswer<Calls['volumeBackupGet']>, CallArguments<Calls['volumeBackupGet']>>(endpoint.reading<Calls['volumeBackupGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/get/{id}' }, ['VmHost'])),
    volumeBackupCreate: build.mutation<CallAnswer<Calls['volumeBackupCreate']>, CallArguments<Calls['volumeBackupCreate']>>(endpoint.writing<Calls['volumeBackupCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/create' }, ['VmHost', 'Operation'])),
    volumeBackupRestore: build.mutation<CallAnswer<Calls['volumeBackupRestore']>, CallArguments<Calls['volumeBackupRestore']>>(endpoint.writing<Calls['volumeBackupRestore']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/restore/{id}' }, ['VmHost', 'Operation'])),
    volumeBackupDelete: build.mutation<CallAnswer<Calls['volumeBackupDelete']>, CallArguments<Calls['volumeBackupDelete']>>(endpoint.writing<Calls['volumeBackupDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVolumeBackupListQuery = volumeBackupApi.useVolumeBackupListQuery
export const useLazyVolumeBackupListQuery = volumeBackupApi.useLazyVolumeBackupListQuery
export const useVolumeBackupShortListQuery = volumeBackupApi.useVolumeBackupShortListQuery
export const useLazyVolumeBackupShortListQuery = volumeBackupApi.useLazyVolumeBackupShortListQuery
export const useVolumeBackupGetQuery = volumeBackupApi.useVolumeBackupGetQuery
export const useLazyVolumeBackupGetQuery = volumeBackupApi.useLazyVolumeBackupGetQuery
export const useVolumeBackupCreateMutation = volumeBackupApi.useVolumeBackupCreateMutation
export const useVolumeBackupRestoreMutation = volumeBackupApi.useVolumeBackupRestoreMutation
export const useVolumeBackupDeleteMutation = volumeBackupApi.useVolumeBackupDeleteMutation
