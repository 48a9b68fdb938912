import type { TopologyNode } from '@sarv/client/vm.generated'
import { firewallProtocol } from '@sarv/contract/enums'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface ReachForm {
  /** `internet`, `other`, or the id of a server's node. */
  from: string | null
  address: string
  /** The id of the node of a server or of a load balancer. */
  to: string | null
  firewallProtocolId: number
  port: string
}

/** What may be asked for. */
export const targetsIn = (nodes: readonly TopologyNode[]): TopologyNode[] => [
  ...nodes.filter(({ kind }) => kind === 'server'),
  // One that is only planned has nothing to ask about yet.
  ...nodes.filter(({ kind, itemId }) => kind === 'balancer' && itemId !== null),
]

export const newQuestion = (nodes: readonly TopologyNode[]): ReachForm => ({
  from: 'internet',
  address: '',
  to: targetsIn(nodes)[0]?.id ?? null,
  firewallProtocolId: firewallProtocol.id.tcp,
  port: '443',
})

const sourceOf = ({ from, address }: ReachForm, itemOf: (id: string) => number | undefined) => {
  if (from === null || from === 'internet') return {}
  return from === 'other' ? { FromAddress: address } : { FromVmHostId: itemOf(from) }
}

/** What is asked of the server; things are known there by their own numbers. */
export const toSent =
  (nodes: readonly TopologyNode[]) =>
  (form: ReachForm): object => {
    const { to, firewallProtocolId, port } = form
    const nodeOf = (wanted: string) => nodes.find(({ id }) => id === wanted)
    const target = to === null ? undefined : nodeOf(to)
    return {
      FirewallProtocolId: firewallProtocolId,
      ...sourceOf(form, (id) => nodeOf(id)?.itemId ?? undefined),
      ...(target && { [target.kind === 'balancer' ? 'ToLoadBalancerId' : 'ToVmHostId']: target.itemId }),
      ...(hasPorts(firewallProtocolId) && { Port: port }),
    }
  }

/** The call lets out what its protocol or its origin does not need; the form asks for what it shows. */
export const questionResolver = (nodes: readonly TopologyNode[]) =>
  resolveBySchema<ReachForm, TopologyReachQuestion>(
    async () => {
      const [{ TopologyReachQuestion }, { IpAddress, Port, fromText }] = await Promise.all([
        import('@sarv/contract/vm/topology/reach.schemas'),
        import('@sarv/contract/fields'),
      ])
      return TopologyReachQuestion.extend({ FromAddress: IpAddress.optional(), Port: fromText(Port).optional() })
    },
    { toSent: toSent(nodes), fieldOf: { FromAddress: 'address', Port: 'port', ToVmHostId: 'to' } },
  )
