import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VolumeItemParams, VolumeParams } from '../params.ts'
import {
  CreateVolumeBackupModel,
  VolumeBackupDetail,
  VolumeBackupListItem,
  VolumeBackupShortItem,
} from './volume-backups.schemas.ts'

const path = '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/backup'

export const volumeBackupCalls = {
  volumeBackupList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the backups of a volume',
    params: VolumeParams,
    response: z.array(VolumeBackupListItem),
    provides: ['VmHost'],
  }),
  volumeBackupShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'project:read',
    summary: 'List the names of the backups of a volume',
    params: VolumeParams,
    response: z.array(VolumeBackupShortItem),
    provides: ['VmHost'],
  }),
  volumeBackupGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a backup of a volume',
    params: VolumeItemParams,
    response: VolumeBackupDetail,
    provides: ['VmHost'],
  }),
  volumeBackupCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a backup of a volume',
    params: VolumeParams,
    body: CreateVolumeBackupModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  volumeBackupRestore: defineCall({
    method: 'POST',
    path: `${path}/restore/{id}`,
    access: 'project:operate',
    summary: 'Restore a volume from a backup',
    params: VolumeItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  volumeBackupDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a backup of a volume',
    params: VolumeItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
