// Written by `npm run gen` from the contract. Never edited by hand.
import type { certificateCalls } from '@sarv/contract/dns-cdn/certificates/certificates.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof certificateCalls

export const originCertGet: ClientCall<Calls['originCertGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/get' }
export const edgeCertGet: ClientCall<Calls['edgeCertGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/get' }
export const originCertGetUserCert: ClientCall<Calls['originCertGetUserCert']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/get-user-cert' }
export const edgeCertGetUserCert: ClientCall<Calls['edgeCertGetUserCert']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/get-user-cert' }
export const edgeCertCreate: ClientCall<Calls['edgeCertCreate']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/create' }
export const originCertCreateUserCert: ClientCall<Calls['originCertCreateUserCert']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/create-user-cert' }
export const edgeCertCreateUserCert: ClientCall<Calls['edgeCertCreateUserCert']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/create-user-cert' }
