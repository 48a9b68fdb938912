// Written by `npm run gen` from the contract. Never edited by hand.
import type { sessionCalls } from '@sarv/contract/account/sessions/sessions.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof sessionCalls

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionList: build.query<CallAnswer<Calls['sessionList']>, CallArguments<Calls['sessionList']>>(endpoint.reading<Calls['sessionList']>({ method: 'GET', path: '/api/my/account/session/list' }, ['Session'])),
    sessionDelete: build.mutation<CallAnswer<Calls['sessionDelete']>, CallArguments<Calls['sessionDelete']>>(endpoint.writing<Calls['sessionDelete']>({ method: 'DELETE', path: '/api/my/account/session/delete/{id}' }, ['Session'])),
    sessionDeleteOthers: build.mutation<CallAnswer<Calls['sessionDeleteOthers']>, CallArguments<Calls['sessionDeleteOthers']>>(endpoint.writing<Calls['sessionDeleteOthers']>({ method: 'DELETE', path: '/api/my/account/session/delete-others' }, ['Session', 'Accessibility'])),
    sessionGet: build.query<CallAnswer<Calls['sessionGet']>, CallArguments<Calls['sessionGet']>>(endpoint.reading<Calls['sessionGet']>({ method: 'GET', path: '/api/my/account/session/get' }, ['Profile', 'Accessibility'])),
  }),
})

export const useSessionListQuery = sessionApi.useSessionListQuery
export const useLazySessionListQuery = sessionApi.useLazySessionListQuery
export const useSessionDeleteMutation = sessionApi.useSessionDeleteMutation
export const useSessionDeleteOthersMutation = sessionApi.useSessionDeleteOthersMutation
export const useSessionGetQuery = sessionApi.useSessionGetQuery
export const useLazySessionGetQuery = sessionApi.useLazySessionGetQuery
