// Written by `npm run gen` from the contract. Never edited by hand.
import type { loadBalancerCalls } from '@sarv/contract/vm/load-balancers/load-balancers.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof loadBalancerCalls

export const loadBalancerList: ClientCall<Calls['loadBalancerList']> = { method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/list' }
export const loadBalancerGet: ClientCall<Calls['loadBalancerGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/get/{id}' }
export const loadBalancerReceipt: ClientCall<Calls['loadBalancerReceipt']> = { method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/receipt/{id}' }
export const loadBalancerCapability: ClientCall<Calls['loadBalancerCapability']> = { method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/capability' }
export const loadBalancerProbeList: ClientCall<Calls['loadBalancerProbeList']> = { method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/probe-list/{id}/{listenerId}/{vmHostId}' }
export const loadBalancerProbe: ClientCall<Calls['loadBalancerProbe']> = { method: 'POST', path: '/api/my/vm/{projectId}/load-balancer/host/probe/{id}' }
export const loadBalancerCreate: ClientCall<Calls['loadBalancerCreate']> = { method: 'POST', path: '/api/my/vm/{projectId}/load-balancer/host/create' }
export const loadBalancerEdit: ClientCall<Calls['loadBalancerEdit']> = { method: 'PUT', path: '/api/my/vm/{projectId}/load-balancer/host/edit/{id}' }
export const loadBalancerRebuild: ClientCall<Calls['loadBalancerRebuild']> = { method: 'PUT', path: '/api/my/vm/{projectId}/load-balancer/host/rebuild/{id}' }
export const loadBalancerDelete: ClientCall<Calls['loadBalancerDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/load-balancer/host/delete/{id}' }
