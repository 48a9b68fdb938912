// Written by `npm run gen` from the contract. Never edited by hand.
import type { zoneCalls } from '@sarv/contract/dns-cdn/zones/zones.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof zoneCalls

export const dnsHostList: ClientCall<Calls['dnsHostList']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/list' }
export const dnsHostGet: ClientCall<Calls['dnsHostGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get/{id}' }
export const dnsHostGetNs: ClientCall<Calls['dnsHostGetNs']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get-ns/{id}' }
export const dnsHostGetAnalytic: ClientCall<Calls['dnsHostGetAnalytic']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get-analytic/{id}' }
export const dnsHostCreate: ClientCall<Calls['dnsHostCreate']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/create' }
export const dnsHostCheck: ClientCall<Calls['dnsHostCheck']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/check' }
export const dnsHostChangeOriginCertType: ClientCall<Calls['dnsHostChangeOriginCertType']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-origin-cert-type/{id}' }
export const dnsHostChangeNonWwwRedirect: ClientCall<Calls['dnsHostChangeNonWwwRedirect']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-non-www-redirect/{id}' }
export const dnsHostChangeHttpsRedirect: ClientCall<Calls['dnsHostChangeHttpsRedirect']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-https-redirect/{id}' }
export const dnsHostChangeHsts: ClientCall<Calls['dnsHostChangeHsts']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-hsts/{id}' }
export const dnsHostChangeEdgeCertType: ClientCall<Calls['dnsHostChangeEdgeCertType']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-edge-cert-type/{id}' }
export const dnsHostChangeCdnType: ClientCall<Calls['dnsHostChangeCdnType']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-cdn-type/{id}' }
export const dnsHostDelete: ClientCall<Calls['dnsHostDelete']> = { method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/delete/{id}' }
