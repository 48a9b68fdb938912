// Written by `npm run gen` from the contract. Never edited by hand.
import type { domainCalls } from '@sarv/contract/dns-cdn/domains/domains.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof domainCalls

export const domainList: ClientCall<Calls['domainList']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/list' }
export const domainGet: ClientCall<Calls['domainGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/get/{id}' }
export const domainGetStatus: ClientCall<Calls['domainGetStatus']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/get-status/{id}' }
export const domainRegister: ClientCall<Calls['domainRegister']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/register' }
export const domainResendVerification: ClientCall<Calls['domainResendVerification']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/resend-verification/{id}' }
export const domainCheckDomain: ClientCall<Calls['domainCheckDomain']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/check-domain' }
export const domainChangeNs: ClientCall<Calls['domainChangeNs']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/domain/change-ns/{id}' }
export const domainRenew: ClientCall<Calls['domainRenew']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/renew/{id}' }
export const domainChangeContact: ClientCall<Calls['domainChangeContact']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/domain/change-contact/{id}' }
export const domainDelete: ClientCall<Calls['domainDelete']> = { method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/domain/delete/{id}' }
