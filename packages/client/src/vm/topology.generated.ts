// Written by `npm run gen` from the contract. Never edited by hand.
import type { topologyCalls } from '@sarv/contract/vm/topology/topology.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof topologyCalls

export const topologyApi = api.injectEndpoints({
  endpoints: (build) => ({
    topologyGet: build.query<CallAnswer<Calls['topologyGet']>, CallArguments<Calls['topologyGet']>>(endpoint.reading<Calls['topologyGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/topology/get' }, ['Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'])),
    topologyReach: build.query<CallAnswer<Calls['topologyReach']>, CallArguments<Calls['topologyReach']>>(endpoint.reading<Calls['topologyReach']>({ method: 'GET', path: '/api/my/vm/{projectId}/topology/reach' }, ['Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'])),
  }),
})

export const useTopologyGetQuery = topologyApi.useTopologyGetQuery
export const useLazyTopologyGetQuery = topologyApi.useLazyTopologyGetQuery
export const useTopologyReachQuery = topologyApi.useTopologyReachQuery
export const useLazyTopologyReachQuery = topologyApi.useLazyTopologyReachQuery
