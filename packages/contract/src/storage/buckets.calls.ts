import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { ProjectItemParams, ProjectParams } from '../params.ts'
import {
  CreateStorageHostModel,
  EditStorageHostModel,
  StorageHostDetail,
  StorageHostListItem,
} from './buckets.schemas.ts'

const path = '/api/my/storage/{projectId}/host'

export const bucketCalls = {
  storageHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the buckets of a project',
    params: ProjectParams,
    response: z.array(StorageHostListItem),
    provides: ['Storage'],
  }),
  storageHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a bucket',
    params: ProjectItemParams,
    response: StorageHostDetail,
    provides: ['Storage'],
  }),
  storageHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a bucket',
    params: ProjectParams,
    body: CreateStorageHostModel,
    response: Started,
    invalidates: ['Storage', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  storageHostEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a bucket',
    params: ProjectItemParams,
    body: EditStorageHostModel,
    response: Started,
    invalidates: ['Storage', 'Operation'],
    dryRun: true,
  }),
  storageHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a bucket',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Storage', 'Operation'],
    stepUp: 'inBulk',
  }),
}
