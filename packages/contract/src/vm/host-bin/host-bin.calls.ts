import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { vmHostAccess } from '../hosts/hosts.rules.ts'
import { VmHostBinItem } from './host-bin.schemas.ts'

const path = '/api/my/vm/{projectId}/host/bin'

export const vmHostBinCalls = {
  vmHostBinList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the deleted servers that can still be taken back',
    params: ProjectParams,
    response: z.array(VmHostBinItem),
    provides: ['VmHost'],
  }),
  vmHostRestore: defineCall({
    method: 'PUT',
    path: `${path}/restore/{id}`,
    access: vmHostAccess.restore,
    summary: 'Take a server back from the bin',
    description: 'Under its name, or a numbered one where another server has taken it meanwhile.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Network', 'Operation'],
  }),
  vmHostPurge: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: vmHostAccess.delete,
    summary: 'Delete a server of the bin at once',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Network', 'Operation'],
    stepUp: 'inBulk',
  }),
}
