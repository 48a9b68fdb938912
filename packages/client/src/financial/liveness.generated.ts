// Written by `npm run gen` from the contract. Never edited by hand.
import type { livenessCalls } from '@sarv/contract/financial/liveness/liveness.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof livenessCalls

export const livenessApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeIndex: build.mutation<CallAnswer<Calls['homeIndex']>, CallArguments<Calls['homeIndex']>>(endpoint.writing<Calls['homeIndex']>({ method: 'POST', path: '/api/my/home/index' }, [])),
    homeIndexRead: build.query<CallAnswer<Calls['homeIndexRead']>, CallArguments<Calls['homeIndexRead']>>(endpoint.reading<Calls['homeIndexRead']>({ method: 'GET', path: '/api/my/home/index' }, [])),
    financialHomeIndex: build.mutation<CallAnswer<Calls['financialHomeIndex']>, CallArguments<Calls['financialHomeIndex']>>(endpoint.writing<Calls['financialHomeIndex']>({ method: 'POST', path: '/api/my/financial/home/index' }, [])),
  }),
})

export const useHomeIndexMutation = livenessApi.useHomeIndexMutation
export const useHomeIndexReadQuery = livenessApi.useHomeIndexReadQuery
export const useLazyHomeIndexReadQuery = livenessApi.useLazyHomeIndexReadQuery
export const useFinancialHomeIndexMutation = livenessApi.useFinancialHomeIndexMutation
