// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorIncidentCalls } from '@sarv/contract/operator/operator-incidents/operator-incidents.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorIncidentCalls

export const operatorIncidentApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorDatacenterList: build.query<CallAnswer<Calls['operatorDatacenterList']>, CallArguments<Calls['operatorDatacenterList']>>(endpoint.reading<Calls['operatorDatacenterList']>({ method: 'GET', path: '/api/operator/datacenter/list' }, [])),
    operatorIncidentList: build.query<CallAnswer<Calls['operatorIncidentList']>, CallArguments<Calls['operatorIncidentList']>>(endpoint.reading<Calls['operatorIncidentList']>({ method: 'GET', path: '/api/operator/incident/list' }, ['OperatorIncident'])),
    operatorIncidentCreate: build.mutation<CallAnswer<Calls['operatorIncidentCreate']>, CallArguments<Calls['operatorIncidentCreate']>>(endpoint.writing<Calls['operatorIncidentCreate']>({ method: 'POST', path: '/api/operator/incident/create' }, ['OperatorIncident'])),
    operatorIncidentEdit: build.mutation<CallAnswer<Calls['operatorIncidentEdit']>, CallArguments<Calls['operatorIncidentEdit']>>(endpoint.writing<Calls['operatorIncidentEdit']>({ method: 'PUT', path: '/api/operator/incident/edit/{id}' }, ['OperatorIncident'])),
    operatorIncidentUpdate: build.mutation<CallAnswer<Calls['operatorIncidentUpdate']>, CallArguments<Calls['operatorIncidentUpdate']>>(endpoint.writing<Calls['operatorIncidentUpdate']>({ method: 'POST', path: '/api/operator/incident/update/{id}' }, ['OperatorIncident'])),
    operatorIncidentWithdraw: build.mutation<CallAnswer<Calls['operatorIncidentWithdraw']>, CallArguments<Calls['operatorIncidentWithdraw']>>(endpoint.writing<Calls['operatorIncidentWithdraw']>({ method: 'PUT', path: '/api/operator/incident/withdraw/{id}' }, ['OperatorIncident'])),
  }),
})

export const useOperatorDatacenterListQuery = operatorIncidentApi.useOperatorDatacenterListQuery
export const useLazyOperatorDatacenterListQuery = operatorIncidentApi.useLazyOperatorDatacenterListQuery
export const useOperatorIncidentListQuery = operatorIncidentApi.useOperatorIncidentListQuery
export const useLazyOperatorIncidentListQuery = operatorIncidentApi.useLazyOperatorIncidentListQuery
export const useOperatorIncidentCreateMutation = operatorIncidentApi.useOperatorIncidentCreateMutation
export const useOperatorIncidentEditMutation = operatorIncidentApi.useOperatorIncidentEditMutation
export const useOperatorIncidentUpdateMutation = operatorIncidentApi.useOperatorIncidentUpdateMutation
export const useOperatorIncidentWithdrawMutation = operatorIncidentApi.useOperatorIncidentWithdrawMutation
