// Written by `npm run gen` from the contract. Never edited by hand.
import type { labelCalls } from '@sarv/contract/portal/labels/labels.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof labelCalls

export const labelApi = api.injectEndpoints({
  endpoints: (build) => ({
    labelList: build.query<CallAnswer<Calls['labelList']>, CallArguments<Calls['labelList']>>(endpoint.reading<Calls['labelList']>({ method: 'GET', path: '/api/my/portal/label/list' }, ['Label'])),
    labelSet: build.mutation<CallAnswer<Calls['labelSet']>, CallArguments<Calls['labelSet']>>(endpoint.writing<Calls['labelSet']>({ method: 'PUT', path: '/api/my/portal/label/set' }, ['Label', 'Order'])),
    serviceLabelList: build.query<CallAnswer<Calls['serviceLabelList']>, CallArguments<Calls['serviceLabelList']>>(endpoint.reading<Calls['serviceLabelList']>({ method: 'GET', path: '/api/my/portal/{projectId}/label/service-list' }, ['Label'])),
  }),
})

export const useLabelListQuery = labelApi.useLabelListQuery
export const useLazyLabelListQuery = labelApi.useLazyLabelListQuery
export const useLabelSetMutation = labelApi.useLabelSetMutation
export const useServiceLabelListQuery = labelApi.useServiceLabelListQuery
export const useLazyServiceLabelListQuery = labelApi.useLazyServiceLabelListQuery
