// Written by `npm run gen` from the contract. Never edited by hand.
import type { userLogCalls } from '@sarv/contract/account/user-log/user-log.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof userLogCalls

export const userLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    userLog: build.query<CallAnswer<Calls['userLog']>, CallArguments<Calls['userLog']>>(endpoint.reading<Calls['userLog']>({ method: 'GET', path: '/api/my/account/user-log' }, ['Session'])),
    userLogExport: build.query<CallAnswer<Calls['userLogExport']>, CallArguments<Calls['userLogExport']>>(endpoint.reading<Calls['userLogExport']>({ method: 'GET', path: '/api/my/account/user-log/export' }, [])),
    userLogVerify: build.mutation<CallAnswer<Calls['userLogVerify']>, CallArguments<Calls['userLogVerify']>>(endpoint.writing<Calls['userLogVerify']>({ method: 'POST', path: '/api/my/account/user-log/verify' }, [])),
  }),
})

export const useUserLogQuery = userLogApi.useUserLogQuery
export const useLazyUserLogQuery = userLogApi.useLazyUserLogQuery
export const useUserLogExportQuery = userLogApi.useUserLogExportQuery
export const useLazyUserLogExportQuery = userLogApi.useLazyUserLogExportQuery
export const useUserLogVerifyMutation = userLogApi.useUserLogVerifyMutation
