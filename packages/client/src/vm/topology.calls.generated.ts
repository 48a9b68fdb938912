// Written by `npm run gen` from the contract. Never edited by hand.
import type { topologyCalls } from '@sarv/contract/vm/topology/topology.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof topologyCalls

export const topologyGet: ClientCall<Calls['topologyGet']> = { method: 'GET', path: '/api/my/vm/{projectId}/topology/get' }
export const topologyReach: ClientCall<Calls['topologyReach']> = { method: 'GET', path: '/api/my/vm/{projectId}/topology/reach' }
