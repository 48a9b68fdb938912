// Written by `npm run gen` from the contract. Never edited by hand.
import type { decisionCalls } from '@sarv/contract/dashboard/decisions/decisions.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof decisionCalls

export const decisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    decisionList: build.query<CallAnswer<Calls['decisionList']>, CallArguments<Calls['decisionList']>>(endpoint.reading<Calls['decisionList']>({ method: 'GET', path: '/api/my/dashboard/decision/list' }, ['Wallet', 'Invoice', 'Cap', 'Bill', 'Operation', 'Decision'])),
    decisionHide: build.mutation<CallAnswer<Calls['decisionHide']>, CallArguments<Calls['decisionHide']>>(endpoint.writing<Calls['decisionHide']>({ method: 'PUT', path: '/api/my/dashboard/decision/hide' }, ['Decision'])),
  }),
})

export const useDecisionListQuery = decisionApi.useDecisionListQuery
export const useLazyDecisionListQuery = decisionApi.useLazyDecisionListQuery
export const useDecisionHideMutation = decisionApi.useDecisionHideMutation
