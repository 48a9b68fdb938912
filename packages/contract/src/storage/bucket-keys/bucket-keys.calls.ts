import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import {
  CreateStorageKeyModel,
  RotateStorageKeyModel,
  StorageKeyListItem,
  StorageKeySecret,
} from './bucket-keys.schemas.ts'
import { BucketItemParams, BucketParams } from '../params.ts'

const path = '/api/my/storage/{projectId}/host/{storageHostId}/key'

export const bucketKeyCalls = {
  storageKeyList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the access keys of a bucket',
    params: BucketParams,
    response: z.array(StorageKeyListItem),
    provides: ['Storage'],
  }),
  storageKeyCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create an access key of a bucket',
    description: 'The only answer that carries the secret key. Without a body: a key that reads and writes.',
    params: BucketParams,
    body: CreateStorageKeyModel,
    response: StorageKeySecret,
    invalidates: ['Storage'],
  }),
  storageKeyRotate: defineCall({
    method: 'POST',
    path: `${path}/rotate/{id}`,
    access: 'project:operate',
    summary: 'Replace an access key of a bucket',
    description:
      'Makes a key of the same name and rights, whose secret only this answer carries; the old one goes on for the wished hours, so that programs can change over. Without any (0) it ends at once, for which `project:manage` is needed, as for deleting it.',
    params: BucketItemParams,
    body: RotateStorageKeyModel,
    response: StorageKeySecret,
    invalidates: ['Storage'],
  }),
  storageKeyDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete an access key of a bucket',
    params: BucketItemParams,
    response: Started,
    invalidates: ['Storage', 'Operation'],
  }),
}
