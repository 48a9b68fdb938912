// Written by `npm run gen` from the contract. Never edited by hand.
import type { newsletterCalls } from '@sarv/contract/portal/newsletter/newsletter.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof newsletterCalls

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsCreate: build.mutation<CallAnswer<Calls['newsCreate']>, CallArguments<Calls['newsCreate']>>(endpoint.writing<Calls['newsCreate']>({ method: 'POST', path: '/api/my/portal/news/create' }, [])),
    newsConfirm: build.mutation<CallAnswer<Calls['newsConfirm']>, CallArguments<Calls['newsConfirm']>>(endpoint.writing<Calls['newsConfirm']>({ method: 'POST', path: '/api/my/portal/news/confirm' }, [])),
    newsLeave: build.mutation<CallAnswer<Calls['newsLeave']>, CallArguments<Calls['newsLeave']>>(endpoint.writing<Calls['newsLeave']>({ method: 'POST', path: '/api/my/portal/news/leave' }, [])),
    newsUnsubscribe: build.mutation<CallAnswer<Calls['newsUnsubscribe']>, CallArguments<Calls['newsUnsubscribe']>>(endpoint.writing<Calls['newsUnsubscribe']>({ method: 'PUT', path: '/api/my/portal/news/unsubscribe/{email}' }, [])),
  }),
})

export const useNewsCreateMutation = newsletterApi.useNewsCreateMutation
export const useNewsConfirmMutation = newsletterApi.useNewsConfirmMutation
export const useNewsLeaveMutation = newsletterApi.useNewsLeaveMutation
export const useNewsUnsubscribeMutation = newsletterApi.useNewsUnsubscribeMutation
