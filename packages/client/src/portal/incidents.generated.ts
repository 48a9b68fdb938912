// Written by `npm run gen` from the contract. Never edited by hand.
import type { incidentCalls } from '@sarv/contract/portal/incidents/incidents.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof incidentCalls

export const incidentApi = api.injectEndpoints({
  endpoints: (build) => ({
    websiteAlarmList: build.query<CallAnswer<Calls['websiteAlarmList']>, CallArguments<Calls['websiteAlarmList']>>(endpoint.reading<Calls['websiteAlarmList']>({ method: 'GET', path: '/api/my/portal/website-alarm/list' }, ['Incident'])),
    incidentList: build.query<CallAnswer<Calls['incidentList']>, CallArguments<Calls['incidentList']>>(endpoint.reading<Calls['incidentList']>({ method: 'GET', path: '/api/my/portal/incident/list' }, ['Incident'])),
    incidentGet: build.query<CallAnswer<Calls['incidentGet']>, CallArguments<Calls['incidentGet']>>(endpoint.reading<Calls['incidentGet']>({ method: 'GET', path: '/api/my/portal/incident/get/{id}' }, ['Incident'])),
  }),
})

export const useWebsiteAlarmListQuery = incidentApi.useWebsiteAlarmListQuery
export const useLazyWebsiteAlarmListQuery = incidentApi.useLazyWebsiteAlarmListQuery
export const useIncidentListQuery = incidentApi.useIncidentListQuery
export const useLazyIncidentListQuery = incidentApi.useLazyIncidentListQuery
export const useIncidentGetQuery = incidentApi.useIncidentGetQuery
export const useLazyIncidentGetQuery = incidentApi.useLazyIncidentGetQuery
