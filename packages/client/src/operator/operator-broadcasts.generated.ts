// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorBroadcastCalls } from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorBroadcastCalls

export const operatorBroadcastApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorBroadcastPreview: build.query<CallAnswer<Calls['operatorBroadcastPreview']>, CallArguments<Calls['operatorBroadcastPreview']>>(endpoint.reading<Calls['operatorBroadcastPreview']>({ method: 'GET', path: '/api/operator/broadcast/preview' }, [])),
    operatorBroadcastList: build.query<CallAnswer<Calls['operatorBroadcastList']>, CallArguments<Calls['operatorBroadcastList']>>(endpoint.reading<Calls['operatorBroadcastList']>({ method: 'GET', path: '/api/operator/broadcast/list' }, ['OperatorBroadcast'])),
    operatorBroadcastCreate: build.mutation<CallAnswer<Calls['operatorBroadcastCreate']>, CallArguments<Calls['operatorBroadcastCreate']>>(endpoint.writing<Calls['operatorBroadcastCreate']>({ method: 'POST', path: '/api/operator/broadcast/create' }, ['OperatorBroadcast'])),
    operatorBroadcastCancel: build.mutation<CallAnswer<Calls['operatorBroadcastCancel']>, CallArguments<Calls['operatorBroadcastCancel']>>(endpoint.writing<Calls['operatorBroadcastCancel']>({ method: 'PUT', path: '/api/operator/broadcast/cancel/{id}' }, ['OperatorBroadcast'])),
  }),
})

export const useOperatorBroadcastPreviewQuery = operatorBroadcastApi.useOperatorBroadcastPreviewQuery
export const useLazyOperatorBroadcastPreviewQuery = operatorBroadcastApi.useLazyOperatorBroadcastPreviewQuery
export const useOperatorBroadcastListQuery = operatorBroadcastApi.useOperatorBroadcastListQuery
export const useLazyOperatorBroadcastListQuery = operatorBroadcastApi.useLazyOperatorBroadcastListQuery
export const useOperatorBroadcastCreateMutation = operatorBroadcastApi.useOperatorBroadcastCreateMutation
export const useOperatorBroadcastCancelMutation = operatorBroadcastApi.useOperatorBroadcastCancelMutation
