import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { ProjectItemParams, ProjectParams } from '../params.ts'
import { BareMetalDetail, BareMetalListItem, CreateBareMetalHostModel } from './bare-metal.schemas.ts'

const path = '/api/my/bare-metal/{projectId}/host'

export const bareMetalCalls = {
  bareMetalHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the bare-metal servers of a project',
    params: ProjectParams,
    response: z.array(BareMetalListItem),
    provides: ['BareMetal'],
  }),
  bareMetalHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a bare-metal server',
    params: ProjectItemParams,
    response: BareMetalDetail,
    provides: ['BareMetal'],
  }),
  bareMetalHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Order a bare-metal server',
    params: ProjectParams,
    body: CreateBareMetalHostModel,
    response: Started,
    invalidates: ['BareMetal', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  bareMetalHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a bare-metal server',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['BareMetal', 'Operation'],
    stepUp: 'inBulk',
  }),
}
