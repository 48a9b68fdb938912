// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeSnapshotCalls } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof volumeSnapshotCalls

export const volumeSnapshotList: ClientCall<Calls['volumeSnapshotList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/list' }
export const volumeSnapshotShortList: ClientCall<Calls['volumeSnapshotShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/short-list' }
export const volumeSnapshotGet: ClientCall<Calls['volumeSnapshotGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/get/{id}' }
export const volumeSnapshotCreate: ClientCall<Calls['volumeSnapshotCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/create' }
export const volumeSnapshotRevert: ClientCall<Calls['volumeSnapshotRevert']> = { method: 'PUT', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/revert/{id}' }
export const volumeSnapshotDelete: ClientCall<Calls['volumeSnapshotDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot/delete/{id}' }
