// Written by `npm run gen` from the contract. Never edited by hand.
import type { networkPlanCalls } from '@sarv/contract/vm/network-plans/network-plans.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof networkPlanCalls

export const networkPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkPlanGet: build.query<CallAnswer<Calls['networkPlanGet']>, CallArguments<Calls['networkPlanGet']>>(endpoint.reading<Calls['networkPlanGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/get' }, ['NetworkPlan', 'Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'])),
    networkPlanReach: build.query<CallAnswer<Calls['networkPlanReach']>, CallArguments<Calls['networkPlanReach']>>(endpoint.reading<Calls['networkPlanReach']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/reach' }, ['NetworkPlan', 'Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'])),
    networkPlanSet: build.mutation<CallAnswer<Calls['networkPlanSet']>, CallArguments<Calls['networkPlanSet']>>(endpoint.writing<Calls['networkPlanSet']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/set' }, ['NetworkPlan'])),
    networkPlanDelete: build.mutation<CallAnswer<Calls['networkPlanDelete']>, CallArguments<Calls['networkPlanDelete']>>(endpoint.writing<Calls['networkPlanDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/delete' }, ['NetworkPlan'])),
    networkPlanApply: build.mutation<CallAnswer<Calls['networkPlanApply']>, CallArguments<Calls['networkPlanApply']>>(endpoint.writing<Calls['networkPlanApply']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/apply' }, ['NetworkPlan', 'Vpc', 'Network', 'PublicIP', 'VpcNat', 'LoadBalance', 'VmHost', 'Operation'])),
  }),
})

export const useNetworkPlanGetQuery = networkPlanApi.useNetworkPlanGetQuery
export const useLazyNetworkPlanGetQuery = networkPlanApi.useLazyNetworkPlanGetQuery
export const useNetworkPlanReachQuery = networkPlanApi.useNetworkPlanReachQuery
export const useLazyNetworkPlanReachQuery = networkPlanApi.useLazyNetworkPlanReachQuery
export const useNetworkPlanSetMutation = networkPlanApi.useNetworkPlanSetMutation
export const useNetworkPlanDeleteMutation = networkPlanApi.useNetworkPlanDeleteMutation
export const useNetworkPlanApplyMutation = networkPlanApi.useNetworkPlanApplyMutation
