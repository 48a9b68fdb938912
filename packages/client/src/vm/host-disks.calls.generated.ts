// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostDiskCalls } from '@sarv/contract/vm/host-disks/host-disks.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostDiskCalls

export const vmHostVolumeList: ClientCall<Calls['vmHostVolumeList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/list' }
export const vmHostVolumeGet: ClientCall<Calls['vmHostVolumeGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/get/{id}' }
export const vmHostVolumeDelete: ClientCall<Calls['vmHostVolumeDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/delete/{id}' }
