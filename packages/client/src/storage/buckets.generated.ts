// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketCalls } from '@sarv/contract/storage/buckets/buckets.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bucketCalls

export const bucketApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageHostList: build.query<CallAnswer<Calls['storageHostList']>, CallArguments<Calls['storageHostList']>>(endpoint.reading<Calls['storageHostList']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/list' }, ['Storage'])),
    storageHostGet: build.query<CallAnswer<Calls['storageHostGet']>, CallArguments<Calls['storageHostGet']>>(endpoint.reading<Calls['storageHostGet']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/get/{id}' }, ['Storage'])),
    storageHostCreate: build.mutation<CallAnswer<Calls['storageHostCreate']>, CallArguments<Calls['storageHostCreate']>>(endpoint.writing<Calls['storageHostCreate']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/create' }, ['Storage', 'Operation'])),
    storageHostReceipt: build.query<CallAnswer<Calls['storageHostReceipt']>, CallArguments<Calls['storageHostReceipt']>>(endpoint.reading<Calls['storageHostReceipt']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/receipt/{id}' }, ['Storage'])),
    storageHostEdit: build.mutation<CallAnswer<Calls['storageHostEdit']>, CallArguments<Calls['storageHostEdit']>>(endpoint.writing<Calls['storageHostEdit']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/edit/{id}' }, ['Storage', 'Operation'])),
    storageHostDelete: build.mutation<CallAnswer<Calls['storageHostDelete']>, CallArguments<Calls['storageHostDelete']>>(endpoint.writing<Calls['storageHostDelete']>({ method: 'DELETE', path: '/api/my/storage/{projectId}/host/delete/{id}' }, ['Storage', 'Operation'])),
    storageUsageGet: build.query<CallAnswer<Calls['storageUsageGet']>, CallArguments<Calls['storageUsageGet']>>(endpoint.reading<Calls['storageUsageGet']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/usage/{id}' }, ['StorageObject'])),
    storageHostBinList: build.query<CallAnswer<Calls['storageHostBinList']>, CallArguments<Calls['storageHostBinList']>>(endpoint.reading<Calls['storageHostBinList']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/bin/list' }, ['Storage'])),
    storageHostRestore: build.mutation<CallAnswer<Calls['storageHostRestore']>, CallArguments<Calls['storageHostRestore']>>(endpoint.writing<Calls['storageHostRestore']>({ method: 'PUT', path: '/api/my/storage/{projectId}/host/bin/restore/{id}' }, ['Storage', 'Operation'])),
    storageHostPurge: build.mutation<CallAnswer<Calls['storageHostPurge']>, CallArguments<Calls['storageHostPurge']>>(endpoint.writing<Calls['storageHostPurge']>({ method: 'DELETE', path: '/api/my/storage/{projectId}/host/bin/delete/{id}' }, ['Storage', 'Operation'])),
  }),
})

export const useStorageHostListQuery = bucketApi.useStorageHostListQuery
export const useLazyStorageHostListQuery = bucketApi.useLazyStorageHostListQuery
export const useStorageHostGetQuery = bucketApi.useStorageHostGetQuery
export const useLazyStorageHostGetQuery = bucketApi.useLazyStorageHostGetQuery
export const useStorageHostCreateMutation = bucketApi.useStorageHostCreateMutation
export const useStorageHostReceiptQuery = bucketApi.useStorageHostReceiptQuery
export const useLazyStorageHostReceiptQuery = bucketApi.useLazyStorageHostReceiptQuery
export const useStorageHostEditMutation = bucketApi.useStorageHostEditMutation
export const useStorageHostDeleteMutation = bucketApi.useStorageHostDeleteMutation
export const useStorageUsageGetQuery = bucketApi.useStorageUsageGetQuery
export const useLazyStorageUsageGetQuery = bucketApi.useLazyStorageUsageGetQuery
export const useStorageHostBinListQuery = bucketApi.useStorageHostBinListQuery
export const useLazyStorageHostBinListQuery = bucketApi.useLazyStorageHostBinListQuery
export const useStorageHostRestoreMutation = bucketApi.useStorageHostRestoreMutation
export const useStorageHostPurgeMutation = bucketApi.useStorageHostPurgeMutation
