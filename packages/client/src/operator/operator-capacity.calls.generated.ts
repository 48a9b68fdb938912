// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCapacityCalls } from '@sarv/contract/operator/operator-capacity/operator-capacity.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorCapacityCalls

export const operatorCapacityGet: ClientCall<Calls['operatorCapacityGet']> = { method: 'GET', path: '/api/operator/capacity/get' }
