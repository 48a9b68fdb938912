import type {
  Balancing,
  BalancerProtocol,
  BalancerShape,
  BalancerSpec,
  EngineBalancerDetail,
  HealthCheckSpec,
  ListenerSpec,
  SessionKind,
} from '../ports/compute/balancers.engine.ts'
import { EngineError } from '../ports/engine-error.ts'

const maxWeight = 256

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1 && port <= 65_535

const isWeight = (weight: number): boolean => Number.isInteger(weight) && weight >= 0 && weight <= maxWeight

const isEachOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

/** What only one listener can have: whatever is spoken on it, a port is of TCP or of UDP. */
const portKey = ({ protocol, port }: Pick<ListenerSpec, 'protocol' | 'port'>): string =>
  `${protocol === 'udp' ? 'udp' : 'tcp'} ${port}`

const isSpeaking = ({ protocol }: ListenerSpec): boolean => protocol === 'http' || protocol === 'https'

const whyNotCheck = ({ healthChecks }: Balancing, { protocol, healthCheck }: ListenerSpec): string | undefined => {
  if (!healthCheck) return undefined
  const { kind, http, intervalSeconds, timeoutSeconds, upAfter, downAfter } = healthCheck
  if (!healthChecks.includes(kind)) return `there is no health check by ${kind} here`
  if ((kind === 'udp') !== (protocol === 'udp')) return `${protocol} is not checked by ${kind}`
  if ((kind === 'http') !== (http !== undefined)) return 'a path is of http alone'
  if (![intervalSeconds, timeoutSeconds, upAfter, downAfter].every((number) => Number.isInteger(number) && number >= 1))
    return 'the numbers of a health check begin with 1'
  return timeoutSeconds > intervalSeconds ? 'a check must end before the next' : undefined
}

const whyNotSession = ({ sessions }: Balancing, listener: ListenerSpec): string | undefined => {
  const { session } = listener
  if (session === undefined) return undefined
  if (!sessions.includes(session)) return `there are no sessions by ${session} here`
  return session === 'cookie' && !isSpeaking(listener) ? 'a cookie is of http' : undefined
}

const whyNotListener = (balancing: Balancing, listener: ListenerSpec): string | undefined => {
  const { protocol, port, memberPort, members, certificate, nameCertificates = [] } = listener
  if (!balancing.protocols.includes(protocol)) return `there is no ${protocol} here`
  if (!isPort(port) || !isPort(memberPort)) return 'a port is between 1 and 65535'
  if (!isEachOnce(members.map(({ serverTag }) => serverTag))) return 'a server is a member once'
  const weights = members.map(({ weight = 1 }) => weight)
  if (!weights.every(isWeight)) return `a weight is between 0 and ${maxWeight}`
  if (!balancing.hasWeights && weights.some((weight) => weight !== 1)) return 'there are no weights here'
  if ((certificate ?? nameCertificates.length > 0) && protocol !== 'https') return 'only https has a certificate'
  if (nameCertificates.length > 0 && !balancing.hasNamedCertificates) return 'a listener has one certificate here'
  return whyNotCheck(balancing, listener) ?? whyNotSession(balancing, listener)
}

const whyNot = (balancing: Balancing, { algorithm, listeners }: BalancerShape): string | undefined => {
  if (!balancing.algorithms.includes(algorithm)) return `there is no ${algorithm} here`
  if (listeners.length === 0) return 'it needs a listener'
  if (!isEachOnce(listeners.map(portKey))) return 'two listeners are on one port'
  for (const listener of listeners) {
    const reason = whyNotListener(balancing, listener)
    if (reason !== undefined) return `listener ${listener.protocol} ${listener.port}: ${reason}`
  }
  return undefined
}

/** Ports whose listener has a certificate already. */
type CertifiedPorts = ReadonlySet<number>

/** `refused` where there are no load balancers, `invalid` for a shape that the engine cannot give to one. */
export const checkShape = (
  balancing: Balancing,
  shape: BalancerShape,
  certified: CertifiedPorts = new Set<number>(),
): void => {
  if (balancing.protocols.length === 0) throw new EngineError('refused', 'this datacenter has no load balancers')
  const isBare = ({ protocol, port, certificate }: ListenerSpec) =>
    protocol === 'https' && !certificate && !certified.has(port)
  const reason = whyNot(balancing, shape) ?? (shape.listeners.some(isBare) ? 'https needs a certificate' : undefined)
  if (reason !== undefined) throw new EngineError('invalid', `a load balancer: ${reason}`)
}

interface Comparable {
  protocol: BalancerProtocol
  port: number
  memberPort: number
  members: readonly { serverTag: string; weight?: number }[]
  healthCheck?: HealthCheckSpec | null
  session?: SessionKind | null
}

/** The same text for the same check, in whatever order its parts stand. */
export const textOfCheck = (check: HealthCheckSpec | null | undefined): string =>
  check
    ? [
        check.kind,
        check.intervalSeconds,
        check.timeoutSeconds,
        check.upAfter,
        check.downAfter,
        ...(check.http ? [check.http.path, check.http.hostHeader ?? '', check.http.expectedCodes] : []),
      ].join(' ')
    : ''

const textOf = (listeners: readonly Comparable[]): string =>
  listeners
    .map(({ protocol, port, memberPort, members, healthCheck, session }) => {
      const weighed = members.map(({ serverTag, weight = 1 }) => `${serverTag} ${weight}`)
      return [protocol, port, memberPort, ...weighed.toSorted(), textOfCheck(healthCheck), session ?? ''].join(' ')
    })
    .toSorted()
    .join('\n')

/** Whether it could have been asked for like this; its name may have changed, and certificates are nobody's to see. */
export const hasShape = (balancer: EngineBalancerDetail, spec: BalancerSpec): boolean =>
  balancer.networkTag === spec.networkTag &&
  balancer.algorithm === spec.algorithm &&
  textOf(balancer.listeners) === textOf(spec.listeners)

export const byPort = (one: Comparable, other: Comparable): number =>
  one.port - other.port || (one.protocol < other.protocol ? -1 : 1)

export const byServer = (one: { serverTag: string }, other: { serverTag: string }): number =>
  one.serverTag < other.serverTag ? -1 : 1
