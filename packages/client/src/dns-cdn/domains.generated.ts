// Written by `npm run gen` from the contract. Never edited by hand.
import type { domainCalls } from '@sarv/contract/dns-cdn/domains/domains.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof domainCalls

export const domainApi = api.injectEndpoints({
  endpoints: (build) => ({
    domainList: build.query<CallAnswer<Calls['domainList']>, CallArguments<Calls['domainList']>>(endpoint.reading<Calls['domainList']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/list' }, ['Domain'])),
    domainGet: build.query<CallAnswer<Calls['domainGet']>, CallArguments<Calls['domainGet']>>(endpoint.reading<Calls['domainGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/get/{id}' }, ['Domain'])),
    domainGetStatus: build.query<CallAnswer<Calls['domainGetStatus']>, CallArguments<Calls['domainGetStatus']>>(endpoint.reading<Calls['domainGetStatus']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/domain/get-status/{id}' }, ['Domain'])),
    domainRegister: build.mutation<CallAnswer<Calls['domainRegister']>, CallArguments<Calls['domainRegister']>>(endpoint.writing<Calls['domainRegister']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/register' }, ['Domain', 'Invoice', 'Wallet', 'Operation'])),
    domainResendVerification: build.mutation<CallAnswer<Calls['domainResendVerification']>, CallArguments<Calls['domainResendVerification']>>(endpoint.writing<Calls['domainResendVerification']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/resend-verification/{id}' }, [])),
    domainCheckDomain: build.mutation<CallAnswer<Calls['domainCheckDomain']>, CallArguments<Calls['domainCheckDomain']>>(endpoint.writing<Calls['domainCheckDomain']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/check-domain' }, [])),
    domainChangeNs: build.mutation<CallAnswer<Calls['domainChangeNs']>, CallArguments<Calls['domainChangeNs']>>(endpoint.writing<Calls['domainChangeNs']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/domain/change-ns/{id}' }, ['Domain', 'Operation'])),
    domainRenew: build.mutation<CallAnswer<Calls['domainRenew']>, CallArguments<Calls['domainRenew']>>(endpoint.writing<Calls['domainRenew']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/domain/renew/{id}' }, ['Domain', 'Invoice', 'Wallet', 'Operation'])),
    domainChangeContact: build.mutation<CallAnswer<Calls['domainChangeContact']>, CallArguments<Calls['domainChangeContact']>>(endpoint.writing<Calls['domainChangeContact']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/domain/change-contact/{id}' }, ['Domain', 'Operation'])),
    domainDelete: build.mutation<CallAnswer<Calls['domainDelete']>, CallArguments<Calls['domainDelete']>>(endpoint.writing<Calls['domainDelete']>({ method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/domain/delete/{id}' }, ['Domain', 'Operation'])),
  }),
})

export const useDomainListQuery = domainApi.useDomainListQuery
export const useLazyDomainListQuery = domainApi.useLazyDomainListQuery
export const useDomainGetQuery = domainApi.useDomainGetQuery
export const useLazyDomainGetQuery = domainApi.useLazyDomainGetQuery
export const useDomainGetStatusQuery = domainApi.useDomainGetStatusQuery
export const useLazyDomainGetStatusQuery = domainApi.useLazyDomainGetStatusQuery
export const useDomainRegisterMutation = domainApi.useDomainRegisterMutation
export const useDomainResendVerificationMutation = domainApi.useDomainResendVerificationMutation
export const useDomainCheckDomainMutation = domainApi.useDomainCheckDomainMutation
export const useDomainChangeNsMutation = domainApi.useDomainChangeNsMutation
export const useDomainRenewMutation = domainApi.useDomainRenewMutation
export const useDomainChangeContactMutation = domainApi.useDomainChangeContactMutation
export const useDomainDeleteMutation = domainApi.useDomainDeleteMutation
