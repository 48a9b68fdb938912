// Written by `npm run gen` from the contract. Never edited by hand.
import type { moveCalls } from '@sarv/contract/portal/moves/moves.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof moveCalls

export const moveApi = api.injectEndpoints({
  endpoints: (build) => ({
    serviceMoveRehearse: build.query<CallAnswer<Calls['serviceMoveRehearse']>, CallArguments<Calls['serviceMoveRehearse']>>(endpoint.reading<Calls['serviceMoveRehearse']>({ method: 'GET', path: '/api/my/portal/{projectId}/service/move-rehearsal' }, [])),
    serviceMove: build.mutation<CallAnswer<Calls['serviceMove']>, CallArguments<Calls['serviceMove']>>(endpoint.writing<Calls['serviceMove']>({ method: 'POST', path: '/api/my/portal/{projectId}/service/move' }, ['Order', 'Label'])),
  }),
})

export const useServiceMoveRehearseQuery = moveApi.useServiceMoveRehearseQuery
export const useLazyServiceMoveRehearseQuery = moveApi.useLazyServiceMoveRehearseQuery
export const useServiceMoveMutation = moveApi.useServiceMoveMutation
