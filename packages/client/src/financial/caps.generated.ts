// Written by `npm run gen` from the contract. Never edited by hand.
import type { capCalls } from '@sarv/contract/financial/caps/caps.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof capCalls

export const capApi = api.injectEndpoints({
  endpoints: (build) => ({
    capGet: build.query<CallAnswer<Calls['capGet']>, CallArguments<Calls['capGet']>>(endpoint.reading<Calls['capGet']>({ method: 'GET', path: '/api/my/financial/{projectId}/cap/get' }, ['Cap'])),
    capSet: build.mutation<CallAnswer<Calls['capSet']>, CallArguments<Calls['capSet']>>(endpoint.writing<Calls['capSet']>({ method: 'PUT', path: '/api/my/financial/{projectId}/cap/set' }, ['Cap'])),
  }),
})

export const useCapGetQuery = capApi.useCapGetQuery
export const useLazyCapGetQuery = capApi.useLazyCapGetQuery
export const useCapSetMutation = capApi.useCapSetMutation
