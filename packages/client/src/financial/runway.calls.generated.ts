// Written by `npm run gen` from the contract. Never edited by hand.
import type { runwayCalls } from '@sarv/contract/financial/runway/runway.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof runwayCalls

export const runwayGet: ClientCall<Calls['runwayGet']> = { method: 'GET', path: '/api/my/financial/runway/get' }
export const runwaySetWarning: ClientCall<Calls['runwaySetWarning']> = { method: 'PUT', path: '/api/my/financial/runway/set-warning' }
