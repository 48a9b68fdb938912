// Written by `npm run gen` from the contract. Never edited by hand.
import type { recordCalls } from '@sarv/contract/dns-cdn/records/records.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof recordCalls

export const dnsRecordList: ClientCall<Calls['dnsRecordList']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/list' }
export const dnsRecordGet: ClientCall<Calls['dnsRecordGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/get/{id}' }
export const dnsRecordCreate: ClientCall<Calls['dnsRecordCreate']> = { method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/create' }
export const dnsRecordEdit: ClientCall<Calls['dnsRecordEdit']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/edit/{id}' }
export const dnsRecordChangeProxy: ClientCall<Calls['dnsRecordChangeProxy']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/change-proxy/{id}' }
export const dnsRecordDelete: ClientCall<Calls['dnsRecordDelete']> = { method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/delete/{id}' }
