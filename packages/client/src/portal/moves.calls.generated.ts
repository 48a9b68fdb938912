// Written by `npm run gen` from the contract. Never edited by hand.
import type { moveCalls } from '@sarv/contract/portal/moves/moves.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof moveCalls

export const serviceMoveRehearse: ClientCall<Calls['serviceMoveRehearse']> = { method: 'GET', path: '/api/my/portal/{projectId}/service/move-rehearsal' }
export const serviceMove: ClientCall<Calls['serviceMove']> = { method: 'POST', path: '/api/my/portal/{projectId}/service/move' }
