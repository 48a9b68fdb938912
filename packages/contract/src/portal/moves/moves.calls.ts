import { defineCall } from '../../call.ts'
import { ProjectParams } from '../../params.ts'
import { MoveRehearsal, MoveRehearsalQuery, MoveServicesModel, StartedMoves } from './moves.schemas.ts'

export const moveCalls = {
  serviceMoveRehearse: defineCall({
    method: 'GET',
    path: '/api/my/portal/{projectId}/service/move-rehearsal',
    access: 'project:manage',
    tokens: 'writing',
    summary: 'Say what moving services to another project would change',
    description:
      'Ours. Changes nothing. For whoever may manage both projects, also by an API token that writes and reaches both: it reads nothing of `people`, `tokens`, `savedViews` and of who reads the tickets.',
    params: ProjectParams,
    query: MoveRehearsalQuery,
    response: MoveRehearsal,
  }),
  serviceMove: defineCall({
    method: 'POST',
    path: '/api/my/portal/{projectId}/service/move',
    access: 'project:manage',
    tokens: 'writing',
    stepUp: true,
    summary: 'Move services to another project of the same customer',
    description:
      'Ours. For whoever may manage both projects, also by an API token that writes and reaches both; all of them or none. Who sees the services changes with it. The way back is another move.',
    params: ProjectParams,
    body: MoveServicesModel,
    response: StartedMoves,
    invalidates: ['Order', 'Label'],
  }),
}
