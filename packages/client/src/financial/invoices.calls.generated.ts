// Written by `npm run gen` from the contract. Never edited by hand.
import type { invoiceCalls } from '@sarv/contract/financial/invoices/invoices.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof invoiceCalls

export const invoiceList: ClientCall<Calls['invoiceList']> = { method: 'GET', path: '/api/my/financial/invoice/list' }
export const invoiceGet: ClientCall<Calls['invoiceGet']> = { method: 'GET', path: '/api/my/financial/invoice/get/{id}' }
export const invoiceUnpaid: ClientCall<Calls['invoiceUnpaid']> = { method: 'GET', path: '/api/my/financial/invoice/unpaid' }
export const invoiceSummary: ClientCall<Calls['invoiceSummary']> = { method: 'GET', path: '/api/my/financial/invoice/summary' }
export const invoicePay: ClientCall<Calls['invoicePay']> = { method: 'POST', path: '/api/my/financial/invoice/pay' }
export const invoicePdf: ClientCall<Calls['invoicePdf']> = { method: 'GET', path: '/api/my/financial/invoice/pdf/{id}' }
export const invoiceListDownload: ClientCall<Calls['invoiceListDownload']> = { method: 'GET', path: '/api/my/financial/invoice/list-download' }
