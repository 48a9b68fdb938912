// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeCalls } from '@sarv/contract/vm/volumes/volumes.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof volumeCalls

export const volumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    volumeList: build.query<CallAnswer<Calls['volumeList']>, CallArguments<Calls['volumeList']>>(endpoint.reading<Calls['volumeList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/list' }, ['VmHost'])),
    volumeNodeList: build.query<CallAnswer<Calls['volumeNodeList']>, CallArguments<Calls['volumeNodeList']>>(endpoint.reading<Calls['volumeNodeList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/node/list' }, ['VmHost'])),
    volumeNodeGet: build.query<CallAnswer<Calls['volumeNodeGet']>, CallArguments<Calls['volumeNodeGet']>>(endpoint.reading<Calls['volumeNodeGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/node/get' }, ['VmHost'])),
    volumeGet: build.query<CallAnswer<Calls['volumeGet']>, CallArguments<Calls['volumeGet']>>(endpoint.reading<Calls['volumeGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/get/{id}' }, ['VmHost'])),
    volumeReceipt: build.query<CallAnswer<Calls['volumeReceipt']>, CallArguments<Calls['volumeReceipt']>>(endpoint.reading<Calls['volumeReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/receipt/{id}' }, ['VmHost'])),
    volumeCreate: build.mutation<CallAnswer<Calls['volumeCreate']>, CallArguments<Calls['volumeCreate']>>(endpoint.writing<Calls['volumeCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/create' }, ['VmHost', 'Operation'])),
    volumeEdit: build.mutation<CallAnswer<Calls['volumeEdit']>, CallArguments<Calls['volumeEdit']>>(endpoint.writing<Calls['volumeEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/volume/edit/{id}' }, ['VmHost', 'Operation'])),
    volumeNodeDetach: build.mutation<CallAnswer<Calls['volumeNodeDetach']>, CallArguments<Calls['volumeNodeDetach']>>(endpoint.writing<Calls['volumeNodeDetach']>({ method: 'PUT', path: '/api/my/vm/{projectId}/volume/node/detach/{id}' }, ['VmHost', 'Operation'])),
    volumeNodeAttach: build.mutation<CallAnswer<Calls['volumeNodeAttach']>, CallArguments<Calls['volumeNodeAttach']>>(endpoint.writing<Calls['volumeNodeAttach']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/node/attach' }, ['VmHost', 'Operation'])),
    volumeDelete: build.mutation<CallAnswer<Calls['volumeDelete']>, CallArguments<Calls['volumeDelete']>>(endpoint.writing<Calls['volumeDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/volume/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVolumeListQuery = volumeApi.useVolumeListQuery
export const useLazyVolumeListQuery = volumeApi.useLazyVolumeListQuery
export const useVolumeNodeListQuery = volumeApi.useVolumeNodeListQuery
export const useLazyVolumeNodeListQuery = volumeApi.useLazyVolumeNodeListQuery
export const useVolumeNodeGetQuery = volumeApi.useVolumeNodeGetQuery
export const useLazyVolumeNodeGetQuery = volumeApi.useLazyVolumeNodeGetQuery
export const useVolumeGetQuery = volumeApi.useVolumeGetQuery
export const useLazyVolumeGetQuery = volumeApi.useLazyVolumeGetQuery
export const useVolumeReceiptQuery = volumeApi.useVolumeReceiptQuery
export const useLazyVolumeReceiptQuery = volumeApi.useLazyVolumeReceiptQuery
export const useVolumeCreateMutation = volumeApi.useVolumeCreateMutation
export const useVolumeEditMutation = volumeApi.useVolumeEditMutation
export const useVolumeNodeDetachMutation = volumeApi.useVolumeNodeDetachMutation
export const useVolumeNodeAttachMutation = volumeApi.useVolumeNodeAttachMutation
export const useVolumeDeleteMutation = volumeApi.useVolumeDeleteMutation
