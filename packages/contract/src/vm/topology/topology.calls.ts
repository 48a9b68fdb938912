import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { optionalIdFromText } from '../../fields.ts'
import { ProjectParams } from '../../params.ts'
import { ReachAnswer } from '../host-firewall/host-firewall.schemas.ts'
import { TopologyReachQuestion } from './reach.schemas.ts'
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
  topologyReach: defineCall({
    method: 'GET',
    path: `${path}/reach`,
    access: 'project:read',
    summary: 'Tell whether something can reach a port of a server or of a load balancer, and what decides',
    description:
      'From the internet, from one address, or from a server of the project: over firewalls, private networks, private clouds and their gateways.',
    params: ProjectParams,
    query: TopologyReachQuestion,
    response: ReachAnswer,
    provides: ['Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'],
  }),
}
