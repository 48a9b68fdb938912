// Written by `npm run gen` from the contract. Never edited by hand.
import type { incidentCalls } from '@sarv/contract/portal/incidents/incidents.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof incidentCalls

export const websiteAlarmList: ClientCall<Calls['websiteAlarmList']> = { method: 'GET', path: '/api/my/portal/website-alarm/list' }
export const incidentList: ClientCall<Calls['incidentList']> = { method: 'GET', path: '/api/my/portal/incident/list' }
export const incidentGet: ClientCall<Calls['incidentGet']> = { method: 'GET', path: '/api/my/portal/incident/get/{id}' }
