import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { goesByWeight } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { LoadBalancerCapability } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type {
  BalancerAlgorithm,
  BalancerProtocol,
  Balancing,
  HealthCheckKind,
  SessionKind,
} from '../../../ports/compute/balancers.engine.ts'
import type { Routing } from '../../../ports/compute/routers.engine.ts'

/** How the contract's words are said to an engine, and which of them one understands. */

type AlgorithmName = keyof typeof vmLbAlgorithm.id

interface EngineAlgorithm {
  algorithm: BalancerAlgorithm
  /** What every listener needs besides, to keep the promise. */
  session?: SessionKind
}

/** The ways to do what an algorithm promises, the best one first. */
const ways: Readonly<Record<AlgorithmName, readonly EngineAlgorithm[]>> = {
  roundRobin: [{ algorithm: 'roundRobin' }],
  weightedRoundRobin: [{ algorithm: 'roundRobin' }],
  leastConnection: [{ algorithm: 'leastConnection' }],
  weightedLeastConnection: [{ algorithm: 'leastConnection' }],
  // Where connections are only shared out by address and port, a client is kept at its member by its address.
  ipHash: [{ algorithm: 'sourceIp' }, { algorithm: 'sourceIpPort', session: 'sourceIp' }],
  connectionHash: [{ algorithm: 'sourceIpPort' }],
}

/** undefined: the engine has no way to do it. */
export const engineAlgorithm = (balancing: Balancing, algorithmId: number): EngineAlgorithm | undefined => {
  const name = vmLbAlgorithm.name(algorithmId)
  if (!name || (goesByWeight(algorithmId) && !balancing.hasWeights)) return undefined
  return ways[name].find(
    ({ algorithm, session }) =>
      balancing.algorithms.includes(algorithm) && (session === undefined || balancing.sessions.includes(session)),
  )
}

export const engineProtocol = (protocolId: number): BalancerProtocol => vmLbProtocol.name(protocolId) ?? 'tcp'

export const engineCheck = (checkId: number): HealthCheckKind => vmLbHealthCheck.name(checkId) ?? 'tcp'

export const engineSession = (sessionId: number): SessionKind | undefined => {
  const name = vmLbSession.name(sessionId)
  return name === 'none' ? undefined : name
}

const knownIds = <Name extends string>(ids: Readonly<Record<Name, number>>, names: readonly Name[]): number[] =>
  names.map((name) => ids[name]).toSorted((one, other) => one - other)

/** What an engine can do of balancers, and of the public addresses that lead to them. */
interface CapableEngine {
  balancing: Balancing
  routing: Pick<Routing, 'hasSharedAddresses'>
}

export const capabilityOf = ({ balancing, routing }: CapableEngine): LoadBalancerCapability => ({
  isAvailable: balancing.protocols.length > 0,
  protocolIds: knownIds(vmLbProtocol.id, balancing.protocols),
  algorithmIds: vmLbAlgorithm.ids.filter((id) => engineAlgorithm(balancing, id) !== undefined),
  healthCheckIds: knownIds(vmLbHealthCheck.id, balancing.healthChecks),
  sessionIds: [vmLbSession.id.none, ...knownIds(vmLbSession.id, balancing.sessions)],
  hasWeights: balancing.hasWeights,
  hasNamedCertificates: balancing.hasNamedCertificates,
  hasChecksOutside: balancing.hasChecksOutside,
  hasSharedAddresses: routing.hasSharedAddresses,
  tellsAnswers: balancing.tellsAnswers,
})

/** One that is drained gets nothing new; without a weighted algorithm all others get the same. */
export const engineWeight = (algorithmId: number, member: { weight: number; isDraining: boolean }): number => {
  if (member.isDraining) return 0
  return goesByWeight(algorithmId) ? member.weight : 1
}
