// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeBackupCalls } from '@sarv/contract/vm/volume-backups/volume-backups.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof volumeBackupCalls

export const volumeBackupList: ClientCall<Calls['volumeBackupList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/list' }
export const volumeBackupShortList: ClientCall<Calls['volumeBackupShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/short-list' }
export const volumeBackupGet: ClientCall<Calls['volumeBackupGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/get/{id}' }
export const volumeBackupCreate: ClientCall<Calls['volumeBackupCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/create' }
export const volumeBackupRestore: ClientCall<Calls['volumeBackupRestore']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/restore/{id}' }
export const volumeBackupDelete: ClientCall<Calls['volumeBackupDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup/delete/{id}' }
