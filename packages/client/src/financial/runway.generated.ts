// Written by `npm run gen` from the contract. Never edited by hand.
import type { runwayCalls } from '@sarv/contract/financial/runway/runway.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof runwayCalls

export const runwayApi = api.injectEndpoints({
  endpoints: (build) => ({
    runwayGet: build.query<CallAnswer<Calls['runwayGet']>, CallArguments<Calls['runwayGet']>>(endpoint.reading<Calls['runwayGet']>({ method: 'GET', path: '/api/my/financial/runway/get' }, ['Wallet'])),
    runwaySetWarning: build.mutation<CallAnswer<Calls['runwaySetWarning']>, CallArguments<Calls['runwaySetWarning']>>(endpoint.writing<Calls['runwaySetWarning']>({ method: 'PUT', path: '/api/my/financial/runway/set-warning' }, ['Wallet'])),
  }),
})

export const useRunwayGetQuery = runwayApi.useRunwayGetQuery
export const useLazyRunwayGetQuery = runwayApi.useLazyRunwayGetQuery
export const useRunwaySetWarningMutation = runwayApi.useRunwaySetWarningMutation
