import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { vmHostAccess } from './hosts.rules.ts'
import { EditVmHostModel, LockVmHostModel, VmHostDetail, VmHostListItem, VmHostShortItem } from './hosts.schemas.ts'

const path = '/api/my/vm/{projectId}/host'

export const vmHostCalls = {
  vmHostList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the servers of a project',
    params: ProjectParams,
    response: z.array(VmHostListItem),
    provides: ['VmHost'],
  }),
  vmHostShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'project:read',
    summary: 'List the names of the servers of a project',
    params: ProjectParams,
    response: z.array(VmHostShortItem),
    provides: ['VmHost'],
  }),
  vmHostGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a server',
    params: ProjectItemParams,
    response: VmHostDetail,
    provides: ['VmHost', 'Vpc', 'VpcNat'],
  }),
  vmHostEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Rename or resize a server',
    params: ProjectItemParams,
    body: EditVmHostModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostEditLock: defineCall({
    method: 'PUT',
    path: `${path}/edit-lock/{id}`,
    access: vmHostAccess.lock,
    summary: 'Protect a server from being deleted or rebuilt',
    params: ProjectItemParams,
    body: LockVmHostModel,
    response: Started,
    invalidates: ['VmHost'],
  }),
  vmHostStop: defineCall({
    method: 'PUT',
    path: `${path}/stop/{id}`,
    access: vmHostAccess.stop,
    summary: 'Stop a server by force',
    description: 'A dry run answers what it costs while it is off.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostStart: defineCall({
    method: 'PUT',
    path: `${path}/start/{id}`,
    access: vmHostAccess.start,
    summary: 'Start a server',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostShutdown: defineCall({
    method: 'PUT',
    path: `${path}/shutdown/{id}`,
    access: vmHostAccess.shutdown,
    summary: 'Shut a server down',
    description: 'A dry run answers what it costs while it is off.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostReset: defineCall({
    method: 'PUT',
    path: `${path}/reset/{id}`,
    access: vmHostAccess.reset,
    summary: 'Reset a server by force',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostReboot: defineCall({
    method: 'PUT',
    path: `${path}/reboot/{id}`,
    access: vmHostAccess.reboot,
    summary: 'Reboot a server',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
}
