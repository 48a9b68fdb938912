import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { ProjectItemParams, ProjectParams } from '../params.ts'
import { ColocationDetail, ColocationListItem, CreateColocationHostModel } from './colocation.schemas.ts'

const path = '/api/my/colocation/{projectId}/host'

export const colocationCalls = {
  colocationHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the colocations of a project',
    params: ProjectParams,
    response: z.array(ColocationListItem),
    provides: ['Colocation'],
  }),
  colocationHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a colocation',
    params: ProjectItemParams,
    response: ColocationDetail,
    provides: ['Colocation'],
  }),
  colocationHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Order a colocation',
    params: ProjectParams,
    body: CreateColocationHostModel,
    response: Started,
    invalidates: ['Colocation', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  colocationHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a colocation',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Colocation', 'Operation'],
    stepUp: 'inBulk',
  }),
}
