// Written by `npm run gen` from the contract. Never edited by hand.
import type { namespaceFirewallCalls } from '@sarv/contract/kubernetes-cloud/firewall/firewall.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof namespaceFirewallCalls

export const kubeCloudFirewallList: ClientCall<Calls['kubeCloudFirewallList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/list' }
export const kubeCloudFirewallGet: ClientCall<Calls['kubeCloudFirewallGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/get/{id}' }
export const kubeCloudFirewallCreate: ClientCall<Calls['kubeCloudFirewallCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/create' }
export const kubeCloudFirewallEdit: ClientCall<Calls['kubeCloudFirewallEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/edit/{id}' }
export const kubeCloudFirewallDelete: ClientCall<Calls['kubeCloudFirewallDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall/delete/{id}' }
