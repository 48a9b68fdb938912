// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmNetworkCalls } from '@sarv/contract/vm/networks/networks.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmNetworkCalls

export const vmNetworkNodeList: ClientCall<Calls['vmNetworkNodeList']> = { method: 'GET', path: '/api/my/vm/{projectId}/network/node/list' }
export const vmNetworkList: ClientCall<Calls['vmNetworkList']> = { method: 'GET', path: '/api/my/vm/{projectId}/network/list' }
export const vmNetworkShortList: ClientCall<Calls['vmNetworkShortList']> = { method: 'GET', path: '/api/my/vm/{projectId}/network/short-list' }
export const vmNetworkCreate: ClientCall<Calls['vmNetworkCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/network/create' }
export const vmNetworkEdit: ClientCall<Calls['vmNetworkEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/network/edit/{id}' }
export const vmNetworkNodeDetach: ClientCall<Calls['vmNetworkNodeDetach']> = { method: 'PUT', path: '/api/my/vm/{projectId}/network/node/detach/{id}' }
export const vmNetworkNodeAttach: ClientCall<Calls['vmNetworkNodeAttach']> = { method: 'POST', path: '/api/my/vm/{projectId}/network/node/attach' }
export const vmNetworkDelete: ClientCall<Calls['vmNetworkDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/network/delete/{id}' }
