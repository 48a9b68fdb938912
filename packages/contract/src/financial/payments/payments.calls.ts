import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { DownloadQuery, ItemParams, ListQuery } from '../../params.ts'
import {
  CreatePaymentModel,
  PaymentDetail,
  PaymentListItem,
  PaymentProviderListItem,
  PaymentStart,
} from './payments.schemas.ts'

const path = '/api/my/financial'

export const paymentCalls = {
  paymentProviderList: defineCall({
    method: 'GET',
    path: `${path}/payment-provider/list`,
    access: 'signedIn',
    summary: 'List the payment gateways',
    response: z.array(PaymentProviderListItem),
    provides: ['Catalog'],
  }),
  paymentList: defineCall({
    method: 'GET',
    path: `${path}/payment/list`,
    access: 'money',
    summary: 'List the payments',
    query: ListQuery,
    response: z.array(PaymentListItem),
    provides: ['Payment'],
  }),
  paymentGet: defineCall({
    method: 'GET',
    path: `${path}/payment/get/{id}`,
    access: 'money',
    summary: 'Read a payment',
    params: ItemParams,
    response: PaymentDetail,
    provides: ['Payment'],
  }),
  paymentCreate: defineCall({
    method: 'POST',
    path: `${path}/payment/create`,
    access: 'money',
    summary: 'Start a payment into the wallet',
    description: 'Answers where to send the customer.',
    body: CreatePaymentModel,
    response: PaymentStart,
    invalidates: ['Payment'],
  }),
  paymentCheck: defineCall({
    method: 'POST',
    path: `${path}/payment/check/{id}`,
    access: 'money',
    summary: 'Ask the bank again what became of a payment',
    description: 'Answers the payment as it then is. Asking often asks the bank no more often than it allows.',
    params: ItemParams,
    response: PaymentDetail,
    invalidates: ['Payment', 'Wallet'],
  }),
  paymentReceipt: defineCall({
    method: 'GET',
    path: `${path}/payment/receipt/{id}`,
    access: 'money',
    summary: 'Download the receipt of a payment as a PDF',
    description: 'Of a payment that the bank has confirmed. A PDF file.',
    params: ItemParams,
    answers: 'file',
  }),
  paymentListDownload: defineCall({
    method: 'GET',
    path: `${path}/payment/list-download`,
    access: 'money',
    summary: 'Download the payments',
    description: 'An xlsx or csv file.',
    query: DownloadQuery,
    answers: 'file',
  }),
}
