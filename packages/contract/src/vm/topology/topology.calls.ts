import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { optionalIdFromText } from '../../fields.ts'
import { ProjectParams } from '../../params.ts'
import { Topology } from './topology.schemas.ts'

const path = '/api/my/vm/{projectId}/topology'

export const topologyCalls = {
  topologyGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'project:read',
    summary: 'Read the network of a project as a picture: what is connected, and what the internet reaches',
    description: 'Of the whole project, or of one private cloud.',
    params: ProjectParams,
    query: z.object({ VpcHostId: optionalIdFromText }),
    response: Topology,
    provides: ['Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'],
  }),
}
