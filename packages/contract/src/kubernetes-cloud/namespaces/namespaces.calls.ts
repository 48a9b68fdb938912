import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { CreateKuberHostModel, EditKuberHostModel, KuberHostDetail, KuberHostListItem } from './namespaces.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host'

export const namespaceCalls = {
  kubeCloudHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the namespaces of a project',
    params: ProjectParams,
    response: z.array(KuberHostListItem),
    provides: ['NameSpace'],
  }),
  kubeCloudHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a namespace',
    params: ProjectItemParams,
    response: KuberHostDetail,
    provides: ['NameSpace'],
  }),
  kubeCloudHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a namespace',
    params: ProjectParams,
    body: CreateKuberHostModel,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  kubeCloudHostEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change the resources of a namespace',
    params: ProjectItemParams,
    body: EditKuberHostModel,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
    dryRun: true,
  }),
  kubeCloudHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a namespace',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
    stepUp: 'inBulk',
  }),
}
