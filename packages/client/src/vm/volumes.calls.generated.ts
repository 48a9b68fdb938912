// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeCalls } from '@sarv/contract/vm/volumes/volumes.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof volumeCalls

export const volumeList: ClientCall<Calls['volumeList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/list' }
export const volumeNodeList: ClientCall<Calls['volumeNodeList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/node/list' }
export const volumeNodeGet: ClientCall<Calls['volumeNodeGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/node/get' }
export const volumeGet: ClientCall<Calls['volumeGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/get/{id}' }
export const volumeReceipt: ClientCall<Calls['volumeReceipt']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/receipt/{id}' }
export const volumeCreate: ClientCall<Calls['volumeCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/create' }
export const volumeEdit: ClientCall<Calls['volumeEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/volume/edit/{id}' }
export const volumeNodeDetach: ClientCall<Calls['volumeNodeDetach']> = { method: 'PUT', path: '/api/my/vm/{projectId}/volume/node/detach/{id}' }
export const volumeNodeAttach: ClientCall<Calls['volumeNodeAttach']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/node/attach' }
export const volumeDelete: ClientCall<Calls['volumeDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/volume/delete/{id}' }
