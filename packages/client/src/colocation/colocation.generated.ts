// Written by `npm run gen` from the contract. Never edited by hand.
import type { colocationCalls } from '@sarv/contract/colocation/colocation.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof colocationCalls

export const colocationApi = api.injectEndpoints({
  endpoints: (build) => ({
    colocationHostList: build.query<CallAnswer<Calls['colocationHostList']>, CallArguments<Calls['colocationHostList']>>(endpoint.reading<Calls['colocationHostList']>({ method: 'GET', path: '/api/my/colocation/{projectId}/host/list' }, ['Colocation'])),
    colocationHostGet: build.query<CallAnswer<Calls['colocationHostGet']>, CallArguments<Calls['colocationHostGet']>>(endpoint.reading<Calls['colocationHostGet']>({ method: 'GET', path: '/api/my/colocation/{projectId}/host/get/{id}' }, ['Colocation'])),
    colocationHostCreate: build.mutation<CallAnswer<Calls['colocationHostCreate']>, CallArguments<Calls['colocationHostCreate']>>(endpoint.writing<Calls['colocationHostCreate']>({ method: 'POST', path: '/api/my/colocation/{projectId}/host/create' }, ['Colocation', 'Operation'])),
    colocationHostDelete: build.mutation<CallAnswer<Calls['colocationHostDelete']>, CallArguments<Calls['colocationHostDelete']>>(endpoint.writing<Calls['colocationHostDelete']>({ method: 'DELETE', path: '/api/my/colocation/{projectId}/host/delete/{id}' }, ['Colocation', 'Operation'])),
  }),
})

export const useColocationHostListQuery = colocationApi.useColocationHostListQuery
export const useLazyColocationHostListQuery = colocationApi.useLazyColocationHostListQuery
export const useColocationHostGetQuery = colocationApi.useColocationHostGetQuery
export const useLazyColocationHostGetQuery = colocationApi.useLazyColocationHostGetQuery
export const useColocationHostCreateMutation = colocationApi.useColocationHostCreateMutation
export const useColocationHostDeleteMutation = colocationApi.useColocationHostDeleteMutation
