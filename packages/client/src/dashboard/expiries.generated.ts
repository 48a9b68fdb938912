// Written by `npm run gen` from the contract. Never edited by hand.
import type { expiryCalls } from '@sarv/contract/dashboard/expiries/expiries.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof expiryCalls

export const expiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    expiryList: build.query<CallAnswer<Calls['expiryList']>, CallArguments<Calls['expiryList']>>(endpoint.reading<Calls['expiryList']>({ method: 'GET', path: '/api/my/dashboard/expiry/list' }, ['Invoice', 'Quote', 'Operation'])),
  }),
})

export const useExpiryListQuery = expiryApi.useExpiryListQuery
export const useLazyExpiryListQuery = expiryApi.useLazyExpiryListQuery
