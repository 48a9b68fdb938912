// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostCalls

export const vmHostApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostList: build.query<CallAnswer<Calls['vmHostList']>, CallArguments<Calls['vmHostList']>>(endpoint.reading<Calls['vmHostList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/list' }, ['VmHost'])),
    vmHostShortList: build.query<CallAnswer<Calls['vmHostShortList']>, CallArguments<Calls['vmHostShortList']>>(endpoint.reading<Calls['vmHostShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/short-list' }, ['VmHost'])),
    vmHostGet: build.query<CallAnswer<Calls['vmHostGet']>, CallArguments<Calls['vmHostGet']>>(endpoint.reading<Calls['vmHostGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/get/{id}' }, ['VmHost', 'Vpc', 'VpcNat'])),
    vmHostEdit: build.mutation<CallAnswer<Calls['vmHostEdit']>, CallArguments<Calls['vmHostEdit']>>(endpoint.writing<Calls['vmHostEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/edit/{id}' }, ['VmHost', 'Operation'])),
    vmHostEditLock: build.mutation<CallAnswer<Calls['vmHostEditLock']>, CallArguments<Calls['vmHostEditLock']>>(endpoint.writing<Calls['vmHostEditLock']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/edit-lock/{id}' }, ['VmHost'])),
    vmHostStop: build.mutation<CallAnswer<Calls['vmHostStop']>, CallArguments<Calls['vmHostStop']>>(endpoint.writing<Calls['vmHostStop']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/stop/{id}' }, ['VmHost', 'Operation'])),
    vmHostStart: build.mutation<CallAnswer<Calls['vmHostStart']>, CallArguments<Calls['vmHostStart']>>(endpoint.writing<Calls['vmHostStart']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/start/{id}' }, ['VmHost', 'Operation'])),
    vmHostShutdown: build.mutation<CallAnswer<Calls['vmHostShutdown']>, CallArguments<Calls['vmHostShutdown']>>(endpoint.writing<Calls['vmHostShutdown']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/shutdown/{id}' }, ['VmHost', 'Operation'])),
    vmHostReset: build.mutation<CallAnswer<Calls['vmHostReset']>, CallArguments<Calls['vmHostReset']>>(endpoint.writing<Calls['vmHostReset']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/reset/{id}' }, ['VmHost', 'Operation'])),
    vmHostReboot: build.mutation<CallAnswer<Calls['vmHostReboot']>, CallArguments<Calls['vmHostReboot']>>(endpoint.writing<Calls['vmHostReboot']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/reboot/{id}' }, ['VmHost', 'Operation'])),
  }),
})

export const useVmHostListQuery = vmHostApi.useVmHostListQuery
export const useLazyVmHostListQuery = vmHostApi.useLazyVmHostListQuery
export const useVmHostShortListQuery = vmHostApi.useVmHostShortListQuery
export const useLazyVmHostShortListQuery = vmHostApi.useLazyVmHostShortListQuery
export const useVmHostGetQuery = vmHostApi.useVmHostGetQuery
export const useLazyVmHostGetQuery = vmHostApi.useLazyVmHostGetQuery
export const useVmHostEditMutation = vmHostApi.useVmHostEditMutation
export const useVmHostEditLockMutation = vmHostApi.useVmHostEditLockMutation
export const useVmHostStopMutation = vmHostApi.useVmHostStopMutation
export const useVmHostStartMutation = vmHostApi.useVmHostStartMutation
export const useVmHostShutdownMutation = vmHostApi.useVmHostShutdownMutation
export const useVmHostResetMutation = vmHostApi.useVmHostResetMutation
export const useVmHostRebootMutation = vmHostApi.useVmHostRebootMutation
