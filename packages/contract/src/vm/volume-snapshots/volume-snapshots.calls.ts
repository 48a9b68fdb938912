import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VolumeItemParams, VolumeParams } from '../params.ts'
import { CreateVolumeSnapshotModel, VolumeSnapshot, VolumeSnapshotShortItem } from './volume-snapshots.schemas.ts'

const path = '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/snapshot'

export const volumeSnapshotCalls = {
  volumeSnapshotList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the snapshots of a volume',
    params: VolumeParams,
    response: z.array(VolumeSnapshot),
    provides: ['VmHost'],
  }),
  volumeSnapshotShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'project:read',
    summary: 'List the names of the snapshots of a volume',
    params: VolumeParams,
    response: z.array(VolumeSnapshotShortItem),
    provides: ['VmHost'],
  }),
  volumeSnapshotGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a snapshot of a volume',
    params: VolumeItemParams,
    response: VolumeSnapshot,
    provides: ['VmHost'],
  }),
  volumeSnapshotCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a snapshot of a volume',
    params: VolumeParams,
    body: CreateVolumeSnapshotModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  volumeSnapshotRevert: defineCall({
    method: 'PUT',
    path: `${path}/revert/{id}`,
    access: 'project:operate',
    summary: 'Revert a volume to a snapshot',
    params: VolumeItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  volumeSnapshotDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a snapshot of a volume',
    params: VolumeItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
