import type { ProbeProblem } from '@sarv/contract/vm/load-balancers/probes.rules'
import { EngineError } from '../engine-error.ts'
import { poll, type WaitOptions } from '../waiting.ts'

export type BalancerProtocol = 'tcp' | 'udp' | 'http' | 'https'

/**
 * How connections are shared out: in turn, to who has the fewest, always to the same for one client, or by client and
 * its port. Where members have weights, the first two go by them.
 */
export type BalancerAlgorithm = 'roundRobin' | 'leastConnection' | 'sourceIp' | 'sourceIpPort'

/** What an engine can do of it; no protocols at all where it has no load balancers. */
export interface Balancing {
  protocols: readonly BalancerProtocol[]
  algorithms: readonly BalancerAlgorithm[]
  /** Else every member weighs the same, and none can be drained. */
  hasWeights: boolean
  healthChecks: readonly HealthCheckKind[]
  sessions: readonly SessionKind[]
  /** Whether a listener can have several certificates, each for the names in it. */
  hasNamedCertificates: boolean
  /** Whether a member that fails its check gets nothing from a public address either; else only from inside. */
  hasChecksOutside: boolean
  /** Whether a probe has what the member answered; else only whether it did. */
  tellsAnswers: boolean
}

/** A connection is opened, a page is asked for, or a datagram is sent that nobody refuses. */
export type HealthCheckKind = 'tcp' | 'http' | 'udp'

/** By what a client is sent to the same member again. */
export type SessionKind = 'sourceIp' | 'cookie'

export interface HealthCheckSpec {
  kind: HealthCheckKind
  intervalSeconds: number
  /** At most the interval. */
  timeoutSeconds: number
  /** So many good answers in a row, or bad ones, turn a member. */
  upAfter: number
  downAfter: number
  /** Of `http` alone, and always there. */
  http?: { path: string; hostHeader: string | null; expectedCodes: string }
}

export interface MemberSpec {
  /** A server that is on the balancer's network: its address there is where connections go. */
  serverTag: string
  /** 0 to 256; 1 unless said. With 0 it keeps its connections and gets no new ones. */
  weight?: number
}

/** PEM, both. A secret: no engine tells it again. */
export interface BalancerCertificate {
  certificate: string
  privateKey: string
}

export interface ListenerSpec {
  protocol: BalancerProtocol
  port: number
  /** Where the members listen. */
  memberPort: number
  /** Each server once; none is fine, and nobody answers then. */
  members: readonly MemberSpec[]
  /** Of `https` alone, and only there. An update without it keeps the one that the port has. */
  certificate?: BalancerCertificate
  /** Beside the first, for the names that each has; an update without them takes away those that were there. */
  nameCertificates?: readonly BalancerCertificate[]
  /** Absent: nobody looks after the members. */
  healthCheck?: HealthCheckSpec
  session?: SessionKind
}

/** What can be changed later. */
export interface BalancerShape {
  name: string
  algorithm: BalancerAlgorithm
  /** One at least; one for each port, but `udp` beside any of the others. */
  listeners: readonly ListenerSpec[]
}

export interface BalancerSpec extends BalancerShape {
  /** Ours, unique in the datacenter. Make it with `balancerTag()`. */
  tag: string
  /** Where its address is, and its members are. */
  networkTag: string
  /** Addresses there that are somebody's though no port may have them now: it gets none of these. */
  heldAddresses?: readonly string[]
}

/** `active` is at rest, `error` the end; the others are on their way by themselves. */
export type BalancerState = 'building' | 'active' | 'updating' | 'deleting' | 'error'

/** `unknown` where nobody looks after them. */
export type MemberHealth = 'up' | 'down' | 'unknown'

export interface EngineMember {
  serverTag: string
  /** Its address when it became a member. */
  address: string
  weight: number
  health: MemberHealth
}

export interface EngineListener {
  protocol: BalancerProtocol
  port: number
  memberPort: number
  hasCertificate: boolean
  healthCheck: HealthCheckSpec | null
  session: SessionKind | null
  members: EngineMember[]
}

/** How one member answered one check. */
export interface MemberProbe {
  protocol: BalancerProtocol
  port: number
  serverTag: string
  isUp: boolean
  /** Nobody answered, there is nobody, the answer was another, or the engine says no more. */
  problem: ProbeProblem | null
  /** null: the engine does not tell. */
  millis: number | null
  statusCode: number | null
  /** The beginning of what was answered. */
  excerpt: string | null
}

export interface EngineBalancer {
  tag: string
  /** The engine's own id. */
  ref: string
  name: string
  networkTag: string
  /** In its network; it keeps it for as long as it lives. */
  address: string
  state: BalancerState
  /** Why the state is `error`, in the engine's words. */
  fault: string | null
  createdAt: Date
}

/** Listeners by port and protocol, members by server. */
export interface EngineBalancerDetail extends EngineBalancer {
  algorithm: BalancerAlgorithm
  listeners: EngineListener[]
}

/**
 * What load balancers ask of an engine. While one stands in a network, the network is `in_use`. An engine may need a router
 * on the network, sooner or later, before anybody can reach the balancer.
 */
export interface BalancerPort {
  readonly balancing: Balancing
  /**
   * `not_found` for a network that is not there and for a server that is not on it, `no_address` when the network is full,
   * `invalid` for what this engine cannot do and for two listeners on one port.
   */
  createBalancer(spec: BalancerSpec, signal: AbortSignal): Promise<{ ref: string }>
  getBalancer(tag: string, signal: AbortSignal): Promise<EngineBalancerDetail | undefined>
  /** Every one that this engine holds, also those our database does not know; by tag. */
  listBalancers(signal: AbortSignal): Promise<EngineBalancer[]>
  /**
   * Brings it to the whole new shape. Refuses as `createBalancer` does, and is `busy` or waits between two states. When it
   * fails half-way the balancer may have some of the old shape and some of the new: ask again.
   */
  updateBalancer(tag: string, shape: BalancerShape, signal: AbortSignal): Promise<void>
  deleteBalancer(tag: string, signal: AbortSignal): Promise<void>
  /**
   * Looks once at every member of the listeners that have a health check; by port and protocol, then by server. None for a
   * balancer that is not there. What it sees turns nobody up or down.
   */
  probeMembers(tag: string, signal: AbortSignal): Promise<MemberProbe[]>
}

export const balancerTag = (projectId: number, id: number): string => `lb-${projectId}-${id}`

/** Polls until it is at rest. It ends early when it failed or is gone. */
export const waitForBalancer = (
  engine: BalancerPort,
  tag: string,
  options: WaitOptions,
): Promise<EngineBalancerDetail> =>
  poll(options, async () => {
    const balancer = await engine.getBalancer(tag, options.signal)
    if (!balancer) throw new EngineError('not_found', `load balancer ${tag} is gone`)
    if (balancer.state === 'error')
      throw new EngineError('balancer_failed', balancer.fault ?? `load balancer ${tag} failed`)
    return balancer.state === 'active' ? balancer : undefined
  })

export const waitForBalancerGone = async (engine: BalancerPort, tag: string, options: WaitOptions): Promise<void> => {
  await poll(options, async () => ((await engine.getBalancer(tag, options.signal)) ? undefined : true))
}
