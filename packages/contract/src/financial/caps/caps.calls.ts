import { defineCall } from '../../call.ts'
import { ProjectParams } from '../../params.ts'
import { ProjectCap, SetCapModel } from './caps.schemas.ts'

const path = '/api/my/financial/{projectId}/cap'

export const capCalls = {
  capGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'project:manage',
    summary: 'Read what a project may cost in a month, and what it has cost',
    params: ProjectParams,
    response: ProjectCap,
    provides: ['Cap'],
  }),
  capSet: defineCall({
    method: 'PUT',
    path: `${path}/set`,
    access: 'project:manage',
    summary: 'Set what a project may cost in a month',
    description:
      'People are told at 80 % and when all is used. What was stopped for it comes back when the month turns or more is allowed.',
    // A stolen token must not loosen what its owner has set.
    tokens: 'never',
    params: ProjectParams,
    body: SetCapModel,
    invalidates: ['Cap'],
  }),
}
