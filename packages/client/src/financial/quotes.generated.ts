// Written by `npm run gen` from the contract. Never edited by hand.
import type { quoteCalls } from '@sarv/contract/financial/quotes/quotes.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof quoteCalls

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteList: build.query<CallAnswer<Calls['quoteList']>, CallArguments<Calls['quoteList']>>(endpoint.reading<Calls['quoteList']>({ method: 'GET', path: '/api/my/financial/quote/list' }, ['Quote'])),
    quoteGet: build.query<CallAnswer<Calls['quoteGet']>, CallArguments<Calls['quoteGet']>>(endpoint.reading<Calls['quoteGet']>({ method: 'GET', path: '/api/my/financial/quote/get/{id}' }, ['Quote'])),
    quoteCreate: build.mutation<CallAnswer<Calls['quoteCreate']>, CallArguments<Calls['quoteCreate']>>(endpoint.writing<Calls['quoteCreate']>({ method: 'POST', path: '/api/my/financial/quote/create' }, ['Quote'])),
    quotePdf: build.query<CallAnswer<Calls['quotePdf']>, CallArguments<Calls['quotePdf']>>(endpoint.reading<Calls['quotePdf']>({ method: 'GET', path: '/api/my/financial/quote/pdf/{id}' }, [])),
    quoteDelete: build.mutation<CallAnswer<Calls['quoteDelete']>, CallArguments<Calls['quoteDelete']>>(endpoint.writing<Calls['quoteDelete']>({ method: 'DELETE', path: '/api/my/financial/quote/delete/{id}' }, ['Quote'])),
    quoteCheck: build.query<CallAnswer<Calls['quoteCheck']>, CallArguments<Calls['quoteCheck']>>(endpoint.reading<Calls['quoteCheck']>({ method: 'GET', path: '/api/my/financial/quote/check/{id}/{code}' }, [])),
  }),
})

export const useQuoteListQuery = quoteApi.useQuoteListQuery
export const useLazyQuoteListQuery = quoteApi.useLazyQuoteListQuery
export const useQuoteGetQuery = quoteApi.useQuoteGetQuery
export const useLazyQuoteGetQuery = quoteApi.useLazyQuoteGetQuery
export const useQuoteCreateMutation = quoteApi.useQuoteCreateMutation
export const useQuotePdfQuery = quoteApi.useQuotePdfQuery
export const useLazyQuotePdfQuery = quoteApi.useLazyQuotePdfQuery
export const useQuoteDeleteMutation = quoteApi.useQuoteDeleteMutation
export const useQuoteCheckQuery = quoteApi.useQuoteCheckQuery
export const useLazyQuoteCheckQuery = quoteApi.useLazyQuoteCheckQuery
