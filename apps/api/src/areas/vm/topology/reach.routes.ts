import type { FastifyInstance } from 'fastify'
import { vmHostFirewallCalls } from '@sarv/contract/vm/host-firewall/host-firewall.calls'
import { topologyCalls } from '@sarv/contract/vm/topology/topology.calls'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { askedBy, wrongField } from './reach-question.rules.ts'
import { answerReach } from './reach.service.ts'
import { topologyText as text } from './topology.fa.ts'

export const reachRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  const networkOf = ({ id, datacenterId }: ProjectOfCall) => ({
    projectId: id,
    kind: compute(datacenterId).firewallKind,
  })

  implement(app, topologyCalls.topologyReach, ({ project, query }) =>
    answerReach(db, networkOf(project), askedBy(query)),
  )

  // Of one server, on its own page; it stands here because the answer takes all of the network.
  implement(app, vmHostFirewallCalls.vmHostFirewallReach, ({ project, params, query }) => {
    if (query.FromVmHostId === undefined && query.FromAddress === undefined) {
      throw wrongField('FromAddress', text.fromMissing)
    }
    return answerReach(db, networkOf(project), askedBy({ ...query, ToVmHostId: params.vmHostId }))
  })
}
