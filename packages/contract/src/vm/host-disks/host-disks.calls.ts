import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VmHostItemParams, VmHostParams } from '../params.ts'
import { VmHostVolumeDetail, VmHostVolumeListItem } from './host-disks.schemas.ts'

const path = '/api/my/vm/{projectId}/host/{vmHostId}/volume'

export const vmHostDiskCalls = {
  vmHostVolumeList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the own disks of a server',
    params: VmHostParams,
    response: z.array(VmHostVolumeListItem),
    provides: ['VmHost'],
  }),
  vmHostVolumeGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read an own disk of a server',
    params: VmHostItemParams,
    response: VmHostVolumeDetail,
    provides: ['VmHost'],
  }),
  vmHostVolumeDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete an own disk of a server',
    params: VmHostItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
