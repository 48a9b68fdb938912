// Written by `npm run gen` from the contract. Never edited by hand.
import type { recordCalls } from '@sarv/contract/dns-cdn/records/records.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof recordCalls

export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    dnsRecordList: build.query<CallAnswer<Calls['dnsRecordList']>, CallArguments<Calls['dnsRecordList']>>(endpoint.reading<Calls['dnsRecordList']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/list' }, ['DNSRecordSetting', 'ProxyStatus'])),
    dnsRecordGet: build.query<CallAnswer<Calls['dnsRecordGet']>, CallArguments<Calls['dnsRecordGet']>>(endpoint.reading<Calls['dnsRecordGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/get/{id}' }, ['EditRecordDialog'])),
    dnsRecordCreate: build.mutation<CallAnswer<Calls['dnsRecordCreate']>, CallArguments<Calls['dnsRecordCreate']>>(endpoint.writing<Calls['dnsRecordCreate']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/create' }, ['DNSRecordSetting', 'CdnRoute', 'Operation'])),
    dnsRecordEdit: build.mutation<CallAnswer<Calls['dnsRecordEdit']>, CallArguments<Calls['dnsRecordEdit']>>(endpoint.writing<Calls['dnsRecordEdit']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/edit/{id}' }, ['DNSRecordSetting', 'EditRecordDialog', 'CdnRoute', 'Operation'])),
    dnsRecordChangeProxy: build.mutation<CallAnswer<Calls['dnsRecordChangeProxy']>, CallArguments<Calls['dnsRecordChangeProxy']>>(endpoint.writing<Calls['dnsRecordChangeProxy']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/change-proxy/{id}' }, ['ProxyStatus', 'DNSRecordSetting', 'EditRecordDialog', 'CdnRoute', 'Operation'])),
    dnsRecordDelete: build.mutation<CallAnswer<Calls['dnsRecordDelete']>, CallArguments<Calls['dnsRecordDelete']>>(endpoint.writing<Calls['dnsRecordDelete']>({ method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/dns-record/delete/{id}' }, ['DNSRecordSetting', 'CdnRoute', 'Operation'])),
  }),
})

export const useDnsRecordListQuery = recordApi.useDnsRecordListQuery
export const useLazyDnsRecordListQuery = recordApi.useLazyDnsRecordListQuery
export const useDnsRecordGetQuery = recordApi.useDnsRecordGetQuery
export const useLazyDnsRecordGetQuery = recordApi.useLazyDnsRecordGetQuery
export const useDnsRecordCreateMutation = recordApi.useDnsRecordCreateMutation
export const useDnsRecordEditMutation = recordApi.useDnsRecordEditMutation
export const useDnsRecordChangeProxyMutation = recordApi.useDnsRecordChangeProxyMutation
export const useDnsRecordDeleteMutation = recordApi.useDnsRecordDeleteMutation
