// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostActivityCalls } from '@sarv/contract/vm/host-activity/host-activity.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmHostActivityCalls

export const vmHostActivityApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostActivityList: build.query<CallAnswer<Calls['vmHostActivityList']>, CallArguments<Calls['vmHostActivityList']>>(endpoint.reading<Calls['vmHostActivityList']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/{vmHostId}/activity/list' }, ['VmHost'])),
  }),
})

export const useVmHostActivityListQuery = vmHostActivityApi.useVmHostActivityListQuery
export const useLazyVmHostActivityListQuery = vmHostActivityApi.useLazyVmHostActivityListQuery
