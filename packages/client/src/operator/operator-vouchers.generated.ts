// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorVoucherCalls } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorVoucherCalls

export const operatorVoucherApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorVoucherList: build.query<CallAnswer<Calls['operatorVoucherList']>, CallArguments<Calls['operatorVoucherList']>>(endpoint.reading<Calls['operatorVoucherList']>({ method: 'GET', path: '/api/operator/voucher/list' }, ['OperatorVoucher'])),
    operatorVoucherUseList: build.query<CallAnswer<Calls['operatorVoucherUseList']>, CallArguments<Calls['operatorVoucherUseList']>>(endpoint.reading<Calls['operatorVoucherUseList']>({ method: 'GET', path: '/api/operator/voucher/use/list/{id}' }, ['OperatorVoucher'])),
    operatorVoucherCreate: build.mutation<CallAnswer<Calls['operatorVoucherCreate']>, CallArguments<Calls['operatorVoucherCreate']>>(endpoint.writing<Calls['operatorVoucherCreate']>({ method: 'POST', path: '/api/operator/voucher/create' }, ['OperatorVoucher', 'OperatorAdjustment'])),
    operatorVoucherDisable: build.mutation<CallAnswer<Calls['operatorVoucherDisable']>, CallArguments<Calls['operatorVoucherDisable']>>(endpoint.writing<Calls['operatorVoucherDisable']>({ method: 'PUT', path: '/api/operator/voucher/disable/{id}' }, ['OperatorVoucher'])),
    operatorOfferList: build.query<CallAnswer<Calls['operatorOfferList']>, CallArguments<Calls['operatorOfferList']>>(endpoint.reading<Calls['operatorOfferList']>({ method: 'GET', path: '/api/operator/offer/list' }, ['OperatorOffer'])),
  }),
})

export const useOperatorVoucherListQuery = operatorVoucherApi.useOperatorVoucherListQuery
export const useLazyOperatorVoucherListQuery = operatorVoucherApi.useLazyOperatorVoucherListQuery
export const useOperatorVoucherUseListQuery = operatorVoucherApi.useOperatorVoucherUseListQuery
export const useLazyOperatorVoucherUseListQuery = operatorVoucherApi.useLazyOperatorVoucherUseListQuery
export const useOperatorVoucherCreateMutation = operatorVoucherApi.useOperatorVoucherCreateMutation
export const useOperatorVoucherDisableMutation = operatorVoucherApi.useOperatorVoucherDisableMutation
export const useOperatorOfferListQuery = operatorVoucherApi.useOperatorOfferListQuery
export const useLazyOperatorOfferListQuery = operatorVoucherApi.useLazyOperatorOfferListQuery
