// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCannedReplyCalls } from '@sarv/contract/operator/operator-canned-replies/operator-canned-replies.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorCannedReplyCalls

export const operatorCannedReplyApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorCannedReplyList: build.query<CallAnswer<Calls['operatorCannedReplyList']>, CallArguments<Calls['operatorCannedReplyList']>>(endpoint.reading<Calls['operatorCannedReplyList']>({ method: 'GET', path: '/api/operator/canned-reply/list' }, ['OperatorCannedReply'])),
    operatorCannedReplyCreate: build.mutation<CallAnswer<Calls['operatorCannedReplyCreate']>, CallArguments<Calls['operatorCannedReplyCreate']>>(endpoint.writing<Calls['operatorCannedReplyCreate']>({ method: 'POST', path: '/api/operator/canned-reply/create' }, ['OperatorCannedReply'])),
    operatorCannedReplyEdit: build.mutation<CallAnswer<Calls['operatorCannedReplyEdit']>, CallArguments<Calls['operatorCannedReplyEdit']>>(endpoint.writing<Calls['operatorCannedReplyEdit']>({ method: 'PUT', path: '/api/operator/canned-reply/edit/{id}' }, ['OperatorCannedReply'])),
    operatorCannedReplyDelete: build.mutation<CallAnswer<Calls['operatorCannedReplyDelete']>, CallArguments<Calls['operatorCannedReplyDelete']>>(endpoint.writing<Calls['operatorCannedReplyDelete']>({ method: 'PUT', path: '/api/operator/canned-reply/delete/{id}' }, ['OperatorCannedReply'])),
  }),
})

export const useOperatorCannedReplyListQuery = operatorCannedReplyApi.useOperatorCannedReplyListQuery
export const useLazyOperatorCannedReplyListQuery = operatorCannedReplyApi.useLazyOperatorCannedReplyListQuery
export const useOperatorCannedReplyCreateMutation = operatorCannedReplyApi.useOperatorCannedReplyCreateMutation
export const useOperatorCannedReplyEditMutation = operatorCannedReplyApi.useOperatorCannedReplyEditMutation
export const useOperatorCannedReplyDeleteMutation = operatorCannedReplyApi.useOperatorCannedReplyDeleteMutation
