// Written by `npm run gen` from the contract. Never edited by hand.
import type { webHostCalls } from '@sarv/contract/dns-cdn/web-hosts/web-hosts.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof webHostCalls

export const webHostApi = api.injectEndpoints({
  endpoints: (build) => ({
    webHostList: build.query<CallAnswer<Calls['webHostList']>, CallArguments<Calls['webHostList']>>(endpoint.reading<Calls['webHostList']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/list' }, ['WebHost'])),
    webHostGet: build.query<CallAnswer<Calls['webHostGet']>, CallArguments<Calls['webHostGet']>>(endpoint.reading<Calls['webHostGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/get/{id}' }, ['WebHost'])),
    webHostGetLoginSession: build.query<CallAnswer<Calls['webHostGetLoginSession']>, CallArguments<Calls['webHostGetLoginSession']>>(endpoint.reading<Calls['webHostGetLoginSession']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/web-host/get-login-session/{id}' }, [])),
    webHostCreate: build.mutation<CallAnswer<Calls['webHostCreate']>, CallArguments<Calls['webHostCreate']>>(endpoint.writing<Calls['webHostCreate']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/web-host/create' }, ['WebHost', 'Operation'])),
    webHostEdit: build.mutation<CallAnswer<Calls['webHostEdit']>, CallArguments<Calls['webHostEdit']>>(endpoint.writing<Calls['webHostEdit']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/web-host/edit/{id}' }, ['WebHost', 'Operation'])),
    webHostCheckDomain: build.mutation<CallAnswer<Calls['webHostCheckDomain']>, CallArguments<Calls['webHostCheckDomain']>>(endpoint.writing<Calls['webHostCheckDomain']>({ method: 'POST', path: '/api/my/dns-cdn/{projectId}/web-host/check-domain' }, [])),
    webHostDelete: build.mutation<CallAnswer<Calls['webHostDelete']>, CallArguments<Calls['webHostDelete']>>(endpoint.writing<Calls['webHostDelete']>({ method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/web-host/delete/{id}' }, ['WebHost', 'Operation'])),
  }),
})

export const useWebHostListQuery = webHostApi.useWebHostListQuery
export const useLazyWebHostListQuery = webHostApi.useLazyWebHostListQuery
export const useWebHostGetQuery = webHostApi.useWebHostGetQuery
export const useLazyWebHostGetQuery = webHostApi.useLazyWebHostGetQuery
export const useWebHostGetLoginSessionQuery = webHostApi.useWebHostGetLoginSessionQuery
export const useLazyWebHostGetLoginSessionQuery = webHostApi.useLazyWebHostGetLoginSessionQuery
export const useWebHostCreateMutation = webHostApi.useWebHostCreateMutation
export const useWebHostEditMutation = webHostApi.useWebHostEditMutation
export const useWebHostCheckDomainMutation = webHostApi.useWebHostCheckDomainMutation
export const useWebHostDeleteMutation = webHostApi.useWebHostDeleteMutation
