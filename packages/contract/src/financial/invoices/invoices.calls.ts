import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { DownloadQuery, ItemParams, ListQuery } from '../../params.ts'
import {
  InvoiceDetail,
  InvoiceListItem,
  InvoicePayResult,
  InvoiceSummary,
  PayInvoiceModel,
  UnpaidInvoice,
} from './invoices.schemas.ts'

const path = '/api/my/financial/invoice'

export const invoiceCalls = {
  invoiceList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'money',
    summary: 'List the invoices',
    query: ListQuery,
    response: z.array(InvoiceListItem),
    provides: ['Invoice'],
  }),
  invoiceGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'money',
    summary: 'Read an invoice',
    params: ItemParams,
    response: InvoiceDetail,
    provides: ['Invoice'],
  }),
  invoiceUnpaid: defineCall({
    method: 'GET',
    path: `${path}/unpaid`,
    access: 'money',
    summary: 'List the unpaid invoices',
    response: z.array(UnpaidInvoice),
    provides: ['Invoice'],
  }),
  invoiceSummary: defineCall({
    method: 'GET',
    path: `${path}/summary`,
    access: 'money',
    summary: 'Read the sums of paid and unpaid invoices',
    response: InvoiceSummary,
    provides: ['Invoice'],
  }),
  invoicePay: defineCall({
    method: 'POST',
    path: `${path}/pay`,
    access: 'money',
    summary: 'Pay an invoice',
    description: 'Paid from the wallet; with a gateway, location says where to pay.',
    body: PayInvoiceModel,
    response: InvoicePayResult,
    invalidates: ['Invoice', 'Wallet', 'Payment'],
  }),
  invoicePdf: defineCall({
    method: 'GET',
    path: `${path}/pdf/{id}`,
    access: 'money',
    summary: 'Download an invoice as a PDF',
    description: 'The legal paper: seller, buyer, lines, VAT and the sum in words. A PDF file.',
    params: ItemParams,
    answers: 'file',
  }),
  invoiceListDownload: defineCall({
    method: 'GET',
    path: `${path}/list-download`,
    access: 'money',
    summary: 'Download the invoices',
    description: 'An xlsx or csv file.',
    query: DownloadQuery,
    answers: 'file',
  }),
}
