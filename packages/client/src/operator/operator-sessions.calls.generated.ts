// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorSessionCalls } from '@sarv/contract/operator/operator-sessions/operator-sessions.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorSessionCalls

export const operatorLogin: ClientCall<Calls['operatorLogin']> = { method: 'POST', path: '/api/operator/session/login' }
export const operatorSetUpBegin: ClientCall<Calls['operatorSetUpBegin']> = { method: 'POST', path: '/api/operator/session/set-up/begin' }
export const operatorSetUp: ClientCall<Calls['operatorSetUp']> = { method: 'POST', path: '/api/operator/session/set-up/finish' }
export const operatorSessionGet: ClientCall<Calls['operatorSessionGet']> = { method: 'GET', path: '/api/operator/session/get' }
export const operatorProve: ClientCall<Calls['operatorProve']> = { method: 'POST', path: '/api/operator/session/prove' }
export const operatorLogout: ClientCall<Calls['operatorLogout']> = { method: 'POST', path: '/api/operator/session/logout' }
