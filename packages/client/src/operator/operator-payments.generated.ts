// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorPaymentCalls } from '@sarv/contract/operator/operator-payments/operator-payments.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorPaymentCalls

export const operatorPaymentApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorPaymentList: build.query<CallAnswer<Calls['operatorPaymentList']>, CallArguments<Calls['operatorPaymentList']>>(endpoint.reading<Calls['operatorPaymentList']>({ method: 'GET', path: '/api/operator/payment/list' }, ['OperatorHealth'])),
  }),
})

export const useOperatorPaymentListQuery = operatorPaymentApi.useOperatorPaymentListQuery
export const useLazyOperatorPaymentListQuery = operatorPaymentApi.useLazyOperatorPaymentListQuery
