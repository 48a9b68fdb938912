// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorBroadcastCalls } from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorBroadcastCalls

export const operatorBroadcastPreview: ClientCall<Calls['operatorBroadcastPreview']> = { method: 'GET', path: '/api/operator/broadcast/preview' }
export const operatorBroadcastList: ClientCall<Calls['operatorBroadcastList']> = { method: 'GET', path: '/api/operator/broadcast/list' }
export const operatorBroadcastCreate: ClientCall<Calls['operatorBroadcastCreate']> = { method: 'POST', path: '/api/operator/broadcast/create' }
export const operatorBroadcastCancel: ClientCall<Calls['operatorBroadcastCancel']> = { method: 'PUT', path: '/api/operator/broadcast/cancel/{id}' }
