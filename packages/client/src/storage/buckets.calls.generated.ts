// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketCalls } from '@sarv/contract/storage/buckets/buckets.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bucketCalls

export const storageHostList: ClientCall<Calls['storageHostList']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/list' }
export const storageHostGet: ClientCall<Calls['storageHostGet']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/get/{id}' }
export const storageHostCreate: ClientCall<Calls['storageHostCreate']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/create' }
export const storageHostReceipt: ClientCall<Calls['storageHostReceipt']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/receipt/{id}' }
export const storageHostEdit: ClientCall<Calls['storageHostEdit']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/edit/{id}' }
export const storageHostDelete: ClientCall<Calls['storageHostDelete']> = { method: 'DELETE', path: '/api/my/storage/{projectId}/host/delete/{id}' }
export const storageUsageGet: ClientCall<Calls['storageUsageGet']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/usage/{id}' }
export const storageHostBinList: ClientCall<Calls['storageHostBinList']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/bin/list' }
export const storageHostRestore: ClientCall<Calls['storageHostRestore']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/bin/restore/{id}' }
export const storageHostPurge: ClientCall<Calls['storageHostPurge']> = { method: 'DELETE', path: '/api/my/storage/{projectId}/host/bin/delete/{id}' }
