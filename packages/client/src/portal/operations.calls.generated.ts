// Written by `npm run gen` from the contract. Never edited by hand.
import type { operationCalls } from '@sarv/contract/portal/operations/operations.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operationCalls

export const operationList: ClientCall<Calls['operationList']> = { method: 'GET', path: '/api/my/portal/operation/list' }
export const operationGet: ClientCall<Calls['operationGet']> = { method: 'GET', path: '/api/my/portal/operation/get/{id}' }
export const operationRetry: ClientCall<Calls['operationRetry']> = { method: 'PUT', path: '/api/my/portal/operation/retry/{id}' }
export const operationCancel: ClientCall<Calls['operationCancel']> = { method: 'PUT', path: '/api/my/portal/operation/cancel/{id}' }
export const events: ClientCall<Calls['events']> = { method: 'GET', path: '/api/my/events' }
