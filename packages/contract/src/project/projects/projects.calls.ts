import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { CreateProjectModel, EditProjectModel, ProjectDetail, ProjectListItem } from './projects.schemas.ts'

export const projectCalls = {
  projectList: defineCall({
    method: 'GET',
    path: '/api/my/project/list',
    access: 'signedIn',
    summary: 'List the projects of this user',
    response: z.array(ProjectListItem),
    provides: ['Project'],
    tokens: 'anyScope',
  }),
  projectGet: defineCall({
    method: 'GET',
    path: '/api/my/project/get/{id}',
    access: 'project:read',
    summary: 'Read a project',
    params: ItemParams,
    response: ProjectDetail,
    provides: ['Project'],
    projectParam: 'id',
  }),
  projectCreate: defineCall({
    method: 'POST',
    path: '/api/my/create',
    access: 'account',
    summary: 'Create a project',
    body: CreateProjectModel,
    response: Started,
    invalidates: ['Project'],
  }),
  projectEdit: defineCall({
    method: 'PUT',
    path: '/api/my/project/edit/{id}',
    access: 'project:operate',
    summary: 'Change a project',
    params: ItemParams,
    body: EditProjectModel,
    invalidates: ['Project'],
    projectParam: 'id',
  }),
  projectDelete: defineCall({
    method: 'DELETE',
    path: '/api/my/project/delete/{id}',
    access: 'project:manage',
    summary: 'Delete a project',
    params: ItemParams,
    response: Started,
    invalidates: ['Project', 'Operation'],
    projectParam: 'id',
    stepUp: 'inBulk',
  }),
}
