// Written by `npm run gen` from the contract. Never edited by hand.
import type { storageUploadCalls } from '@sarv/contract/storage/uploads/uploads.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof storageUploadCalls

export const storageUploadBegin: ClientCall<Calls['storageUploadBegin']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/begin' }
export const storageUploadLinks: ClientCall<Calls['storageUploadLinks']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/links' }
export const storageUploadParts: ClientCall<Calls['storageUploadParts']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/parts' }
export const storageUploadComplete: ClientCall<Calls['storageUploadComplete']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/complete' }
export const storageUploadAbort: ClientCall<Calls['storageUploadAbort']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/abort' }
export const storageUploadList: ClientCall<Calls['storageUploadList']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/upload/list' }
