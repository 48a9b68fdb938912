// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorWithdrawalCalls } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorWithdrawalCalls

export const operatorWithdrawalList: ClientCall<Calls['operatorWithdrawalList']> = { method: 'GET', path: '/api/operator/withdrawal/list' }
export const operatorWithdrawalTake: ClientCall<Calls['operatorWithdrawalTake']> = { method: 'PUT', path: '/api/operator/withdrawal/take/{id}' }
export const operatorWithdrawalRelease: ClientCall<Calls['operatorWithdrawalRelease']> = { method: 'PUT', path: '/api/operator/withdrawal/release/{id}' }
export const operatorWithdrawalPaid: ClientCall<Calls['operatorWithdrawalPaid']> = { method: 'PUT', path: '/api/operator/withdrawal/paid/{id}' }
export const operatorWithdrawalRefuse: ClientCall<Calls['operatorWithdrawalRefuse']> = { method: 'PUT', path: '/api/operator/withdrawal/refuse/{id}' }
