import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { optionalIdFromText } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import {
  AttachNetworkModel,
  CreateVmNetworkModel,
  EditVmNetworkModel,
  VmNetworkListItem,
  VmNetworkNodeListItem,
  VmNetworkShortItem,
} from './networks.schemas.ts'

const path = '/api/my/vm/{projectId}/network'

export const vmNetworkCalls = {
  vmNetworkNodeList: defineCall({
    method: 'GET',
    path: `${path}/node/list`,
    access: 'project:read',
    summary: 'List the connections between servers and private networks',
    params: ProjectParams,
    query: z.object({ VmHostId: optionalIdFromText, VmNetworkId: optionalIdFromText }),
    response: z.array(VmNetworkNodeListItem),
    provides: ['Network'],
  }),
  vmNetworkList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the private networks of a project',
    params: ProjectParams,
    response: z.array(VmNetworkListItem),
    provides: ['Network'],
  }),
  vmNetworkShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'project:read',
    summary: 'List the names of the private networks of a project',
    params: ProjectParams,
    response: z.array(VmNetworkShortItem),
    provides: ['Network'],
  }),
  vmNetworkCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a private network',
    params: ProjectParams,
    body: CreateVmNetworkModel,
    response: Started,
    invalidates: ['Network', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  vmNetworkEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Rename a private network',
    description: 'The range cannot change.',
    params: ProjectItemParams,
    body: EditVmNetworkModel,
    response: Started,
    invalidates: ['Network', 'Operation'],
    dryRun: true,
  }),
  vmNetworkNodeDetach: defineCall({
    method: 'PUT',
    path: `${path}/node/detach/{id}`,
    access: 'project:operate',
    summary: 'Disconnect a server from a private network',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Network', 'VmHost', 'Operation'],
  }),
  vmNetworkNodeAttach: defineCall({
    method: 'POST',
    path: `${path}/node/attach`,
    access: 'project:operate',
    summary: 'Connect a server to a private network',
    params: ProjectParams,
    body: AttachNetworkModel,
    response: Started,
    invalidates: ['Network', 'VmHost', 'Operation'],
  }),
  vmNetworkDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a private network',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Network', 'Operation'],
    stepUp: 'inBulk',
  }),
}
