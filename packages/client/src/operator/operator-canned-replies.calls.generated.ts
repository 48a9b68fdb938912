// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCannedReplyCalls } from '@sarv/contract/operator/operator-canned-replies/operator-canned-replies.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorCannedReplyCalls

export const operatorCannedReplyList: ClientCall<Calls['operatorCannedReplyList']> = { method: 'GET', path: '/api/operator/canned-reply/list' }
export const operatorCannedReplyCreate: ClientCall<Calls['operatorCannedReplyCreate']> = { method: 'POST', path: '/api/operator/canned-reply/create' }
export const operatorCannedReplyEdit: ClientCall<Calls['operatorCannedReplyEdit']> = { method: 'PUT', path: '/api/operator/canned-reply/edit/{id}' }
export const operatorCannedReplyDelete: ClientCall<Calls['operatorCannedReplyDelete']> = { method: 'PUT', path: '/api/operator/canned-reply/delete/{id}' }
