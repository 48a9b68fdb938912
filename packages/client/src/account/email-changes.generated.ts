// Written by `npm run gen` from the contract. Never edited by hand.
import type { emailChangeCalls } from '@sarv/contract/account/email-changes/email-changes.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof emailChangeCalls

export const emailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailChangeRead: build.mutation<CallAnswer<Calls['emailChangeRead']>, CallArguments<Calls['emailChangeRead']>>(endpoint.writing<Calls['emailChangeRead']>({ method: 'POST', path: '/api/my/account/email-change/read' }, [])),
    emailChangeTakeBack: build.mutation<CallAnswer<Calls['emailChangeTakeBack']>, CallArguments<Calls['emailChangeTakeBack']>>(endpoint.writing<Calls['emailChangeTakeBack']>({ method: 'POST', path: '/api/my/account/email-change/take-back' }, [])),
  }),
})

export const useEmailChangeReadMutation = emailChangeApi.useEmailChangeReadMutation
export const useEmailChangeTakeBackMutation = emailChangeApi.useEmailChangeTakeBackMutation
