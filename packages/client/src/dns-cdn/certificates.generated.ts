// Written by `npm run gen` from the contract. Never edited by hand.
import type { certificateCalls } from '@sarv/contract/dns-cdn/certificates/certificates.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof certificateCalls

export const certificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    originCertGet: build.query<CallAnswer<Calls['originCertGet']>, CallArguments<Calls['originCertGet']>>(endpoint.reading<Calls['originCertGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/get' }, ['CdnCert'])),
    edgeCertGet: build.query<CallAnswer<Calls['edgeCertGet']>, CallArguments<Calls['edgeCertGet']>>(endpoint.reading<Calls['edgeCertGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/get' }, ['CdnCert'])),
    originCertGetUserCert: build.query<CallAnswer<Calls['originCertGetUserCert']>, CallArguments<Calls['originCertGetUserCert']>>(endpoint.reading<Calls['originCertGetUserCert']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/get-user-cert' }, ['CdnCert'])),
    edgeCertGetUserCert: build.query<CallAnswer<Calls['edgeCertGetUserCert']>, CallArguments<Calls['edgeCertGetUserCert']>>(endpoint.reading<Calls['edgeCertGetUserCert']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/get-user-cert' }, ['CdnCert'])),
    edgeCertCreate: build.mutation<CallAnswer<Calls['edgeCertCreate']>, CallArguments<Calls['edgeCertCreate']>>(endpoint.writing<Calls['edgeCertCreate']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/create' }, ['CdnCert', 'Operation'])),
    originCertCreateUserCert: build.mutation<CallAnswer<Calls['originCertCreateUserCert']>, CallArguments<Calls['originCertCreateUserCert']>>(endpoint.writing<Calls['originCertCreateUserCert']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/origin-cert/create-user-cert' }, ['CdnCert', 'Operation'])),
    edgeCertCreateUserCert: build.mutation<CallAnswer<Calls['edgeCertCreateUserCert']>, CallArguments<Calls['edgeCertCreateUserCert']>>(endpoint.writing<Calls['edgeCertCreateUserCert']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/edge-cert/create-user-cert' }, ['CdnCert', 'Operation'])),
  }),
})

export const useOriginCertGetQuery = certificateApi.useOriginCertGetQuery
export const useLazyOriginCertGetQuery = certificateApi.useLazyOriginCertGetQuery
export const useEdgeCertGetQuery = certificateApi.useEdgeCertGetQuery
export const useLazyEdgeCertGetQuery = certificateApi.useLazyEdgeCertGetQuery
export const useOriginCertGetUserCertQuery = certificateApi.useOriginCertGetUserCertQuery
export const useLazyOriginCertGetUserCertQuery = certificateApi.useLazyOriginCertGetUserCertQuery
export const useEdgeCertGetUserCertQuery = certificateApi.useEdgeCertGetUserCertQuery
export const useLazyEdgeCertGetUserCertQuery = certificateApi.useLazyEdgeCertGetUserCertQuery
export const useEdgeCertCreateMutation = certificateApi.useEdgeCertCreateMutation
export const useOriginCertCreateUserCertMutation = certificateApi.useOriginCertCreateUserCertMutation
export const useEdgeCertCreateUserCertMutation = certificateApi.useEdgeCertCreateUserCertMutation
