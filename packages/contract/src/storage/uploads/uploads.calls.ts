import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { BucketParams } from '../params.ts'
import {
  AbortStorageUploadModel,
  BeginStorageUploadModel,
  CompleteStorageUploadModel,
  LinkStorageUploadModel,
  StorageUpload,
  StorageUploadLink,
  StorageUploadListItem,
  StorageUploadPart,
  StorageUploadQuery,
} from './uploads.schemas.ts'

const path = '/api/my/storage/{projectId}/host/{storageHostId}/upload'

export const storageUploadCalls = {
  storageUploadBegin: defineCall({
    method: 'POST',
    path: `${path}/begin`,
    access: 'project:operate',
    summary: 'Begin an upload',
    description:
      'A small object goes to one address in one piece, a larger one in parts. The bytes go to the store itself. Refused where there is not that much room left.',
    params: BucketParams,
    body: BeginStorageUploadModel,
    response: StorageUpload,
  }),
  storageUploadLinks: defineCall({
    method: 'POST',
    path: `${path}/links`,
    access: 'project:operate',
    summary: 'Get the addresses for parts of an upload',
    params: BucketParams,
    body: LinkStorageUploadModel,
    response: z.array(StorageUploadLink),
  }),
  storageUploadParts: defineCall({
    method: 'GET',
    path: `${path}/parts`,
    access: 'project:read',
    summary: 'List the parts of an upload that have arrived',
    description: 'Where to go on after a cut. 404 once it is completed or given up.',
    params: BucketParams,
    query: StorageUploadQuery,
    response: z.array(StorageUploadPart),
  }),
  storageUploadComplete: defineCall({
    method: 'PUT',
    path: `${path}/complete`,
    access: 'project:operate',
    summary: 'Complete an upload in parts',
    description: 'The object is there at once and as a whole.',
    params: BucketParams,
    body: CompleteStorageUploadModel,
    invalidates: ['StorageObject', 'Storage'],
  }),
  storageUploadAbort: defineCall({
    method: 'PUT',
    path: `${path}/abort`,
    access: 'project:operate',
    summary: 'Give up an upload in parts',
    params: BucketParams,
    body: AbortStorageUploadModel,
    invalidates: ['StorageObject'],
  }),
  storageUploadList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the uploads that were not completed',
    description: 'They take room, and end by themselves after seven days.',
    params: BucketParams,
    response: z.array(StorageUploadListItem),
    provides: ['StorageObject'],
  }),
}
