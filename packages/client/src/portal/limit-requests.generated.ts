// Written by `npm run gen` from the contract. Never edited by hand.
import type { limitRequestCalls } from '@sarv/contract/portal/limit-requests/limit-requests.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof limitRequestCalls

export const limitRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    limitRequestList: build.query<CallAnswer<Calls['limitRequestList']>, CallArguments<Calls['limitRequestList']>>(endpoint.reading<Calls['limitRequestList']>({ method: 'GET', path: '/api/my/portal/limit-request/list' }, ['LimitRequest'])),
    limitRequestCreate: build.mutation<CallAnswer<Calls['limitRequestCreate']>, CallArguments<Calls['limitRequestCreate']>>(endpoint.writing<Calls['limitRequestCreate']>({ method: 'POST', path: '/api/my/portal/limit-request/create' }, ['LimitRequest'])),
    limitRequestCancel: build.mutation<CallAnswer<Calls['limitRequestCancel']>, CallArguments<Calls['limitRequestCancel']>>(endpoint.writing<Calls['limitRequestCancel']>({ method: 'PUT', path: '/api/my/portal/limit-request/cancel/{id}' }, ['LimitRequest'])),
  }),
})

export const useLimitRequestListQuery = limitRequestApi.useLimitRequestListQuery
export const useLazyLimitRequestListQuery = limitRequestApi.useLazyLimitRequestListQuery
export const useLimitRequestCreateMutation = limitRequestApi.useLimitRequestCreateMutation
export const useLimitRequestCancelMutation = limitRequestApi.useLimitRequestCancelMutation
