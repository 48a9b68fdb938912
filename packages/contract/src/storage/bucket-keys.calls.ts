import { z } from 'zod'
import { Started } from '../answers.schemas.ts'
import { defineCall } from '../call.ts'
import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'
import { StorageKeyListItem, StorageKeySecret } from './bucket-keys.schemas.ts'

const BucketParams = ProjectParams.extend({ storageHostId: PathId })
const BucketItemParams = BucketParams.extend({ id: PathId })

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
    description: 'The only answer that carries the secret key.',
    params: BucketParams,
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
