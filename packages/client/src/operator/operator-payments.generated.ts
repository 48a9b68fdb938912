// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorPaymentCalls } from '@sarv/contract/operator/operator-payments/operator-payments.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorPaymentCalls

export const operatorPaymentApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorPaymentList: build.query<CallAnswer<Calls['operatorPaymentList']>, CallArguments<Calls['operatorPaymentList']>>(endpoint.reading<Calls['operatorPaymentList']>({ method: 'GET', path: '/api/operator/payment/list' }, ['OperatorHealth'])),
    operatorPaymentFind: build.query<CallAnswer<Calls['operatorPaymentFind']>, CallArguments<Calls['operatorPaymentFind']>>(endpoint.reading<Calls['operatorPaymentFind']>({ method: 'GET', path: '/api/operator/payment/find' }, ['OperatorHealth'])),
    operatorPaymentAsk: build.mutation<CallAnswer<Calls['operatorPaymentAsk']>, CallArguments<Calls['operatorPaymentAsk']>>(endpoint.writing<Calls['operatorPaymentAsk']>({ method: 'PUT', path: '/api/operator/payment/ask/{id}' }, ['OperatorHealth'])),
    operatorPaymentSettle: build.mutation<CallAnswer<Calls['operatorPaymentSettle']>, CallArguments<Calls['operatorPaymentSettle']>>(endpoint.writing<Calls['operatorPaymentSettle']>({ method: 'PUT', path: '/api/operator/payment/settle/{id}' }, ['OperatorHealth', 'OperatorAdjustment', 'OperatorCustomer'])),
  }),
})

export const useOperatorPaymentListQuery = operatorPaymentApi.useOperatorPaymentListQuery
export const useLazyOperatorPaymentListQuery = operatorPaymentApi.useLazyOperatorPaymentListQuery
export const useOperatorPaymentFindQuery = operatorPaymentApi.useOperatorPaymentFindQuery
export const useLazyOperatorPaymentFindQuery = operatorPaymentApi.useLazyOperatorPaymentFindQuery
export const useOperatorPaymentAskMutation = operatorPaymentApi.useOperatorPaymentAskMutation
export const useOperatorPaymentSettleMutation = operatorPaymentApi.useOperatorPaymentSettleMutation
