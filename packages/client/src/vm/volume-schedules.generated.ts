// Written by `npm run gen` from the contract. Never edited by hand.
import type { volumeScheduleCalls } from '@sarv/contract/vm/volume-schedules/volume-schedules.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof volumeScheduleCalls

export const volumeScheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    volumeScheduleList: build.query<CallAnswer<Calls['volumeScheduleList']>, CallArguments<Calls['volumeScheduleList']>>(endpoint.reading<Calls['volumeScheduleList']>({ method: 'GET', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/list' }, ['VmHost'])),
    volumeScheduleCreate: build.mutation<CallAnswer<Calls['volumeScheduleCreate']>, CallArguments<Calls['volumeScheduleCreate']>>(endpoint.writing<Calls['volumeScheduleCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/create' }, ['VmHost'])),
    volumeScheduleEdit: build.mutation<CallAnswer<Calls['volumeScheduleEdit']>, CallArguments<Calls['volumeScheduleEdit']>>(endpoint.writing<Calls['volumeScheduleEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/edit/{id}' }, ['VmHost'])),
    volumeScheduleDelete: build.mutation<CallAnswer<Calls['volumeScheduleDelete']>, CallArguments<Calls['volumeScheduleDelete']>>(endpoint.writing<Calls['volumeScheduleDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule/delete/{id}' }, ['VmHost'])),
  }),
})

export const useVolumeScheduleListQuery = volumeScheduleApi.useVolumeScheduleListQuery
export const useLazyVolumeScheduleListQuery = volumeScheduleApi.useLazyVolumeScheduleListQuery
export const useVolumeScheduleCreateMutation = volumeScheduleApi.useVolumeScheduleCreateMutation
export const useVolumeScheduleEditMutation = volumeScheduleApi.useVolumeScheduleEditMutation
export const useVolumeScheduleDeleteMutation = volumeScheduleApi.useVolumeScheduleDeleteMutation
