// Written by `npm run gen` from the contract. Never edited by hand.
import type { bareMetalCalls } from '@sarv/contract/bare-metal/bare-metal.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bareMetalCalls

export const bareMetalApi = api.injectEndpoints({
  endpoints: (build) => ({
    bareMetalHostList: build.query<CallAnswer<Calls['bareMetalHostList']>, CallArguments<Calls['bareMetalHostList']>>(endpoint.reading<Calls['bareMetalHostList']>({ method: 'GET', path: '/api/my/bare-metal/{projectId}/host/list' }, ['BareMetal'])),
    bareMetalHostGet: build.query<CallAnswer<Calls['bareMetalHostGet']>, CallArguments<Calls['bareMetalHostGet']>>(endpoint.reading<Calls['bareMetalHostGet']>({ method: 'GET', path: '/api/my/bare-metal/{projectId}/host/get/{id}' }, ['BareMetal'])),
    bareMetalHostCreate: build.mutation<CallAnswer<Calls['bareMetalHostCreate']>, CallArguments<Calls['bareMetalHostCreate']>>(endpoint.writing<Calls['bareMetalHostCreate']>({ method: 'POST', path: '/api/my/bare-metal/{projectId}/host/create' }, ['BareMetal', 'Operation'])),
    bareMetalHostDelete: build.mutation<CallAnswer<Calls['bareMetalHostDelete']>, CallArguments<Calls['bareMetalHostDelete']>>(endpoint.writing<Calls['bareMetalHostDelete']>({ method: 'DELETE', path: '/api/my/bare-metal/{projectId}/host/delete/{id}' }, ['BareMetal', 'Operation'])),
  }),
})

export const useBareMetalHostListQuery = bareMetalApi.useBareMetalHostListQuery
export const useLazyBareMetalHostListQuery = bareMetalApi.useLazyBareMetalHostListQuery
export const useBareMetalHostGetQuery = bareMetalApi.useBareMetalHostGetQuery
export const useLazyBareMetalHostGetQuery = bareMetalApi.useLazyBareMetalHostGetQuery
export const useBareMetalHostCreateMutation = bareMetalApi.useBareMetalHostCreateMutation
export const useBareMetalHostDeleteMutation = bareMetalApi.useBareMetalHostDeleteMutation
