// Written by `npm run gen` from the contract. Never edited by hand.
import type { routeCalls } from '@sarv/contract/dns-cdn/routes/routes.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof routeCalls

export const cdnRouteList: ClientCall<Calls['cdnRouteList']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/list' }
export const cdnRouteGet: ClientCall<Calls['cdnRouteGet']> = { method: 'GET', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/get/{id}' }
export const cdnRouteEdit: ClientCall<Calls['cdnRouteEdit']> = { method: 'PUT', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/edit/{id}' }
export const cdnRouteDelete: ClientCall<Calls['cdnRouteDelete']> = { method: 'DELETE', path: '/api/my/dns-cdn/{projectId}/host/{dnsCdnHostId}/cdn-route/delete/{id}' }
