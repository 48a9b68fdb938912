// Written by `npm run gen` from the contract. Never edited by hand.
import type { contactCalls } from '@sarv/contract/portal/contact/contact.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof contactCalls

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactUsCreate: build.mutation<CallAnswer<Calls['contactUsCreate']>, CallArguments<Calls['contactUsCreate']>>(endpoint.writing<Calls['contactUsCreate']>({ method: 'POST', path: '/api/my/portal/contact-us/create' }, [])),
  }),
})

export const useContactUsCreateMutation = contactApi.useContactUsCreateMutation
