import { describeGate, type ReachNames } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { reach, type Gate } from '@sarv/contract/vm/host-firewall/reach.rules'
import type { TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readNetworkFacts, type NetworkFacts } from './facts.service.ts'
import { nodeIdOf } from './nodes.rules.ts'
import { anybody, mendOfGate, pathOf, reachBalancer, reachServer, type RuleFacts } from './reach.rules.ts'
import { waysInto } from './ways.rules.ts'

export interface ReachAsked {
  /** `internet`: anybody there. */
  from: { vmHostId: number } | { address: string } | 'internet'
  to: { vmHostId: number } | { balancerId: number }
  firewallProtocolId: number
  port: number
}

/** The one of the project; another's id is as good as none. */
const found = <One extends { id: number }>(all: readonly One[], wanted: number): One => {
  const one = all.find(({ id }) => id === wanted)
  if (!one) throw new AppError('not_found')
  return one
}

const namesIn = ({ servers, networks, clouds, balancers, guests }: NetworkFacts): ReachNames => {
  const nameOf = (all: readonly { id: number; name: string }[]) => (wanted: number) =>
    all.find(({ id }) => id === wanted)?.name ?? String(wanted)
  return {
    server: nameOf(servers),
    network: nameOf(networks),
    cloud: nameOf([...clouds, ...guests.map(({ cloudId, cloud }) => ({ id: cloudId, name: cloud }))]),
    forward: nameOf(clouds.flatMap(({ forwards }) => forwards)),
    balancer: nameOf(balancers),
  }
}

const stepOf = (gate: Gate<RuleFacts>, names: ReachNames, target: TopologyMend): ReachAnswer['steps'][number] => ({
  gate: gate.gate,
  isOpen: gate.isOpen,
  ruleId: gate.gate === 'ingress' || gate.gate === 'egress' ? (gate.rule?.id ?? null) : null,
  vmHostId: 'vmHostId' in gate ? gate.vmHostId : null,
  sentence: describeGate(gate, names),
  mend: mendOfGate(gate, target),
})

/** Where no way leads there is nothing to be opened. */
const obstaclesOn = (gates: readonly Gate<RuleFacts>[]): number =>
  gates.some(({ gate, isOpen }) => gate === 'route' && !isOpen)
    ? Infinity
    : gates.filter(({ isOpen }) => !isOpen).length

/** The internet has two versions, and the better answer counts; of two equal ones the first. */
const easiest = <Answer extends { gates: readonly Gate<RuleFacts>[] }>(answers: readonly Answer[]): Answer =>
  answers.reduce((best, one) => (obstaclesOn(one.gates) < obstaclesOn(best.gates) ? one : best))

/** Whether one thing reaches a port of another, gate by gate, by what is known of the network. */
export const reachIn = (
  facts: NetworkFacts,
  { from, to, firewallProtocolId, port }: ReachAsked,
  ways = waysInto(facts),
): ReachAnswer => {
  const server = (vmHostId: number) => reachServer(facts, ways, found(facts.servers, vmHostId))
  const isServer = 'vmHostId' in to
  const target = isServer ? server(to.vmHostId) : reachBalancer(facts, ways, found(facts.balancers, to.balancerId))
  const sources =
    from === 'internet'
      ? anybody(facts).map((address) => ({ address }))
      : ['vmHostId' in from ? server(from.vmHostId) : from]
  const { source, isReachable, gates } = easiest(
    sources.map((source) => ({ source, ...reach({ from: source, to: target, firewallProtocolId, port }) })),
  )
  const route = gates.find((gate) => gate.gate === 'route')?.route
  const mend: TopologyMend = isServer
    ? { place: 'networks', itemId: to.vmHostId, vpcHostId: null }
    : { place: 'balancer', itemId: to.balancerId, vpcHostId: null }
  const ends = {
    fromId: 'vmHostId' in source ? source.vmHostId : null,
    toId: isServer ? nodeIdOf.server(to.vmHostId) : nodeIdOf.balancer(to.balancerId),
  }
  const names = { ...namesIn(facts), ...(from === 'internet' && 'address' in source && { anybody: source.address }) }
  return {
    isReachable,
    steps: gates.map((gate) => stepOf(gate, names, mend)),
    path: route ? pathOf(facts, route, ends) : [],
  }
}

export const answerReach = async (
  db: Db,
  project: Pick<NetworkFacts, 'projectId' | 'kind'>,
  asked: ReachAsked,
): Promise<ReachAnswer> => reachIn(await readNetworkFacts(db, project), asked)
