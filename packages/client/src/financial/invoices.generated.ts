// Written by `npm run gen` from the contract. Never edited by hand.
import type { invoiceCalls } from '@sarv/contract/financial/invoices/invoices.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof invoiceCalls

export const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoiceList: build.query<CallAnswer<Calls['invoiceList']>, CallArguments<Calls['invoiceList']>>(endpoint.reading<Calls['invoiceList']>({ method: 'GET', path: '/api/my/financial/invoice/list' }, ['Invoice'])),
    invoiceGet: build.query<CallAnswer<Calls['invoiceGet']>, CallArguments<Calls['invoiceGet']>>(endpoint.reading<Calls['invoiceGet']>({ method: 'GET', path: '/api/my/financial/invoice/get/{id}' }, ['Invoice'])),
    invoiceUnpaid: build.query<CallAnswer<Calls['invoiceUnpaid']>, CallArguments<Calls['invoiceUnpaid']>>(endpoint.reading<Calls['invoiceUnpaid']>({ method: 'GET', path: '/api/my/financial/invoice/unpaid' }, ['Invoice'])),
    invoiceSummary: build.query<CallAnswer<Calls['invoiceSummary']>, CallArguments<Calls['invoiceSummary']>>(endpoint.reading<Calls['invoiceSummary']>({ method: 'GET', path: '/api/my/financial/invoice/summary' }, ['Invoice'])),
    invoicePay: build.mutation<CallAnswer<Calls['invoicePay']>, CallArguments<Calls['invoicePay']>>(endpoint.writing<Calls['invoicePay']>({ method: 'POST', path: '/api/my/financial/invoice/pay' }, ['Invoice', 'Wallet', 'Payment'])),
    invoicePdf: build.query<CallAnswer<Calls['invoicePdf']>, CallArguments<Calls['invoicePdf']>>(endpoint.reading<Calls['invoicePdf']>({ method: 'GET', path: '/api/my/financial/invoice/pdf/{id}' }, [])),
    invoiceListDownload: build.query<CallAnswer<Calls['invoiceListDownload']>, CallArguments<Calls['invoiceListDownload']>>(endpoint.reading<Calls['invoiceListDownload']>({ method: 'GET', path: '/api/my/financial/invoice/list-download' }, [])),
  }),
})

export const useInvoiceListQuery = invoiceApi.useInvoiceListQuery
export const useLazyInvoiceListQuery = invoiceApi.useLazyInvoiceListQuery
export const useInvoiceGetQuery = invoiceApi.useInvoiceGetQuery
export const useLazyInvoiceGetQuery = invoiceApi.useLazyInvoiceGetQuery
export const useInvoiceUnpaidQuery = invoiceApi.useInvoiceUnpaidQuery
export const useLazyInvoiceUnpaidQuery = invoiceApi.useLazyInvoiceUnpaidQuery
export const useInvoiceSummaryQuery = invoiceApi.useInvoiceSummaryQuery
export const useLazyInvoiceSummaryQuery = invoiceApi.useLazyInvoiceSummaryQuery
export const useInvoicePayMutation = invoiceApi.useInvoicePayMutation
export const useInvoicePdfQuery = invoiceApi.useInvoicePdfQuery
export const useLazyInvoicePdfQuery = invoiceApi.useLazyInvoicePdfQuery
export const useInvoiceListDownloadQuery = invoiceApi.useInvoiceListDownloadQuery
export const useLazyInvoiceListDownloadQuery = invoiceApi.useLazyInvoiceListDownloadQuery
