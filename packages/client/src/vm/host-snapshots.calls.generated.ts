// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostSnapshotCalls } from '@sarv/contract/vm/host-snapshots/host-snapshots.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostSnapshotCalls

export const vmHostSnapshotList: ClientCall<Calls['vmHostSnapshotList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/list' }
export const vmHostSnapshotShortList: ClientCall<Calls['vmHostSnapshotShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/short-list' }
export const vmHostSnapshotGet: ClientCall<Calls['vmHostSnapshotGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/get/{id}' }
export const vmHostSnapshotCreate: ClientCall<Calls['vmHostSnapshotCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/create' }
export const vmHostSnapshotRevert: ClientCall<Calls['vmHostSnapshotRevert']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/revert/{id}' }
export const vmHostSnapshotDelete: ClientCall<Calls['vmHostSnapshotDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/snapshot/delete/{id}' }
