// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcIpCalls } from '@sarv/contract/vm/vpc-ips/vpc-ips.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vpcIpCalls

export const vpcIpList: ClientCall<Calls['vpcIpList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/list' }
export const vpcIpCreate: ClientCall<Calls['vpcIpCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/create' }
export const vpcIpEdit: ClientCall<Calls['vpcIpEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/edit/{id}' }
export const vpcIpAssign: ClientCall<Calls['vpcIpAssign']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/assign/{id}' }
export const vpcIpMove: ClientCall<Calls['vpcIpMove']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/move/{id}' }
export const vpcIpDelete: ClientCall<Calls['vpcIpDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/delete/{id}' }
