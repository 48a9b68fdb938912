import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { NamespaceItemParams, NamespaceParams } from '../params.ts'
import {
  CreateKuberSecretModel,
  EditKuberSecretModel,
  KuberSecretDetail,
  KuberSecretListItem,
} from './secrets.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/secret'

export const secretCalls = {
  kubeCloudSecretList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:operate',
    summary: 'List the secrets of a namespace',
    params: NamespaceParams,
    response: z.array(KuberSecretListItem),
    provides: ['SecretMap'],
    personal: true,
  }),
  kubeCloudSecretGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:operate',
    summary: 'Read a secret',
    params: NamespaceItemParams,
    response: KuberSecretDetail,
    provides: ['SecretMap'],
    personal: true,
  }),
  kubeCloudSecretCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a secret',
    params: NamespaceParams,
    body: CreateKuberSecretModel,
    response: Started,
    invalidates: ['SecretMap', 'Operation'],
    dryRun: true,
  }),
  kubeCloudSecretEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a secret',
    params: NamespaceItemParams,
    body: EditKuberSecretModel,
    response: Started,
    invalidates: ['SecretMap', 'Operation'],
    dryRun: true,
  }),
  kubeCloudSecretDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a secret',
    params: NamespaceItemParams,
    response: Started,
    invalidates: ['SecretMap', 'Operation'],
    stepUp: 'inBulk',
  }),
}
