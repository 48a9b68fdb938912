// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcCalls } from '@sarv/contract/vm/vpcs/vpcs.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vpcCalls

export const vpcNetworkAccessList: ClientCall<Calls['vpcNetworkAccessList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/list' }
export const vpcInterfaceList: ClientCall<Calls['vpcInterfaceList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/list' }
export const vpcList: ClientCall<Calls['vpcList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/list' }
export const vpcShortList: ClientCall<Calls['vpcShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/short-list' }
export const vpcInterfaceShortList: ClientCall<Calls['vpcInterfaceShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/short-list' }
export const vpcGet: ClientCall<Calls['vpcGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/get/{id}' }
export const vpcReceipt: ClientCall<Calls['vpcReceipt']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/receipt/{id}' }
export const vpcNetworkAccessCreate: ClientCall<Calls['vpcNetworkAccessCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/create' }
export const vpcNetworkAccessAnswer: ClientCall<Calls['vpcNetworkAccessAnswer']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/answer/{id}' }
export const vpcNetworkAccessDelete: ClientCall<Calls['vpcNetworkAccessDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/delete/{id}' }
export const vpcInterfaceCreate: ClientCall<Calls['vpcInterfaceCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/create' }
export const vpcCreate: ClientCall<Calls['vpcCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/create' }
export const vpcEdit: ClientCall<Calls['vpcEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/edit/{id}' }
export const vpcInterfaceRemove: ClientCall<Calls['vpcInterfaceRemove']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/remove/{id}' }
export const vpcDelete: ClientCall<Calls['vpcDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/delete/{id}' }
