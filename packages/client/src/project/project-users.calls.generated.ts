// Written by `npm run gen` from the contract. Never edited by hand.
import type { projectUserCalls } from '@sarv/contract/project/project-users/project-users.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof projectUserCalls

export const projectUserList: ClientCall<Calls['projectUserList']> = { method: 'GET', path: '/api/my/{projectId}/user/list' }
export const projectUserCreate: ClientCall<Calls['projectUserCreate']> = { method: 'POST', path: '/api/my/{projectId}/user/create' }
export const projectUserEdit: ClientCall<Calls['projectUserEdit']> = { method: 'POST', path: '/api/my/{projectId}/user/edit/{id}' }
export const projectUserLeftBehind: ClientCall<Calls['projectUserLeftBehind']> = { method: 'GET', path: '/api/my/{projectId}/user/left-behind/{id}' }
export const projectUserDelete: ClientCall<Calls['projectUserDelete']> = { method: 'DELETE', path: '/api/my/{projectId}/user/delete/{id}' }
export const projectInvitationList: ClientCall<Calls['projectInvitationList']> = { method: 'GET', path: '/api/my/{projectId}/user/invitation/list' }
export const projectInvitationDelete: ClientCall<Calls['projectInvitationDelete']> = { method: 'DELETE', path: '/api/my/{projectId}/user/invitation/delete/{id}' }
