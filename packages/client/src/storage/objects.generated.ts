// Written by `npm run gen` from the contract. Never edited by hand.
import type { storageObjectCalls } from '@sarv/contract/storage/objects/objects.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof storageObjectCalls

export const storageObjectApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageObjectList: build.query<CallAnswer<Calls['storageObjectList']>, CallArguments<Calls['storageObjectList']>>(endpoint.reading<Calls['storageObjectList']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/list' }, ['StorageObject'])),
    storageObjectGet: build.query<CallAnswer<Calls['storageObjectGet']>, CallArguments<Calls['storageObjectGet']>>(endpoint.reading<Calls['storageObjectGet']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/get' }, ['StorageObject'])),
    storageObjectVersions: build.query<CallAnswer<Calls['storageObjectVersions']>, CallArguments<Calls['storageObjectVersions']>>(endpoint.reading<Calls['storageObjectVersions']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/versions' }, ['StorageObject'])),
    storageObjectLink: build.query<CallAnswer<Calls['storageObjectLink']>, CallArguments<Calls['storageObjectLink']>>(endpoint.reading<Calls['storageObjectLink']>({ method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/link' }, [])),
    storageObjectShare: build.mutation<CallAnswer<Calls['storageObjectShare']>, CallArguments<Calls['storageObjectShare']>>(endpoint.writing<Calls['storageObjectShare']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/share' }, [])),
    storageFolderCreate: build.mutation<CallAnswer<Calls['storageFolderCreate']>, CallArguments<Calls['storageFolderCreate']>>(endpoint.writing<Calls['storageFolderCreate']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/folder' }, ['StorageObject'])),
    storageObjectCopy: build.mutation<CallAnswer<Calls['storageObjectCopy']>, CallArguments<Calls['storageObjectCopy']>>(endpoint.writing<Calls['storageObjectCopy']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/copy' }, ['StorageObject', 'Storage'])),
    storageObjectMove: build.mutation<CallAnswer<Calls['storageObjectMove']>, CallArguments<Calls['storageObjectMove']>>(endpoint.writing<Calls['storageObjectMove']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/move' }, ['StorageObject', 'Storage', 'Operation'])),
    storageObjectDelete: build.mutation<CallAnswer<Calls['storageObjectDelete']>, CallArguments<Calls['storageObjectDelete']>>(endpoint.writing<Calls['storageObjectDelete']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/delete' }, ['StorageObject', 'Storage'])),
    storageFolderDelete: build.mutation<CallAnswer<Calls['storageFolderDelete']>, CallArguments<Calls['storageFolderDelete']>>(endpoint.writing<Calls['storageFolderDelete']>({ method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/delete-folder' }, ['StorageObject', 'Storage', 'Operation'])),
  }),
})

export const useStorageObjectListQuery = storageObjectApi.useStorageObjectListQuery
export const useLazyStorageObjectListQuery = storageObjectApi.useLazyStorageObjectListQuery
export const useStorageObjectGetQuery = storageObjectApi.useStorageObjectGetQuery
export const useLazyStorageObjectGetQuery = storageObjectApi.useLazyStorageObjectGetQuery
export const useStorageObjectVersionsQuery = storageObjectApi.useStorageObjectVersionsQuery
export const useLazyStorageObjectVersionsQuery = storageObjectApi.useLazyStorageObjectVersionsQuery
export const useStorageObjectLinkQuery = storageObjectApi.useStorageObjectLinkQuery
export const useLazyStorageObjectLinkQuery = storageObjectApi.useLazyStorageObjectLinkQuery
export const useStorageObjectShareMutation = storageObjectApi.useStorageObjectShareMutation
export const useStorageFolderCreateMutation = storageObjectApi.useStorageFolderCreateMutation
export const useStorageObjectCopyMutation = storageObjectApi.useStorageObjectCopyMutation
export const useStorageObjectMoveMutation = storageObjectApi.useStorageObjectMoveMutation
export const useStorageObjectDeleteMutation = storageObjectApi.useStorageObjectDeleteMutation
export const useStorageFolderDeleteMutation = storageObjectApi.useStorageFolderDeleteMutation
