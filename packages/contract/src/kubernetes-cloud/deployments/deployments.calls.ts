import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { NamespaceItemParams, NamespaceParams } from '../params.ts'
import {
  CreateKuberDeployModel,
  EditKuberDeployModel,
  KuberDeployDetail,
  KuberDeployListItem,
  KuberDeployPortListItem,
} from './deployments.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/deploy'

export const deploymentCalls = {
  kubeCloudDeployPortList: defineCall({
    method: 'GET',
    path: `${path}/port-list`,
    access: 'project:read',
    summary: 'List the service ports of a namespace',
    params: NamespaceParams,
    response: z.array(KuberDeployPortListItem),
    provides: ['Deployment'],
  }),
  kubeCloudDeployList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the deployments of a namespace',
    params: NamespaceParams,
    response: z.array(KuberDeployListItem),
    provides: ['Deployment'],
  }),
  kubeCloudDeployGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a deployment',
    params: NamespaceItemParams,
    response: KuberDeployDetail,
    provides: ['Deployment'],
  }),
  kubeCloudDeployCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a deployment',
    params: NamespaceParams,
    body: CreateKuberDeployModel,
    response: Started,
    invalidates: ['Deployment', 'NameSpace', 'Ingress', 'Operation'],
    dryRun: true,
  }),
  kubeCloudDeployEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a deployment',
    params: NamespaceItemParams,
    body: EditKuberDeployModel,
    response: Started,
    invalidates: ['Deployment', 'NameSpace', 'Ingress', 'Operation'],
    dryRun: true,
  }),
  kubeCloudDeployDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a deployment',
    params: NamespaceItemParams,
    response: Started,
    invalidates: ['Deployment', 'NameSpace', 'Ingress', 'Operation'],
    stepUp: 'inBulk',
  }),
}
