// Written by `npm run gen` from the contract. Never edited by hand.
import type { projectCalls } from '@sarv/contract/project/projects/projects.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof projectCalls

export const projectList: ClientCall<Calls['projectList']> = { method: 'GET', path: '/api/my/project/list' }
export const projectGet: ClientCall<Calls['projectGet']> = { method: 'GET', path: '/api/my/project/get/{id}' }
export const projectCreate: ClientCall<Calls['projectCreate']> = { method: 'POST', path: '/api/my/create' }
export const projectEdit: ClientCall<Calls['projectEdit']> = { method: 'PUT', path: '/api/my/project/edit/{id}' }
export const projectDelete: ClientCall<Calls['projectDelete']> = { method: 'DELETE', path: '/api/my/project/delete/{id}' }
