// Written by `npm run gen` from the contract. Never edited by hand.
import type { serviceOrderCalls } from '@sarv/contract/financial/service-order/service-order.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof serviceOrderCalls

export const serviceOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    serviceOrderGet: build.query<CallAnswer<Calls['serviceOrderGet']>, CallArguments<Calls['serviceOrderGet']>>(endpoint.reading<Calls['serviceOrderGet']>({ method: 'GET', path: '/api/my/financial/service-order/get' }, ['Wallet'])),
    serviceOrderSet: build.mutation<CallAnswer<Calls['serviceOrderSet']>, CallArguments<Calls['serviceOrderSet']>>(endpoint.writing<Calls['serviceOrderSet']>({ method: 'PUT', path: '/api/my/financial/service-order/set' }, ['Wallet'])),
  }),
})

export const useServiceOrderGetQuery = serviceOrderApi.useServiceOrderGetQuery
export const useLazyServiceOrderGetQuery = serviceOrderApi.useLazyServiceOrderGetQuery
export const useServiceOrderSetMutation = serviceOrderApi.useServiceOrderSetMutation
