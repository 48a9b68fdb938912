// Written by `npm run gen` from the contract. Never edited by hand.
import type { networkPlanCalls } from '@sarv/contract/vm/network-plans/network-plans.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof networkPlanCalls

export const networkPlanGet: ClientCall<Calls['networkPlanGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/get' }
export const networkPlanReach: ClientCall<Calls['networkPlanReach']> = { method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/reach' }
export const networkPlanSet: ClientCall<Calls['networkPlanSet']> = { method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/set' }
export const networkPlanDelete: ClientCall<Calls['networkPlanDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/delete' }
export const networkPlanApply: ClientCall<Calls['networkPlanApply']> = { method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan/apply' }
