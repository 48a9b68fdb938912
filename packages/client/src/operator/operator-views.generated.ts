// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorViewCalls } from '@sarv/contract/operator/operator-views/operator-views.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorViewCalls

export const operatorViewApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorViewStart: build.mutation<CallAnswer<Calls['operatorViewStart']>, CallArguments<Calls['operatorViewStart']>>(endpoint.writing<Calls['operatorViewStart']>({ method: 'POST', path: '/api/operator/view/start/{id}' }, [])),
    operatorViewEnd: build.mutation<CallAnswer<Calls['operatorViewEnd']>, CallArguments<Calls['operatorViewEnd']>>(endpoint.writing<Calls['operatorViewEnd']>({ method: 'POST', path: '/api/operator/view/end/{id}' }, [])),
  }),
})

export const useOperatorViewStartMutation = operatorViewApi.useOperatorViewStartMutation
export const useOperatorViewEndMutation = operatorViewApi.useOperatorViewEndMutation
