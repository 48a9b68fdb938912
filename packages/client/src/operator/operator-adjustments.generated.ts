// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorAdjustmentCalls } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorAdjustmentCalls

export const operatorAdjustmentApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorAdjustmentCreate: build.mutation<CallAnswer<Calls['operatorAdjustmentCreate']>, CallArguments<Calls['operatorAdjustmentCreate']>>(endpoint.writing<Calls['operatorAdjustmentCreate']>({ method: 'POST', path: '/api/operator/adjustment/create' }, ['OperatorAdjustment', 'OperatorCustomer'])),
    operatorAdjustmentList: build.query<CallAnswer<Calls['operatorAdjustmentList']>, CallArguments<Calls['operatorAdjustmentList']>>(endpoint.reading<Calls['operatorAdjustmentList']>({ method: 'GET', path: '/api/operator/adjustment/list' }, ['OperatorAdjustment'])),
    operatorAdjustmentApprove: build.mutation<CallAnswer<Calls['operatorAdjustmentApprove']>, CallArguments<Calls['operatorAdjustmentApprove']>>(endpoint.writing<Calls['operatorAdjustmentApprove']>({ method: 'PUT', path: '/api/operator/adjustment/approve/{id}' }, ['OperatorAdjustment', 'OperatorCustomer', 'OperatorWithdrawal', 'OperatorVoucher'])),
    operatorAdjustmentRefuse: build.mutation<CallAnswer<Calls['operatorAdjustmentRefuse']>, CallArguments<Calls['operatorAdjustmentRefuse']>>(endpoint.writing<Calls['operatorAdjustmentRefuse']>({ method: 'PUT', path: '/api/operator/adjustment/refuse/{id}' }, ['OperatorAdjustment', 'OperatorWithdrawal', 'OperatorVoucher'])),
  }),
})

export const useOperatorAdjustmentCreateMutation = operatorAdjustmentApi.useOperatorAdjustmentCreateMutation
export const useOperatorAdjustmentListQuery = operatorAdjustmentApi.useOperatorAdjustmentListQuery
export const useLazyOperatorAdjustmentListQuery = operatorAdjustmentApi.useLazyOperatorAdjustmentListQuery
export const useOperatorAdjustmentApproveMutation = operatorAdjustmentApi.useOperatorAdjustmentApproveMutation
export const useOperatorAdjustmentRefuseMutation = operatorAdjustmentApi.useOperatorAdjustmentRefuseMutation
