import type { FastifyInstance } from 'fastify'
import { validationText } from '@sarv/contract/validation.fa'
import { vmHostFirewallCalls } from '@sarv/contract/vm/host-firewall/host-firewall.calls'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { topologyCalls } from '@sarv/contract/vm/topology/topology.calls'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { answerReach, type ReachAsked } from './reach.service.ts'
import { topologyText as text } from './topology.fa.ts'

const wrongField = (field: string, message: string) =>
  new AppError('validation', {}, { fields: { [field]: [message] } })

const targetOf = ({ ToVmHostId: vmHostId, ToLoadBalancerId: balancerId }: TopologyReachQuestion): ReachAsked['to'] => {
  if (vmHostId !== undefined) return { vmHostId }
  if (balancerId !== undefined) return { balancerId }
  throw wrongField('ToVmHostId', text.toMissing)
}

const sourceOf = ({ FromVmHostId: vmHostId, FromAddress: address }: TopologyReachQuestion): ReachAsked['from'] => {
  if (vmHostId !== undefined) return { vmHostId }
  return address === undefined ? 'internet' : { address }
}

const askedBy = (query: TopologyReachQuestion): ReachAsked => {
  const { FromVmHostId: fromId, ToVmHostId: toId, FirewallProtocolId: firewallProtocolId, Port: port } = query
  if (fromId !== undefined && fromId === toId) throw wrongField('FromVmHostId', text.fromSelf)
  const isUsed = hasPorts(firewallProtocolId)
  if (isUsed && !port) throw wrongField('Port', validationText.portMissing)
  return { from: sourceOf(query), to: targetOf(query), firewallProtocolId, port: isUsed && port ? port : 0 }
}

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
