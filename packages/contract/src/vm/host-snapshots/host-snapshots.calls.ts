import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VmHostItemParams, VmHostParams } from '../params.ts'
import {
  CreateVmHostSnapshotModel,
  VmHostSnapshotDetail,
  VmHostSnapshotListItem,
  VmHostSnapshotShortItem,
} from './host-snapshots.schemas.ts'

const path = '/api/my/vm/{projectId}/host/{vmHostId}/snapshot'

export const vmHostSnapshotCalls = {
  vmHostSnapshotList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the snapshots of a server',
    params: VmHostParams,
    response: z.array(VmHostSnapshotListItem),
    provides: ['VmHost'],
  }),
  vmHostSnapshotShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'project:read',
    summary: 'List the names of the snapshots of a server',
    params: VmHostParams,
    response: z.array(VmHostSnapshotShortItem),
    provides: ['VmHost'],
  }),
  vmHostSnapshotGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a snapshot of a server',
    params: VmHostItemParams,
    response: VmHostSnapshotDetail,
    provides: ['VmHost'],
  }),
  vmHostSnapshotCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a snapshot of a server',
    params: VmHostParams,
    body: CreateVmHostSnapshotModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  vmHostSnapshotRevert: defineCall({
    method: 'PUT',
    path: `${path}/revert/{id}`,
    access: 'project:operate',
    summary: 'Revert a server to a snapshot',
    params: VmHostItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostSnapshotDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a snapshot of a server',
    params: VmHostItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
