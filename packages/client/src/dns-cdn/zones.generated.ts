// Written by `npm run gen` from the contract. Never edited by hand.
import type { zoneCalls } from '@sarv/contract/dns-cdn/zones/zones.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof zoneCalls

export const zoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    dnsHostList: build.query<CallAnswer<Calls['dnsHostList']>, CallArguments<Calls['dnsHostList']>>(endpoint.reading<Calls['dnsHostList']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/list' }, ['DnsCdnHost'])),
    dnsHostGet: build.query<CallAnswer<Calls['dnsHostGet']>, CallArguments<Calls['dnsHostGet']>>(endpoint.reading<Calls['dnsHostGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get/{id}' }, ['CdnHost'])),
    dnsHostGetNs: build.query<CallAnswer<Calls['dnsHostGetNs']>, CallArguments<Calls['dnsHostGetNs']>>(endpoint.reading<Calls['dnsHostGetNs']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get-ns/{id}' }, ['DnsCdnHost'])),
    dnsHostGetAnalytic: build.query<CallAnswer<Calls['dnsHostGetAnalytic']>, CallArguments<Calls['dnsHostGetAnalytic']>>(endpoint.reading<Calls['dnsHostGetAnalytic']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/get-analytic/{id}' }, [])),
    dnsHostCreate: build.mutation<CallAnswer<Calls['dnsHostCreate']>, CallArguments<Calls['dnsHostCreate']>>(endpoint.writing<Calls['dnsHostCreate']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/create' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostCheck: build.mutation<CallAnswer<Calls['dnsHostCheck']>, CallArguments<Calls['dnsHostCheck']>>(endpoint.writing<Calls['dnsHostCheck']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/check' }, [])),
    dnsHostChangeOriginCertType: build.mutation<CallAnswer<Calls['dnsHostChangeOriginCertType']>, CallArguments<Calls['dnsHostChangeOriginCertType']>>(endpoint.writing<Calls['dnsHostChangeOriginCertType']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-origin-cert-type/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostChangeNonWwwRedirect: build.mutation<CallAnswer<Calls['dnsHostChangeNonWwwRedirect']>, CallArguments<Calls['dnsHostChangeNonWwwRedirect']>>(endpoint.writing<Calls['dnsHostChangeNonWwwRedirect']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-non-www-redirect/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostChangeHttpsRedirect: build.mutation<CallAnswer<Calls['dnsHostChangeHttpsRedirect']>, CallArguments<Calls['dnsHostChangeHttpsRedirect']>>(endpoint.writing<Calls['dnsHostChangeHttpsRedirect']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-https-redirect/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostChangeHsts: build.mutation<CallAnswer<Calls['dnsHostChangeHsts']>, CallArguments<Calls['dnsHostChangeHsts']>>(endpoint.writing<Calls['dnsHostChangeHsts']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-hsts/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostChangeEdgeCertType: build.mutation<CallAnswer<Calls['dnsHostChangeEdgeCertType']>, CallArguments<Calls['dnsHostChangeEdgeCertType']>>(endpoint.writing<Calls['dnsHostChangeEdgeCertType']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-edge-cert-type/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostChangeCdnType: build.mutation<CallAnswer<Calls['dnsHostChangeCdnType']>, CallArguments<Calls['dnsHostChangeCdnType']>>(endpoint.writing<Calls['dnsHostChangeCdnType']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/change-cdn-type/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
    dnsHostDelete: build.mutation<CallAnswer<Calls['dnsHostDelete']>, CallArguments<Calls['dnsHostDelete']>>(endpoint.writing<Calls['dnsHostDelete']>({ method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/delete/{id}' }, ['DnsCdnHost', 'CdnHost', 'Operation'])),
  }),
})

export const useDnsHostListQuery = zoneApi.useDnsHostListQuery
export const useLazyDnsHostListQuery = zoneApi.useLazyDnsHostListQuery
export const useDnsHostGetQuery = zoneApi.useDnsHostGetQuery
export const useLazyDnsHostGetQuery = zoneApi.useLazyDnsHostGetQuery
export const useDnsHostGetNsQuery = zoneApi.useDnsHostGetNsQuery
export const useLazyDnsHostGetNsQuery = zoneApi.useLazyDnsHostGetNsQuery
export const useDnsHostGetAnalyticQuery = zoneApi.useDnsHostGetAnalyticQuery
export const useLazyDnsHostGetAnalyticQuery = zoneApi.useLazyDnsHostGetAnalyticQuery
export const useDnsHostCreateMutation = zoneApi.useDnsHostCreateMutation
export const useDnsHostCheckMutation = zoneApi.useDnsHostCheckMutation
export const useDnsHostChangeOriginCertTypeMutation = zoneApi.useDnsHostChangeOriginCertTypeMutation
export const useDnsHostChangeNonWwwRedirectMutation = zoneApi.useDnsHostChangeNonWwwRedirectMutation
export const useDnsHostChangeHttpsRedirectMutation = zoneApi.useDnsHostChangeHttpsRedirectMutation
export const useDnsHostChangeHstsMutation = zoneApi.useDnsHostChangeHstsMutation
export const useDnsHostChangeEdgeCertTypeMutation = zoneApi.useDnsHostChangeEdgeCertTypeMutation
export const useDnsHostChangeCdnTypeMutation = zoneApi.useDnsHostChangeCdnTypeMutation
export const useDnsHostDeleteMutation = zoneApi.useDnsHostDeleteMutation
