import { validationText } from '@sarv/contract/validation.fa'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { AppError } from '../../../errors/app-error.ts'
import type { ReachAsked } from './reach.service.ts'
import { topologyText as text } from './topology.fa.ts'

export const wrongField = (field: string, message: string) =>
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

/** What a question means; refuses what cannot be asked. */
export const askedBy = (query: TopologyReachQuestion): ReachAsked => {
  const { FromVmHostId: fromId, ToVmHostId: toId, FirewallProtocolId: firewallProtocolId, Port: port } = query
  if (fromId !== undefined && fromId === toId) throw wrongField('FromVmHostId', text.fromSelf)
  const isUsed = hasPorts(firewallProtocolId)
  if (isUsed && !port) throw wrongField('Port', validationText.portMissing)
  return { from: sourceOf(query), to: targetOf(query), firewallProtocolId, port: isUsed && port ? port : 0 }
}
