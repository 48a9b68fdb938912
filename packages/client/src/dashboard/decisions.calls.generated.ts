// Written by `npm run gen` from the contract. Never edited by hand.
import type { decisionCalls } from '@sarv/contract/dashboard/decisions/decisions.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof decisionCalls

export const decisionList: ClientCall<Calls['decisionList']> = { method: 'GET', path: '/api/my/dashboard/decision/list' }
export const decisionHide: ClientCall<Calls['decisionHide']> = { method: 'PUT', path: '/api/my/dashboard/decision/hide' }
