// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostCalls

export const vmHostList: ClientCall<Calls['vmHostList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/list' }
export const vmHostShortList: ClientCall<Calls['vmHostShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/short-list' }
export const vmHostGet: ClientCall<Calls['vmHostGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/get/{id}' }
export const vmHostEdit: ClientCall<Calls['vmHostEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/edit/{id}' }
export const vmHostEditLock: ClientCall<Calls['vmHostEditLock']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/edit-lock/{id}' }
export const vmHostStop: ClientCall<Calls['vmHostStop']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/stop/{id}' }
export const vmHostStart: ClientCall<Calls['vmHostStart']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/start/{id}' }
export const vmHostShutdown: ClientCall<Calls['vmHostShutdown']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/shutdown/{id}' }
export const vmHostReset: ClientCall<Calls['vmHostReset']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/reset/{id}' }
export const vmHostReboot: ClientCall<Calls['vmHostReboot']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/reboot/{id}' }
