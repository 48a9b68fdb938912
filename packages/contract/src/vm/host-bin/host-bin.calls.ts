import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean, optionalValue } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { vmHostAccess } from '../hosts/hosts.rules.ts'
import { VmHostBinItem } from './host-bin.schemas.ts'

const path = '/api/my/vm/{projectId}/host'

export const vmHostBinCalls = {
  vmHostDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: vmHostAccess.delete,
    summary: 'Delete a server',
    description:
      'It is stopped and waits in the bin for 72 hours before it is really deleted. A dry run answers what it costs there: no lines mean that it is deleted at once.',
    params: ProjectItemParams,
    query: z.object({ Now: optionalValue(QueryBoolean).describe('true: not through the bin') }),
    response: Started,
    invalidates: ['VmHost', 'Network', 'Operation'],
    dryRun: true,
    stepUp: 'inBulk',
  }),
  vmHostBinList: defineCall({
    method: 'GET',
    path: `${path}/bin/list`,
    access: 'project:read',
    summary: 'List the deleted servers that can still be taken back',
    params: ProjectParams,
    response: z.array(VmHostBinItem),
    provides: ['VmHost'],
  }),
  vmHostRestore: defineCall({
    method: 'PUT',
    path: `${path}/bin/restore/{id}`,
    access: vmHostAccess.restore,
    summary: 'Take a server back from the bin',
    description: 'Under its name, or a numbered one where another server has taken it meanwhile.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Network', 'Operation'],
  }),
  vmHostPurge: defineCall({
    method: 'DELETE',
    path: `${path}/bin/delete/{id}`,
    access: vmHostAccess.delete,
    summary: 'Delete a server of the bin at once',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['VmHost', 'Network', 'Operation'],
    stepUp: 'inBulk',
  }),
}
