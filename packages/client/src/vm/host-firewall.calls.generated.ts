// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostFirewallCalls } from '@sarv/contract/vm/host-firewall/host-firewall.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostFirewallCalls

export const vmHostFirewallList: ClientCall<Calls['vmHostFirewallList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/list' }
export const vmHostFirewallGet: ClientCall<Calls['vmHostFirewallGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/get/{id}' }
export const vmHostFirewallCreate: ClientCall<Calls['vmHostFirewallCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/create' }
export const vmHostFirewallEdit: ClientCall<Calls['vmHostFirewallEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/edit/{id}' }
export const vmHostFirewallDelete: ClientCall<Calls['vmHostFirewallDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/delete/{id}' }
export const vmHostFirewallReplace: ClientCall<Calls['vmHostFirewallReplace']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/replace' }
export const vmHostFirewallState: ClientCall<Calls['vmHostFirewallState']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/state' }
export const vmFirewallTrialList: ClientCall<Calls['vmFirewallTrialList']> = { method: 'GET', path: '/api/my/vm/firewall-trial/list' }
export const vmHostFirewallConfirm: ClientCall<Calls['vmHostFirewallConfirm']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/confirm' }
export const vmHostFirewallRevert: ClientCall<Calls['vmHostFirewallRevert']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/revert' }
export const vmHostFirewallReach: ClientCall<Calls['vmHostFirewallReach']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/firewall/reach' }
