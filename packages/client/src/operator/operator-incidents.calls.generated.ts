// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorIncidentCalls } from '@sarv/contract/operator/operator-incidents/operator-incidents.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorIncidentCalls

export const operatorDatacenterList: ClientCall<Calls['operatorDatacenterList']> = { method: 'GET', path: '/api/operator/datacenter/list' }
export const operatorIncidentList: ClientCall<Calls['operatorIncidentList']> = { method: 'GET', path: '/api/operator/incident/list' }
export const operatorIncidentCreate: ClientCall<Calls['operatorIncidentCreate']> = { method: 'POST', path: '/api/operator/incident/create' }
export const operatorIncidentEdit: ClientCall<Calls['operatorIncidentEdit']> = { method: 'PUT', path: '/api/operator/incident/edit/{id}' }
export const operatorIncidentUpdate: ClientCall<Calls['operatorIncidentUpdate']> = { method: 'POST', path: '/api/operator/incident/update/{id}' }
export const operatorIncidentWithdraw: ClientCall<Calls['operatorIncidentWithdraw']> = { method: 'PUT', path: '/api/operator/incident/withdraw/{id}' }
