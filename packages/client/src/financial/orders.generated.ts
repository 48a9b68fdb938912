// Written by `npm run gen` from the contract. Never edited by hand.
import type { orderCalls } from '@sarv/contract/financial/orders/orders.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof orderCalls

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderList: build.query<CallAnswer<Calls['orderList']>, CallArguments<Calls['orderList']>>(endpoint.reading<Calls['orderList']>({ method: 'GET', path: '/api/my/financial/order/list/{productId}' }, ['Order', 'Label', 'Operation'])),
    orderSummary: build.query<CallAnswer<Calls['orderSummary']>, CallArguments<Calls['orderSummary']>>(endpoint.reading<Calls['orderSummary']>({ method: 'GET', path: '/api/my/financial/order/summary' }, ['Order', 'Label', 'Operation'])),
    orderShortList: build.query<CallAnswer<Calls['orderShortList']>, CallArguments<Calls['orderShortList']>>(endpoint.reading<Calls['orderShortList']>({ method: 'GET', path: '/api/my/financial/order/short-list' }, ['Order'])),
  }),
})

export const useOrderListQuery = orderApi.useOrderListQuery
export const useLazyOrderListQuery = orderApi.useLazyOrderListQuery
export const useOrderSummaryQuery = orderApi.useOrderSummaryQuery
export const useLazyOrderSummaryQuery = orderApi.useLazyOrderSummaryQuery
export const useOrderShortListQuery = orderApi.useOrderShortListQuery
export const useLazyOrderShortListQuery = orderApi.useLazyOrderShortListQuery
