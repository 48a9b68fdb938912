import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean, optionalValue } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { OrderReceipt, receiptDescription } from '../../pricing/receipt.schemas.ts'
import { bucketAccess } from './buckets.rules.ts'
import {
  CreateStorageHostModel,
  EditStorageHostModel,
  StorageHostBinItem,
  StorageHostDetail,
  StorageHostListItem,
  StorageUsage,
  StorageUsageQuery,
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
  storageHostReceipt: defineCall({
    method: 'GET',
    path: `${path}/receipt/{id}`,
    access: 'project:read',
    summary: 'Read what a bucket was ordered for',
    description: receiptDescription,
    params: ProjectItemParams,
    response: OrderReceipt,
    provides: ['Storage'],
  }),
  storageHostEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: bucketAccess.edit,
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
    access: bucketAccess.delete,
    summary: 'Delete a bucket',
    description:
      'It is closed, keys and public addresses included, and waits in the bin for 72 hours before it is really deleted. A dry run answers what it costs there.',
    params: ProjectItemParams,
    query: z.object({ Now: optionalValue(QueryBoolean).describe('true: not through the bin') }),
    response: Started,
    invalidates: ['Storage', 'Operation'],
    dryRun: true,
    stepUp: 'inBulk',
  }),
  storageUsageGet: defineCall({
    method: 'GET',
    path: `${path}/usage/{id}`,
    access: 'project:read',
    summary: 'Read what fills a bucket, folder by folder',
    params: ProjectItemParams,
    query: StorageUsageQuery,
    response: StorageUsage,
    provides: ['StorageObject'],
  }),
  storageHostBinList: defineCall({
    method: 'GET',
    path: `${path}/bin/list`,
    access: 'project:read',
    summary: 'List the deleted buckets that can still be taken back',
    params: ProjectParams,
    response: z.array(StorageHostBinItem),
    provides: ['Storage'],
  }),
  storageHostRestore: defineCall({
    method: 'PUT',
    path: `${path}/bin/restore/{id}`,
    access: bucketAccess.restore,
    summary: 'Take a bucket back from the bin',
    description: 'With everything in it and the keys that it had.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Storage', 'Operation'],
  }),
  storageHostPurge: defineCall({
    method: 'DELETE',
    path: `${path}/bin/delete/{id}`,
    access: bucketAccess.delete,
    summary: 'Delete a bucket of the bin at once',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Storage', 'Operation'],
    stepUp: 'inBulk',
  }),
}
