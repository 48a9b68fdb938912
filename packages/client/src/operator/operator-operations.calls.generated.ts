// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorOperationCalls } from '@sarv/contract/operator/operator-operations/operator-operations.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorOperationCalls

export const operatorOperationList: ClientCall<Calls['operatorOperationList']> = { method: 'GET', path: '/api/operator/operation/list' }
export const operatorOperationRetry: ClientCall<Calls['operatorOperationRetry']> = { method: 'POST', path: '/api/operator/operation/retry/{id}' }
export const operatorOperationSettle: ClientCall<Calls['operatorOperationSettle']> = { method: 'PUT', path: '/api/operator/operation/settle/{id}' }
export const operatorEvents: ClientCall<Calls['operatorEvents']> = { method: 'GET', path: '/api/operator/events' }
