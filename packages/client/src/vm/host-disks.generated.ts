// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostDiskCalls } from '@sarv/contract/vm/host-disks/host-disks.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostDiskCalls

export const vmHostDiskApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostVolumeList: build.query<CallAnswer<Calls['vmHostVolumeList']>, CallArguments<Calls['vmHostVolumeList']>>(endpoint.reading<Calls['vmHostVolumeList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/list' }, ['VmHost'])),
    vmHostVolumeGet: build.query<CallAnswer<Calls['vmHostVolumeGet']>, CallArguments<Calls['vmHostVolumeGet']>>(endpoint.reading<Calls['vmHostVolumeGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/get/{id}' }, ['VmHost'])),
    vmHostVolumeDelete: build.mutation<CallAnswer<Calls['vmHostVolumeDelete']>, CallArguments<Calls['vmHostVolumeDelete']>>(endpoint.writing<Calls['vmHostVolumeDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/volume/delete/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVmHostVolumeListQuery = vmHostDiskApi.useVmHostVolumeListQuery
export const useLazyVmHostVolumeListQuery = vmHostDiskApi.useLazyVmHostVolumeListQuery
export const useVmHostVolumeGetQuery = vmHostDiskApi.useVmHostVolumeGetQuery
export const useLazyVmHostVolumeGetQuery = vmHostDiskApi.useLazyVmHostVolumeGetQuery
export const useVmHostVolumeDeleteMutation = vmHostDiskApi.useVmHostVolumeDeleteMutation
