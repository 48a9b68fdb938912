import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { NamespaceItemParams, NamespaceParams } from '../params.ts'
import {
  CreateKuberConfigmapModel,
  EditKuberConfigmapModel,
  KuberConfigmapDetail,
  KuberConfigmapListItem,
} from './configmaps.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/configmap'

export const configmapCalls = {
  kubeCloudConfigmapList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the configmaps of a namespace',
    params: NamespaceParams,
    response: z.array(KuberConfigmapListItem),
    provides: ['ConfigMap'],
  }),
  kubeCloudConfigmapGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a configmap',
    params: NamespaceItemParams,
    response: KuberConfigmapDetail,
    provides: ['ConfigMap'],
  }),
  kubeCloudConfigmapCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a configmap',
    params: NamespaceParams,
    body: CreateKuberConfigmapModel,
    response: Started,
    invalidates: ['ConfigMap', 'Operation'],
    dryRun: true,
  }),
  kubeCloudConfigmapEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a configmap',
    params: NamespaceItemParams,
    body: EditKuberConfigmapModel,
    response: Started,
    invalidates: ['ConfigMap', 'Operation'],
    dryRun: true,
  }),
  kubeCloudConfigmapDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a configmap',
    params: NamespaceItemParams,
    response: Started,
    invalidates: ['ConfigMap', 'Operation'],
    stepUp: 'inBulk',
  }),
}
