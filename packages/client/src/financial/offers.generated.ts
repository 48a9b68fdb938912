// Written by `npm run gen` from the contract. Never edited by hand.
import type { offerCalls } from '@sarv/contract/financial/offers/offers.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof offerCalls

export const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerList: build.query<CallAnswer<Calls['offerList']>, CallArguments<Calls['offerList']>>(endpoint.reading<Calls['offerList']>({ method: 'GET', path: '/api/my/financial/offer/list' }, ['Catalog'])),
    offerGet: build.query<CallAnswer<Calls['offerGet']>, CallArguments<Calls['offerGet']>>(endpoint.reading<Calls['offerGet']>({ method: 'GET', path: '/api/my/financial/offer/get/{id}' }, ['Catalog'])),
    offerPay: build.mutation<CallAnswer<Calls['offerPay']>, CallArguments<Calls['offerPay']>>(endpoint.writing<Calls['offerPay']>({ method: 'POST', path: '/api/my/financial/offer/pay' }, ['Payment'])),
  }),
})

export const useOfferListQuery = offerApi.useOfferListQuery
export const useLazyOfferListQuery = offerApi.useLazyOfferListQuery
export const useOfferGetQuery = offerApi.useOfferGetQuery
export const useLazyOfferGetQuery = offerApi.useLazyOfferGetQuery
export const useOfferPayMutation = offerApi.useOfferPayMutation
