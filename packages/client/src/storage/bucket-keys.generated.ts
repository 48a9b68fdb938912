// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketKeyCalls } from '@sarv/contract/storage/bucket-keys/bucket-keys.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bucketKeyCalls

export const bucketKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageKeyList: build.query<CallAnswer<Calls['storageKeyList']>, CallArguments<Calls['storageKeyList']>>(endpoint.reading<Calls['storageKeyList']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/list' }, ['Storage'])),
    storageKeyCreate: build.mutation<CallAnswer<Calls['storageKeyCreate']>, CallArguments<Calls['storageKeyCreate']>>(endpoint.writing<Calls['storageKeyCreate']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/create' }, ['Storage'])),
    storageKeyRotate: build.mutation<CallAnswer<Calls['storageKeyRotate']>, CallArguments<Calls['storageKeyRotate']>>(endpoint.writing<Calls['storageKeyRotate']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/rotate/{id}' }, ['Storage'])),
    storageKeyDelete: build.mutation<CallAnswer<Calls['storageKeyDelete']>, CallArguments<Calls['storageKeyDelete']>>(endpoint.writing<Calls['storageKeyDelete']>({ method: 'DELETE', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/delete/{id}' }, ['Storage', 'Operation'])),
  }),
})

export const useStorageKeyListQuery = bucketKeyApi.useStorageKeyListQuery
export const useLazyStorageKeyListQuery = bucketKeyApi.useLazyStorageKeyListQuery
export const useStorageKeyCreateMutation = bucketKeyApi.useStorageKeyCreateMutation
export const useStorageKeyRotateMutation = bucketKeyApi.useStorageKeyRotateMutation
export const useStorageKeyDeleteMutation = bucketKeyApi.useStorageKeyDeleteMutation
