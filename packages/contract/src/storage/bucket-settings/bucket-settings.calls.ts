import { defineCall } from '../../call.ts'
import {
  EditStorageCorsModel,
  EditStorageLifecycleModel,
  EditStoragePublicModel,
  EditStorageVersionsModel,
  StorageSettings,
} from './bucket-settings.schemas.ts'
import { BucketParams } from '../params.ts'

const path = '/api/my/storage/{projectId}/host/{storageHostId}/settings'

export const bucketSettingsCalls = {
  storageSettingsGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'project:read',
    summary: 'Read the settings of a bucket',
    params: BucketParams,
    response: StorageSettings,
    provides: ['Storage'],
  }),
  storageSettingsEditVersions: defineCall({
    method: 'PUT',
    path: `${path}/versions`,
    access: 'project:operate',
    summary: 'Keep older versions of objects, or no longer',
    description: 'Versions that are there stay until they are deleted or a lifecycle rule does.',
    params: BucketParams,
    body: EditStorageVersionsModel,
    invalidates: ['Storage', 'StorageObject'],
  }),
  storageSettingsEditLifecycle: defineCall({
    method: 'PUT',
    path: `${path}/lifecycle`,
    access: 'project:operate',
    summary: 'Set what becomes of objects by themselves',
    params: BucketParams,
    body: EditStorageLifecycleModel,
    invalidates: ['Storage'],
    stepUp: 'filesInBulk',
  }),
  storageSettingsEditCors: defineCall({
    method: 'PUT',
    path: `${path}/cors`,
    access: 'project:operate',
    summary: 'Set which web pages may use a bucket',
    params: BucketParams,
    body: EditStorageCorsModel,
    invalidates: ['Storage'],
  }),
  storageSettingsEditPublic: defineCall({
    method: 'PUT',
    path: `${path}/public`,
    access: 'project:operate',
    summary: 'Open folders of a bucket to everybody, or close it',
    params: BucketParams,
    body: EditStoragePublicModel,
    invalidates: ['Storage', 'StorageObject'],
  }),
}
