// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostIpCalls } from '@sarv/contract/vm/host-ips/host-ips.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostIpCalls

export const vmHostIpList: ClientCall<Calls['vmHostIpList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/list' }
export const vmHostIpReceipt: ClientCall<Calls['vmHostIpReceipt']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/receipt/{id}' }
export const vmHostIpCreate: ClientCall<Calls['vmHostIpCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/create' }
export const vmHostIpEdit: ClientCall<Calls['vmHostIpEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/edit/{id}' }
export const vmHostIpMove: ClientCall<Calls['vmHostIpMove']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/move/{id}' }
export const vmHostIpDelete: ClientCall<Calls['vmHostIpDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/ip/delete/{id}' }
