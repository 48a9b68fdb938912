// Written by `npm run gen` from the contract. Never edited by hand.
import type { capCalls } from '@sarv/contract/financial/caps/caps.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof capCalls

export const capGet: ClientCall<Calls['capGet']> = { method: 'GET', path: '/api/my/financial/{projectId}/cap/get' }
export const capSet: ClientCall<Calls['capSet']> = { method: 'PUT', path: '/api/my/financial/{projectId}/cap/set' }
