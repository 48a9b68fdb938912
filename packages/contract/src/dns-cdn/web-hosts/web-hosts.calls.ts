import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import {
  CheckWebHostDomainModel,
  CreateWebHostModel,
  EditWebHostModel,
  WebHostDetail,
  WebHostListItem,
  WebHostLoginSession,
} from './web-hosts.schemas.ts'

const path = '/api/my/dns-cdn/{projectId}/web-host'

export const webHostCalls = {
  webHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the web hosts of a project',
    params: ProjectParams,
    response: z.array(WebHostListItem),
    provides: ['WebHost'],
  }),
  webHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a web host',
    params: ProjectItemParams,
    response: WebHostDetail,
    provides: ['WebHost'],
  }),
  webHostGetLoginSession: defineCall({
    method: 'GET',
    path: `${path}/get-login-session/{id}`,
    access: 'project:operate',
    summary: 'Open the control panel of a web host',
    params: ProjectItemParams,
    response: WebHostLoginSession,
    personal: true,
  }),
  webHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a web host',
    params: ProjectParams,
    body: CreateWebHostModel,
    response: Started,
    invalidates: ['WebHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  webHostEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change the bundle of a web host',
    params: ProjectItemParams,
    body: EditWebHostModel,
    response: Started,
    invalidates: ['WebHost', 'Operation'],
    dryRun: true,
  }),
  webHostCheckDomain: defineCall({
    method: 'POST',
    path: `${path}/check-domain`,
    access: 'project:operate',
    summary: 'Check a domain for a web host',
    description: '200: acceptable; 4xx says why not.',
    params: ProjectParams,
    body: CheckWebHostDomainModel,
  }),
  webHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a web host',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['WebHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
