// Written by `npm run gen` from the contract. Never edited by hand.
import type { outboxCalls } from '@sarv/contract/portal/outbox/outbox.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof outboxCalls

export const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outboxList: build.query<CallAnswer<Calls['outboxList']>, CallArguments<Calls['outboxList']>>(endpoint.reading<Calls['outboxList']>({ method: 'GET', path: '/api/my/dev/outbox' }, ['Session'])),
  }),
})

export const useOutboxListQuery = outboxApi.useOutboxListQuery
export const useLazyOutboxListQuery = outboxApi.useLazyOutboxListQuery
