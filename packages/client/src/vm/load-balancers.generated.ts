// Written by `npm run gen` from the contract. Never edited by hand.
import type { loadBalancerCalls } from '@sarv/contract/vm/load-balancers/load-balancers.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof loadBalancerCalls

export const loadBalancerApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadBalancerList: build.query<CallAnswer<Calls['loadBalancerList']>, CallArguments<Calls['loadBalancerList']>>(endpoint.reading<Calls['loadBalancerList']>({ method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/list' }, ['LoadBalance'])),
    loadBalancerGet: build.query<CallAnswer<Calls['loadBalancerGet']>, CallArguments<Calls['loadBalancerGet']>>(endpoint.reading<Calls['loadBalancerGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/get/{id}' }, ['LoadBalance'])),
    loadBalancerReceipt: build.query<CallAnswer<Calls['loadBalancerReceipt']>, CallArguments<Calls['loadBalancerReceipt']>>(endpoint.reading<Calls['loadBalancerReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/receipt/{id}' }, ['LoadBalance'])),
    loadBalancerCapability: build.query<CallAnswer<Calls['loadBalancerCapability']>, CallArguments<Calls['loadBalancerCapability']>>(endpoint.reading<Calls['loadBalancerCapability']>({ method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/capability' }, ['LoadBalance'])),
    loadBalancerProbeList: build.query<CallAnswer<Calls['loadBalancerProbeList']>, CallArguments<Calls['loadBalancerProbeList']>>(endpoint.reading<Calls['loadBalancerProbeList']>({ method: 'GET', path: '/api/my/vm/{projectId}/load-balancer/host/probe-list/{id}/{listenerId}/{vmHostId}' }, ['LoadBalance'])),
    loadBalancerProbe: build.mutation<CallAnswer<Calls['loadBalancerProbe']>, CallArguments<Calls['loadBalancerProbe']>>(endpoint.writing<Calls['loadBalancerProbe']>({ method: 'POST', path: '/api/my/vm/{projectId}/load-balancer/host/probe/{id}' }, ['LoadBalance'])),
    loadBalancerCreate: build.mutation<CallAnswer<Calls['loadBalancerCreate']>, CallArguments<Calls['loadBalancerCreate']>>(endpoint.writing<Calls['loadBalancerCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/load-balancer/host/create' }, ['LoadBalance', 'Operation'])),
    loadBalancerEdit: build.mutation<CallAnswer<Calls['loadBalancerEdit']>, CallArguments<Calls['loadBalancerEdit']>>(endpoint.writing<Calls['loadBalancerEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/load-balancer/host/edit/{id}' }, ['LoadBalance', 'Operation'])),
    loadBalancerRebuild: build.mutation<CallAnswer<Calls['loadBalancerRebuild']>, CallArguments<Calls['loadBalancerRebuild']>>(endpoint.writing<Calls['loadBalancerRebuild']>({ method: 'PUT', path: '/api/my/vm/{projectId}/load-balancer/host/rebuild/{id}' }, ['LoadBalance', 'Operation'])),
    loadBalancerDelete: build.mutation<CallAnswer<Calls['loadBalancerDelete']>, CallArguments<Calls['loadBalancerDelete']>>(endpoint.writing<Calls['loadBalancerDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/load-balancer/host/delete/{id}' }, ['LoadBalance', 'Operation'])),
  }),
})

export const useLoadBalancerListQuery = loadBalancerApi.useLoadBalancerListQuery
export const useLazyLoadBalancerListQuery = loadBalancerApi.useLazyLoadBalancerListQuery
export const useLoadBalancerGetQuery = loadBalancerApi.useLoadBalancerGetQuery
export const useLazyLoadBalancerGetQuery = loadBalancerApi.useLazyLoadBalancerGetQuery
export const useLoadBalancerReceiptQuery = loadBalancerApi.useLoadBalancerReceiptQuery
export const useLazyLoadBalancerReceiptQuery = loadBalancerApi.useLazyLoadBalancerReceiptQuery
export const useLoadBalancerCapabilityQuery = loadBalancerApi.useLoadBalancerCapabilityQuery
export const useLazyLoadBalancerCapabilityQuery = loadBalancerApi.useLazyLoadBalancerCapabilityQuery
export const useLoadBalancerProbeListQuery = loadBalancerApi.useLoadBalancerProbeListQuery
export const useLazyLoadBalancerProbeListQuery = loadBalancerApi.useLazyLoadBalancerProbeListQuery
export const useLoadBalancerProbeMutation = loadBalancerApi.useLoadBalancerProbeMutation
export const useLoadBalancerCreateMutation = loadBalancerApi.useLoadBalancerCreateMutation
export const useLoadBalancerEditMutation = loadBalancerApi.useLoadBalancerEditMutation
export const useLoadBalancerRebuildMutation = loadBalancerApi.useLoadBalancerRebuildMutation
export const useLoadBalancerDeleteMutation = loadBalancerApi.useLoadBalancerDeleteMutation
