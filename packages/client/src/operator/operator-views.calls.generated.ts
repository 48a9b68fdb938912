// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorViewCalls } from '@sarv/contract/operator/operator-views/operator-views.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorViewCalls

export const operatorViewStart: ClientCall<Calls['operatorViewStart']> = { method: 'POST', path: '/api/operator/view/start/{id}' }
export const operatorViewEnd: ClientCall<Calls['operatorViewEnd']> = { method: 'POST', path: '/api/operator/view/end/{id}' }
