// Written by `npm run gen` from the contract. Never edited by hand.
import type { limitCalls } from '@sarv/contract/portal/limits/limits.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof limitCalls

export const limitApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerLimitResourceUsages: build.query<CallAnswer<Calls['customerLimitResourceUsages']>, CallArguments<Calls['customerLimitResourceUsages']>>(endpoint.reading<Calls['customerLimitResourceUsages']>({ method: 'GET', path: '/api/my/portal/customer-limit/resource-usages' }, ['Operation'])),
  }),
})

export const useCustomerLimitResourceUsagesQuery = limitApi.useCustomerLimitResourceUsagesQuery
export const useLazyCustomerLimitResourceUsagesQuery = limitApi.useLazyCustomerLimitResourceUsagesQuery
