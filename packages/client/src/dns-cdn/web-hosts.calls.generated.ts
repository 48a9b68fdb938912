// Written by `npm run gen` from the contract. Never edited by hand.
import type { webHostCalls } from '@sarv/contract/dns-cdn/web-hosts/web-hosts.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof webHostCalls

export const webHostList: ClientCall<Calls['webHostList']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/list' }
export const webHostGet: ClientCall<Calls['webHostGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/get/{id}' }
export const webHostGetLoginSession: ClientCall<Calls['webHostGetLoginSession']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/get-login-session/{id}' }
export const webHostCreate: ClientCall<Calls['webHostCreate']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/web-host/create' }
export const webHostEdit: ClientCall<Calls['webHostEdit']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/web-host/edit/{id}' }
export const webHostCheckDomain: ClientCall<Calls['webHostCheckDomain']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/web-host/check-domain' }
export const webHostDelete: ClientCall<Calls['webHostDelete']> = { method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/web-host/delete/{id}' }
