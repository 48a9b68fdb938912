// Written by `npm run gen` from the contract. Never edited by hand.
import type { storageUploadCalls } from '@sarv/contract/storage/uploads/uploads.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof storageUploadCalls

export const storageUploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageUploadBegin: build.mutation<CallAnswer<Calls['storageUploadBegin']>, CallArguments<Calls['storageUploadBegin']>>(endpoint.writing<Calls['storageUploadBegin']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/begin' }, [])),
    storageUploadLinks: build.mutation<CallAnswer<Calls['storageUploadLinks']>, CallArguments<Calls['storageUploadLinks']>>(endpoint.writing<Calls['storageUploadLinks']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/links' }, [])),
    storageUploadParts: build.query<CallAnswer<Calls['storageUploadParts']>, CallArguments<Calls['storageUploadParts']>>(endpoint.reading<Calls['storageUploadParts']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/parts' }, [])),
    storageUploadComplete: build.mutation<CallAnswer<Calls['storageUploadComplete']>, CallArguments<Calls['storageUploadComplete']>>(endpoint.writing<Calls['storageUploadComplete']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/complete' }, ['StorageObject', 'Storage'])),
    storageUploadAbort: build.mutation<CallAnswer<Calls['storageUploadAbort']>, CallArguments<Calls['storageUploadAbort']>>(endpoint.writing<Calls['storageUploadAbort']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/abort' }, ['StorageObject'])),
    storageUploadList: build.query<CallAnswer<Calls['storageUploadList']>, CallArguments<Calls['storageUploadList']>>(endpoint.reading<Calls['storageUploadList']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/list' }, ['StorageObject'])),
  }),
})

export const useStorageUploadBeginMutation = storageUploadApi.useStorageUploadBeginMutation
export const useStorageUploadLinksMutation = storageUploadApi.useStorageUploadLinksMutation
export const useStorageUploadPartsQuery = storageUploadApi.useStorageUploadPartsQuery
export const useLazyStorageUploadPartsQuery = storageUploadApi.useLazyStorageUploadPartsQuery
export const useStorageUploadCompleteMutation = storageUploadApi.useStorageUploadCompleteMutation
export const useStorageUploadAbortMutation = storageUploadApi.useStorageUploadAbortMutation
export const useStorageUploadListQuery = storageUploadApi.useStorageUploadListQuery
export const useLazyStorageUploadListQuery = storageUploadApi.useLazyStorageUploadListQuery
