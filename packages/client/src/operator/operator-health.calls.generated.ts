// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorHealthCalls } from '@sarv/contract/operator/operator-health/operator-health.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorHealthCalls

export const operatorHealthGet: ClientCall<Calls['operatorHealthGet']> = { method: 'GET', path: '/api/operator/health/get' }
export const operatorDriftList: ClientCall<Calls['operatorDriftList']> = { method: 'GET', path: '/api/operator/health/drift' }
