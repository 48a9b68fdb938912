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
    vmHostGet: build.query<CallAnswer<Calls['vmHostGet']>, CallArguments<Calls['vmHostGet']>>(endpoint.reading<Calls['vmHostGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/get/{id}' }, ['VmHost'])),
    vmHostReceipt: build.query<CallAnswer<Calls['vmHostReceipt']>, CallArguments<Calls['vmHostReceipt']>>(endpoint.reading<Calls['vmHostReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/receipt/{id}' }, ['VmHost'])),
    vmHostUsageList: build.query<CallAnswer<Calls['vmHostUsageList']>, CallArguments<Calls['vmHostUsageList']>>(endpoint.reading<Calls['vmHostUsageList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/usage-list' }, [])),
    vmHostGetAnalytic: build.query<CallAnswer<Calls['vmHostGetAnalytic']>, CallArguments<Calls['vmHostGetAnalytic']>>(endpoint.reading<Calls['vmHostGetAnalytic']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/get-analytic/{id}' }, [])),
    vmHostCreate: build.mutation<CallAnswer<Calls['vmHostCreate']>, CallArguments<Calls['vmHostCreate']>>(endpoint.writing<Calls['vmHostCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/host/create' }, ['VmHost', 'Network', 'Operation'])),
    vmHostEdit: build.mutation<CallAnswer<Calls['vmHostEdit']>, CallArguments<Calls['vmHostEdit']>>(endpoint.writing<Calls['vmHostEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/edit/{id}' }, ['VmHost', 'Operation'])),
    vmHostEditLock: build.mutation<CallAnswer<Calls['vmHostEditLock']>, CallArguments<Calls['vmHostEditLock']>>(endpoint.writing<Calls['vmHostEditLock']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/edit-lock/{id}' }, ['VmHost'])),
    vmHostStop: build.mutation<CallAnswer<Calls['vmHostStop']>, CallArguments<Calls['vmHostStop']>>(endpoint.writing<Calls['vmHostStop']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/stop/{id}' }, ['VmHost', 'Operation'])),
    vmHostStart: build.mutation<CallAnswer<Calls['vmHostStart']>, CallArguments<Calls['vmHostStart']>>(endpoint.writing<Calls['vmHostStart']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/start/{id}' }, ['VmHost', 'Operation'])),
    vmHostShutdown: build.mutation<CallAnswer<Calls['vmHostShutdown']>, CallArguments<Calls['vmHostShutdown']>>(endpoint.writing<Calls['vmHostShutdown']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/shutdown/{id}' }, ['VmHost', 'Operation'])),
    vmHostReset: build.mutation<CallAnswer<Calls['vmHostReset']>, CallArguments<Calls['vmHostReset']>>(endpoint.writing<Calls['vmHostReset']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/reset/{id}' }, ['VmHost', 'Operation'])),
    vmHostRebuild: build.mutation<CallAnswer<Calls['vmHostRebuild']>, CallArguments<Calls['vmHostRebuild']>>(endpoint.writing<Calls['vmHostRebuild']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/rebuild/{id}' }, ['VmHost', 'Operation'])),
    vmHostReboot: build.mutation<CallAnswer<Calls['vmHostReboot']>, CallArguments<Calls['vmHostReboot']>>(endpoint.writing<Calls['vmHostReboot']>({ method: 'PUT', path: '/api/my/vm/{projectId}/host/reboot/{id}' }, ['VmHost', 'Operation'])),
    vmHostConsole: build.query<CallAnswer<Calls['vmHostConsole']>, CallArguments<Calls['vmHostConsole']>>(endpoint.reading<Calls['vmHostConsole']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/console/{id}' }, [])),
    vmHostDelete: build.mutation<CallAnswer<Calls['vmHostDelete']>, CallArguments<Calls['vmHostDelete']>>(endpoint.writing<Calls['vmHostDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/host/delete/{id}' }, ['VmHost', 'Network', 'Operation'])),
  }),
})

export const useVmHostListQuery = vmHostApi.useVmHostListQuery
export const useLazyVmHostListQuery = vmHostApi.useLazyVmHostListQuery
export const useVmHostShortListQuery = vmHostApi.useVmHostShortListQuery
export const useLazyVmHostShortListQuery = vmHostApi.useLazyVmHostShortListQuery
export const useVmHostGetQuery = vmHostApi.useVmHostGetQuery
export const useLazyVmHostGetQuery = vmHostApi.useLazyVmHostGetQuery
export const useVmHostReceiptQuery = vmHostApi.useVmHostReceiptQuery
export const useLazyVmHostReceiptQuery = vmHostApi.useLazyVmHostReceiptQuery
export const useVmHostUsageListQuery = vmHostApi.useVmHostUsageListQuery
export const useLazyVmHostUsageListQuery = vmHostApi.useLazyVmHostUsageListQuery
export const useVmHostGetAnalyticQuery = vmHostApi.useVmHostGetAnalyticQuery
export const useLazyVmHostGetAnalyticQuery = vmHostApi.useLazyVmHostGetAnalyticQuery
export const useVmHostCreateMutation = vmHostApi.useVmHostCreateMutation
export const useVmHostEditMutation = vmHostApi.useVmHostEditMutation
export const useVmHostEditLockMutation = vmHostApi.useVmHostEditLockMutation
export const useVmHostStopMutation = vmHostApi.useVmHostStopMutation
export const useVmHostStartMutation = vmHostApi.useVmHostStartMutation
export const useVmHostShutdownMutation = vmHostApi.useVmHostShutdownMutation
export const useVmHostResetMutation = vmHostApi.useVmHostResetMutation
export const useVmHostRebuildMutation = vmHostApi.useVmHostRebuildMutation
export const useVmHostRebootMutation = vmHostApi.useVmHostRebootMutation
export const useVmHostConsoleQuery = vmHostApi.useVmHostConsoleQuery
export const useLazyVmHostConsoleQuery = vmHostApi.useLazyVmHostConsoleQuery
export const useVmHostDeleteMutation = vmHostApi.useVmHostDeleteMutation
