// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcNatCalls } from '@sarv/contract/vm/vpc-nats/vpc-nats.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vpcNatCalls

export const vpcNatList: ClientCall<Calls['vpcNatList']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/list' }
export const vpcNatGet: ClientCall<Calls['vpcNatGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/get/{id}' }
export const vpcNatOptions: ClientCall<Calls['vpcNatOptions']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/options' }
export const vpcNatCreateDnat: ClientCall<Calls['vpcNatCreateDnat']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/create-dnat' }
export const vpcNatCreateSnat: ClientCall<Calls['vpcNatCreateSnat']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/create-snat' }
export const vpcNatEditDnat: ClientCall<Calls['vpcNatEditDnat']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/edit-dnat/{id}' }
export const vpcNatEditSnat: ClientCall<Calls['vpcNatEditSnat']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/edit-snat' }
export const vpcNatDelete: ClientCall<Calls['vpcNatDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/delete/{id}' }
export const vpcNatDeleteSnat: ClientCall<Calls['vpcNatDeleteSnat']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/delete-snat' }
