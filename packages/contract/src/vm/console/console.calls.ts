import { defineCall } from '../../call.ts'
import { ProjectItemParams } from '../../params.ts'
import { VmConsole } from './console.schemas.ts'

const path = '/api/my/vm/{projectId}/host'

export const vmConsoleCalls = {
  vmHostConsole: defineCall({
    method: 'GET',
    path: `${path}/console/{id}`,
    access: 'project:operate',
    summary: 'Open the console of a server',
    description: 'Every call answers a fresh address.',
    params: ProjectItemParams,
    response: VmConsole,
    effect: true,
  }),
}
