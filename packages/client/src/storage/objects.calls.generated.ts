// Written by `npm run gen` from the contract. Never edited by hand.
import type { storageObjectCalls } from '@sarv/contract/storage/objects/objects.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof storageObjectCalls

export const storageObjectList: ClientCall<Calls['storageObjectList']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/list' }
export const storageObjectGet: ClientCall<Calls['storageObjectGet']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/get' }
export const storageObjectVersions: ClientCall<Calls['storageObjectVersions']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/versions' }
export const storageObjectLink: ClientCall<Calls['storageObjectLink']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/link' }
export const storageObjectShare: ClientCall<Calls['storageObjectShare']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/share' }
export const storageFolderCreate: ClientCall<Calls['storageFolderCreate']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/folder' }
export const storageObjectCopy: ClientCall<Calls['storageObjectCopy']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/copy' }
export const storageObjectMove: ClientCall<Calls['storageObjectMove']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/move' }
export const storageObjectDelete: ClientCall<Calls['storageObjectDelete']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/delete' }
export const storageFolderDelete: ClientCall<Calls['storageFolderDelete']> = { method: 'POST', path: '/api/my/storage/{projectId}/host/{storageHostId}/object/delete-folder' }
