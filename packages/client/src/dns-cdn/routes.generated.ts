// Written by `npm run gen` from the contract. Never edited by hand.
import type { routeCalls } from '@sarv/contract/dns-cdn/routes/routes.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof routeCalls

export const routeApi = api.injectEndpoints({
  endpoints: (build) => ({
    cdnRouteList: build.query<CallAnswer<Calls['cdnRouteList']>, CallArguments<Calls['cdnRouteList']>>(endpoint.reading<Calls['cdnRouteList']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/list' }, ['CdnRoute'])),
    cdnRouteGet: build.query<CallAnswer<Calls['cdnRouteGet']>, CallArguments<Calls['cdnRouteGet']>>(endpoint.reading<Calls['cdnRouteGet']>({ method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/get/{id}' }, ['CdnRoute'])),
    cdnRouteEdit: build.mutation<CallAnswer<Calls['cdnRouteEdit']>, CallArguments<Calls['cdnRouteEdit']>>(endpoint.writing<Calls['cdnRouteEdit']>({ method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/edit/{id}' }, ['CdnRoute', 'Operation'])),
    cdnRouteDelete: build.mutation<CallAnswer<Calls['cdnRouteDelete']>, CallArguments<Calls['cdnRouteDelete']>>(endpoint.writing<Calls['cdnRouteDelete']>({ method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/delete/{id}' }, ['CdnRoute', 'ProxyStatus', 'Operation'])),
  }),
})

export const useCdnRouteListQuery = routeApi.useCdnRouteListQuery
export const useLazyCdnRouteListQuery = routeApi.useLazyCdnRouteListQuery
export const useCdnRouteGetQuery = routeApi.useCdnRouteGetQuery
export const useLazyCdnRouteGetQuery = routeApi.useLazyCdnRouteGetQuery
export const useCdnRouteEditMutation = routeApi.useCdnRouteEditMutation
export const useCdnRouteDeleteMutation = routeApi.useCdnRouteDeleteMutation
