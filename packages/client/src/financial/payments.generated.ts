// Written by `npm run gen` from the contract. Never edited by hand.
import type { paymentCalls } from '@sarv/contract/financial/payments/payments.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof paymentCalls

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentProviderList: build.query<CallAnswer<Calls['paymentProviderList']>, CallArguments<Calls['paymentProviderList']>>(endpoint.reading<Calls['paymentProviderList']>({ method: 'GET', path: '/api/my/financial/payment-provider/list' }, ['Catalog'])),
    paymentList: build.query<CallAnswer<Calls['paymentList']>, CallArguments<Calls['paymentList']>>(endpoint.reading<Calls['paymentList']>({ method: 'GET', path: '/api/my/financial/payment/list' }, ['Payment'])),
    paymentGet: build.query<CallAnswer<Calls['paymentGet']>, CallArguments<Calls['paymentGet']>>(endpoint.reading<Calls['paymentGet']>({ method: 'GET', path: '/api/my/financial/payment/get/{id}' }, ['Payment'])),
    paymentCreate: build.mutation<CallAnswer<Calls['paymentCreate']>, CallArguments<Calls['paymentCreate']>>(endpoint.writing<Calls['paymentCreate']>({ method: 'POST', path: '/api/my/financial/payment/create' }, ['Payment'])),
    paymentCheck: build.mutation<CallAnswer<Calls['paymentCheck']>, CallArguments<Calls['paymentCheck']>>(endpoint.writing<Calls['paymentCheck']>({ method: 'POST', path: '/api/my/financial/payment/check/{id}' }, ['Payment', 'Wallet'])),
    paymentReceipt: build.query<CallAnswer<Calls['paymentReceipt']>, CallArguments<Calls['paymentReceipt']>>(endpoint.reading<Calls['paymentReceipt']>({ method: 'GET', path: '/api/my/financial/payment/receipt/{id}' }, [])),
    paymentListDownload: build.query<CallAnswer<Calls['paymentListDownload']>, CallArguments<Calls['paymentListDownload']>>(endpoint.reading<Calls['paymentListDownload']>({ method: 'GET', path: '/api/my/financial/payment/list-download' }, [])),
  }),
})

export const usePaymentProviderListQuery = paymentApi.usePaymentProviderListQuery
export const useLazyPaymentProviderListQuery = paymentApi.useLazyPaymentProviderListQuery
export const usePaymentListQuery = paymentApi.usePaymentListQuery
export const useLazyPaymentListQuery = paymentApi.useLazyPaymentListQuery
export const usePaymentGetQuery = paymentApi.usePaymentGetQuery
export const useLazyPaymentGetQuery = paymentApi.useLazyPaymentGetQuery
export const usePaymentCreateMutation = paymentApi.usePaymentCreateMutation
export const usePaymentCheckMutation = paymentApi.usePaymentCheckMutation
export const usePaymentReceiptQuery = paymentApi.usePaymentReceiptQuery
export const useLazyPaymentReceiptQuery = paymentApi.useLazyPaymentReceiptQuery
export const usePaymentListDownloadQuery = paymentApi.usePaymentListDownloadQuery
export const useLazyPaymentListDownloadQuery = paymentApi.useLazyPaymentListDownloadQuery
