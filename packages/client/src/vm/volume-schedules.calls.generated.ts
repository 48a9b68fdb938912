// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeScheduleCalls } from '@sarv/contract/vm/volume-schedules/volume-schedules.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof volumeScheduleCalls

export const volumeScheduleList: ClientCall<Calls['volumeScheduleList']> = { method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/list' }
export const volumeScheduleCreate: ClientCall<Calls['volumeScheduleCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/create' }
export const volumeScheduleEdit: ClientCall<Calls['volumeScheduleEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/edit/{id}' }
export const volumeScheduleDelete: ClientCall<Calls['volumeScheduleDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/delete/{id}' }
