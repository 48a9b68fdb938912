import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { CreateVmKeyModel, VmKeyListItem } from './keys.schemas.ts'

const path = '/api/my/vm/{projectId}/key'

export const vmKeyCalls = {
  vmKeyList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the SSH keys of a project',
    params: ProjectParams,
    response: z.array(VmKeyListItem),
    provides: ['Key'],
  }),
  vmKeyCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add an SSH key',
    params: ProjectParams,
    body: CreateVmKeyModel,
    response: Started,
    invalidates: ['Key', 'Operation'],
    dryRun: true,
  }),
  vmKeyDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete an SSH key',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['Key', 'Operation'],
  }),
}
