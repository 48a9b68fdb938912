import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { OrderReceipt, receiptDescription } from '../../pricing/receipt.schemas.ts'
import { optionalIdFromText } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { validationText } from '../../validation.fa.ts'
import {
  AttachVolumeModel,
  CreateVolumeHostModel,
  EditVolumeHostModel,
  VolumeHostDetail,
  VolumeListItem,
  VolumeNodeDetail,
  VolumeNodeListItem,
} from './volumes.schemas.ts'

const path = '/api/my/vm/{projectId}/volume'

export const volumeCalls = {
  volumeList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the volumes of a project',
    params: ProjectParams,
    response: z.array(VolumeListItem),
    provides: ['VmHost'],
  }),
  volumeNodeList: defineCall({
    method: 'GET',
    path: `${path}/node/list`,
    access: 'project:read',
    summary: 'List the attachments of volumes to servers',
    params: ProjectParams,
    query: z.object({ VmHostId: optionalIdFromText, VmVolumeHostId: optionalIdFromText }),
    response: z.array(VolumeNodeListItem),
    provides: ['VmHost'],
  }),
  volumeNodeGet: defineCall({
    method: 'GET',
    path: `${path}/node/get`,
    access: 'project:read',
    summary: 'Read the attachment of a volume',
    description: 'Of a server, of a volume, or of both; one of them is needed. The newest where there are several.',
    params: ProjectParams,
    query: z
      .object({ VmHostId: optionalIdFromText, VmVolumeHostId: optionalIdFromText })
      .refine(({ VmHostId, VmVolumeHostId }) => VmHostId !== undefined || VmVolumeHostId !== undefined, {
        path: ['VmVolumeHostId'],
        error: validationText.required,
      }),
    response: VolumeNodeDetail,
    provides: ['VmHost'],
  }),
  volumeGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a volume',
    params: ProjectItemParams,
    response: VolumeHostDetail,
    provides: ['VmHost'],
  }),
  volumeReceipt: defineCall({
    method: 'GET',
    path: `${path}/receipt/{id}`,
    access: 'project:read',
    summary: 'Read what a volume was ordered for',
    description: receiptDescription,
    params: ProjectItemParams,
    response: OrderReceipt,
    provides: ['VmHost'],
  }),
  volumeCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a volume',
    params: ProjectParams,
    body: CreateVolumeHostModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  volumeEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Rename or grow a volume',
    params: ProjectItemParams,
    body: EditVolumeHostModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  volumeNodeDetach: defineCall({
    method: 'PUT',
    path: `${path}/node/detach/{id}`,
    access: 'project:operate',
    summary: 'Detach a volume from a server',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  volumeNodeAttach: defineCall({
    method: 'POST',
    path: `${path}/node/attach`,
    access: 'project:operate',
    summary: 'Attach a volume to a server',
    params: ProjectParams,
    body: AttachVolumeModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  volumeDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a volume',
    description: 'Only while it is attached to no server. Its snapshots, backups and schedules go with it.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    stepUp: 'inBulk',
  }),
}
