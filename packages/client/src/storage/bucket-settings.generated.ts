// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketSettingsCalls } from '@sarv/contract/storage/bucket-settings/bucket-settings.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bucketSettingsCalls

export const bucketSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageSettingsGet: build.query<CallAnswer<Calls['storageSettingsGet']>, CallArguments<Calls['storageSettingsGet']>>(endpoint.reading<Calls['storageSettingsGet']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/get' }, ['Storage'])),
    storageSettingsEditVersions: build.mutation<CallAnswer<Calls['storageSettingsEditVersions']>, CallArguments<Calls['storageSettingsEditVersions']>>(endpoint.writing<Calls['storageSettingsEditVersions']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/versions' }, ['Storage', 'StorageObject'])),
    storageSettingsEditLifecycle: build.mutation<CallAnswer<Calls['storageSettingsEditLifecycle']>, CallArguments<Calls['storageSettingsEditLifecycle']>>(endpoint.writing<Calls['storageSettingsEditLifecycle']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/lifecycle' }, ['Storage'])),
    storageSettingsEditCors: build.mutation<CallAnswer<Calls['storageSettingsEditCors']>, CallArguments<Calls['storageSettingsEditCors']>>(endpoint.writing<Calls['storageSettingsEditCors']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/cors' }, ['Storage'])),
    storageSettingsEditPublic: build.mutation<CallAnswer<Calls['storageSettingsEditPublic']>, CallArguments<Calls['storageSettingsEditPublic']>>(endpoint.writing<Calls['storageSettingsEditPublic']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/public' }, ['Storage', 'StorageObject'])),
  }),
})

export const useStorageSettingsGetQuery = bucketSettingsApi.useStorageSettingsGetQuery
export const useLazyStorageSettingsGetQuery = bucketSettingsApi.useLazyStorageSettingsGetQuery
export const useStorageSettingsEditVersionsMutation = bucketSettingsApi.useStorageSettingsEditVersionsMutation
export const useStorageSettingsEditLifecycleMutation = bucketSettingsApi.useStorageSettingsEditLifecycleMutation
export const useStorageSettingsEditCorsMutation = bucketSettingsApi.useStorageSettingsEditCorsMutation
export const useStorageSettingsEditPublicMutation = bucketSettingsApi.useStorageSettingsEditPublicMutation
