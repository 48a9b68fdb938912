// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostActivityCalls } from '@sarv/contract/vm/host-activity/host-activity.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostActivityCalls

export const vmHostActivityList: ClientCall<Calls['vmHostActivityList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/activity/list' }
