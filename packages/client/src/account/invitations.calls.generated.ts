// Written by `npm run gen` from the contract. Never edited by hand.
import type { invitationCalls } from '@sarv/contract/account/invitations/invitations.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof invitationCalls

export const invitationList: ClientCall<Calls['invitationList']> = { method: 'GET', path: '/api/my/account/invitation/list' }
export const invitationListOwn: ClientCall<Calls['invitationListOwn']> = { method: 'GET', path: '/api/my/account/invitation/list-own' }
export const invitationResend: ClientCall<Calls['invitationResend']> = { method: 'POST', path: '/api/my/account/invitation/resend/{id}' }
export const invitationDelete: ClientCall<Calls['invitationDelete']> = { method: 'DELETE', path: '/api/my/account/invitation/delete/{id}' }
export const invitationRead: ClientCall<Calls['invitationRead']> = { method: 'POST', path: '/api/my/account/invitation/read' }
export const invitationAccept: ClientCall<Calls['invitationAccept']> = { method: 'POST', path: '/api/my/account/invitation/accept' }
