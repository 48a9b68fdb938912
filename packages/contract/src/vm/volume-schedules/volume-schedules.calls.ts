import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VolumeItemParams, VolumeParams } from '../params.ts'
import { SaveVolumeScheduleModel, VolumeSchedule } from './volume-schedules.schemas.ts'

const path = '/api/my/vm/{projectId}/volume/{vmVolumeHostId}/schedule'

export const volumeScheduleCalls = {
  volumeScheduleList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the schedules of a volume',
    params: VolumeParams,
    response: z.array(VolumeSchedule),
    provides: ['VmHost'],
  }),
  volumeScheduleCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Make snapshots or backups of a volume regularly',
    params: VolumeParams,
    body: SaveVolumeScheduleModel,
    response: Started,
    invalidates: ['VmHost'],
    orders: true,
  }),
  volumeScheduleEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a schedule of a volume',
    params: VolumeItemParams,
    body: SaveVolumeScheduleModel,
    response: Started,
    invalidates: ['VmHost'],
  }),
  volumeScheduleDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a schedule of a volume',
    description: 'What it made stays.',
    params: VolumeItemParams,
    response: Started,
    invalidates: ['VmHost'],
  }),
}
