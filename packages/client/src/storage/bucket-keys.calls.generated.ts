// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketKeyCalls } from '@sarv/contract/storage/bucket-keys/bucket-keys.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bucketKeyCalls

export const storageKeyList: ClientCall<Calls['storageKeyList']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/list' }
export const storageKeyCreate: ClientCall<Calls['storageKeyCreate']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/create' }
export const storageKeyRotate: ClientCall<Calls['storageKeyRotate']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/rotate/{id}' }
export const storageKeyDelete: ClientCall<Calls['storageKeyDelete']> = { method: 'DELETE', path: '/api/my/storage/{projectId}/host/{storageHostId}/key/delete/{id}' }
