// Written by `npm run gen` from the contract. Never edited by hand.
import type { bareMetalCalls } from '@sarv/contract/bare-metal/bare-metal.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bareMetalCalls

export const bareMetalHostList: ClientCall<Calls['bareMetalHostList']> = { method: 'GET', path: '/api/my/bare-metal/{projectId}/host/list' }
export const bareMetalHostGet: ClientCall<Calls['bareMetalHostGet']> = { method: 'GET', path: '/api/my/bare-metal/{projectId}/host/get/{id}' }
export const bareMetalHostCreate: ClientCall<Calls['bareMetalHostCreate']> = { method: 'POST', path: '/api/my/bare-metal/{projectId}/host/create' }
export const bareMetalHostDelete: ClientCall<Calls['bareMetalHostDelete']> = { method: 'DELETE', path: '/api/my/bare-metal/{projectId}/host/delete/{id}' }
