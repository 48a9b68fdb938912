import type { Access } from '../../access.ts'
import { serviceStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '../../enums.ts'
import type { Range } from '../../limits.ts'

export const memberWeight: Range = { min: 1, max: 256, step: 1 }
export const checkIntervalSeconds: Range = { min: 3, max: 300, step: 1 }
export const checkTimeoutSeconds: Range = { min: 1, max: 60, step: 1 }
export const checkCounts: Range = { min: 1, max: 10, step: 1 }
export const certificatesPerListener = 20
export const serversPerListener = 100
export const listenersPerBalancer = 20
/** What an HTTP check takes as a good answer where nobody says otherwise. */
export const usualCodes = '200-399'
export const defaultCheck = { intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 } as const

/** How often the servers behind a load balancer are looked at. */
export const lookSeconds = 30

interface CheckPace {
  intervalSeconds: number
  timeoutSeconds: number
  downAfter: number
}

/** About as long as one that has died still gets a share where it has to be taken out of rotation. */
export const secondsUntilOut = ({ intervalSeconds, timeoutSeconds, downAfter }: CheckPace): number =>
  intervalSeconds * downAfter + timeoutSeconds + lookSeconds

/** `200` or `200,302`, or one span like `200-204`: what every infrastructure takes. */
export const isListOfCodes = (text: string): boolean => {
  const span = /^([1-5]\d\d)-([1-5]\d\d)$/.exec(text)
  return span ? Number(span[1]) <= Number(span[2]) : /^[1-5]\d\d(?:,[1-5]\d\d)*$/.test(text)
}

/** Whether an answer's code is among them. */
export const isExpectedCode = (codes: string, code: number): boolean =>
  codes.split(',').some((part) => {
    const [from, to = from] = part.split('-')
    return code >= Number(from) && code <= Number(to)
  })

type StatusName = keyof typeof serviceStatus.id

/** What a status allows: the server refuses by it, the portal greys out by it. */
const statusesAllowing = {
  edit: ['active'],
  probe: ['active'],
  // What broke is made anew in its place, with its name, its listeners and its price.
  rebuild: ['failed'],
  delete: ['active', 'failed'],
} as const satisfies Record<string, readonly StatusName[]>

export type LoadBalancerAction = keyof typeof statusesAllowing

export const loadBalancerCan = (action: LoadBalancerAction, { statusId }: { statusId: number }): boolean => {
  const allowed: readonly (StatusName | undefined)[] = statusesAllowing[action]
  return allowed.includes(serviceStatus.name(statusId))
}

// --- what an infrastructure can do -----------------------------------------------------------------------------------

export interface Capability {
  isAvailable: boolean
  protocolIds: readonly number[]
  algorithmIds: readonly number[]
  healthCheckIds: readonly number[]
  sessionIds: readonly number[]
  hasWeights: boolean
  hasNamedCertificates: boolean
}

const weighted: ReadonlySet<number> = new Set([
  vmLbAlgorithm.id.weightedRoundRobin,
  vmLbAlgorithm.id.weightedLeastConnection,
])

/** Whether members get more or less by their weight. */
export const goesByWeight = (algorithmId: number): boolean => weighted.has(algorithmId)

const { http, https, udp } = vmLbProtocol.id

/** Which checks make sense for what is spoken on a listener. */
export const checksFor = (protocolId: number): readonly number[] =>
  protocolId === udp ? [vmLbHealthCheck.id.udp] : [vmLbHealthCheck.id.tcp, vmLbHealthCheck.id.http]

/** A cookie needs somebody who reads what is spoken. */
export const sessionsFor = (protocolId: number): readonly number[] =>
  protocolId === http || protocolId === https
    ? [vmLbSession.id.none, vmLbSession.id.sourceIp, vmLbSession.id.cookie]
    : [vmLbSession.id.none, vmLbSession.id.sourceIp]

// --- what a balancer may look like -----------------------------------------------------------------------------------

export interface JudgedMember {
  vmHostId: number
  weight?: number | undefined
  isDraining?: boolean | undefined
}

export interface JudgedListener {
  vmLbProtocolTypeId: number
  /** null: a form has none yet. */
  sourcePort: number | null
  vmLbPools: readonly number[]
  vmLbMembers?: readonly JudgedMember[] | undefined
  vmLbSessionId?: number | undefined
  healthCheck?: { vmLbHealthCheckId: number } | null | undefined
  nameCertificates?: readonly unknown[] | undefined
}

export interface JudgedBalancer {
  vmLbAlgorithmId: number
  vmLbListeners: readonly JudgedListener[]
}

/** Keys of the sentences in `load-balancers.fa.ts`. */
export type BalancerObstacleReason =
  | 'none'
  | 'algorithm'
  | 'protocol'
  | 'portTaken'
  | 'memberTwice'
  | 'memberUnknown'
  | 'weights'
  | 'draining'
  | 'check'
  | 'checkProtocol'
  | 'session'
  | 'sessionProtocol'
  | 'namedCertificates'
  | 'certificateProtocol'

export interface BalancerObstacle {
  reason: BalancerObstacleReason
  /** The place of its listener, and the field there; absent: of the balancer itself. */
  listener?: number
  field: string
}

export interface ListenerPort {
  vmLbProtocolTypeId: number
  sourcePort: number
}

/** What only one listener can have: a port is of TCP or of UDP, whatever is spoken on it. */
export const portKey = ({ vmLbProtocolTypeId, sourcePort }: ListenerPort) =>
  `${vmLbProtocolTypeId === udp ? 'udp' : 'tcp'} ${sourcePort}`

/** Ports of a public address that listeners need. */
export const portsOf = (listeners: readonly ListenerPort[]): { protocol: 'tcp' | 'udp'; port: number }[] =>
  listeners.map(({ vmLbProtocolTypeId, sourcePort }) => ({
    protocol: vmLbProtocolTypeId === udp ? 'udp' : 'tcp',
    port: sourcePort,
  }))

/** A server is put behind one listener, or taken from behind it. */
export interface MemberMove extends ListenerPort {
  act: 'add' | 'remove'
  vmHostId: number
}

/** Keys of the sentences in `load-balancers.fa.ts`. */
export type MemberObstacle = 'listenerGone' | 'there' | 'notThere' | 'last' | 'full'

/** Why it cannot be, among the listeners as they are by then. */
export const whyNotMember = (
  { act, vmHostId, ...port }: MemberMove,
  listeners: readonly (ListenerPort & { vmLbPools: readonly number[] })[],
): MemberObstacle | undefined => {
  const listener = listeners.find((one) => isSameListener(one, port))
  if (!listener) return 'listenerGone'
  const { vmLbPools: servers } = listener
  const isThere = servers.includes(vmHostId)
  if (act === 'add') {
    if (isThere) return 'there'
    return servers.length < serversPerListener ? undefined : 'full'
  }
  if (!isThere) return 'notThere'
  return servers.length > 1 ? undefined : 'last'
}

export const isSameListener = (one: ListenerPort, other: ListenerPort): boolean =>
  one.vmLbProtocolTypeId === other.vmLbProtocolTypeId && one.sourcePort === other.sourcePort

type Verdict = Omit<BalancerObstacle, 'listener'> | undefined

const memberObstacle = ({ vmLbPools, vmLbMembers = [] }: JudgedListener, { hasWeights }: Capability): Verdict => {
  if (new Set(vmLbPools).size < vmLbPools.length) return { reason: 'memberTwice', field: 'vmLbPools' }
  const ids = vmLbMembers.map(({ vmHostId }) => vmHostId)
  if (new Set(ids).size < ids.length) return { reason: 'memberTwice', field: 'vmLbMembers' }
  if (ids.some((id) => !vmLbPools.includes(id))) return { reason: 'memberUnknown', field: 'vmLbMembers' }
  if (hasWeights) return undefined
  if (vmLbMembers.some(({ isDraining }) => isDraining)) return { reason: 'draining', field: 'vmLbMembers' }
  return vmLbMembers.some(({ weight = 1 }) => weight !== 1) ? { reason: 'weights', field: 'vmLbMembers' } : undefined
}

const checkObstacle = ({ vmLbProtocolTypeId, healthCheck }: JudgedListener, capability: Capability): Verdict => {
  if (!healthCheck) return undefined
  const { vmLbHealthCheckId: wanted } = healthCheck
  const field = 'healthCheck.vmLbHealthCheckId'
  if (!checksFor(vmLbProtocolTypeId).includes(wanted)) return { reason: 'checkProtocol', field }
  return capability.healthCheckIds.includes(wanted) ? undefined : { reason: 'check', field }
}

const sessionObstacle = ({ vmLbProtocolTypeId, vmLbSessionId }: JudgedListener, capability: Capability): Verdict => {
  if (vmLbSessionId === undefined || vmLbSessionId === vmLbSession.id.none) return undefined
  if (!sessionsFor(vmLbProtocolTypeId).includes(vmLbSessionId)) {
    return { reason: 'sessionProtocol', field: 'vmLbSessionId' }
  }
  return capability.sessionIds.includes(vmLbSessionId) ? undefined : { reason: 'session', field: 'vmLbSessionId' }
}

const certificateObstacle = (listener: JudgedListener, { hasNamedCertificates }: Capability): Verdict => {
  if (!listener.nameCertificates?.length) return undefined
  const field = 'nameCertificates'
  if (listener.vmLbProtocolTypeId !== https) return { reason: 'certificateProtocol', field }
  return hasNamedCertificates ? undefined : { reason: 'namedCertificates', field }
}

const listenerObstacle = (listener: JudgedListener, capability: Capability): Verdict => {
  if (!capability.protocolIds.includes(listener.vmLbProtocolTypeId)) {
    return { reason: 'protocol', field: 'vmLbProtocolTypeId' }
  }
  return (
    memberObstacle(listener, capability) ??
    checkObstacle(listener, capability) ??
    sessionObstacle(listener, capability) ??
    certificateObstacle(listener, capability)
  )
}

/** The first reason against it, or `undefined`: what the form says while it is filled in, and the server afterwards. */
export const whyNotBalancer = (wanted: JudgedBalancer, capability: Capability): BalancerObstacle | undefined => {
  if (!capability.isAvailable) return { reason: 'none', field: 'vmNetworkId' }
  if (!capability.algorithmIds.includes(wanted.vmLbAlgorithmId)) {
    return { reason: 'algorithm', field: 'vmLbAlgorithmId' }
  }
  const taken = new Set<string>()
  for (const [place, listener] of wanted.vmLbListeners.entries()) {
    const obstacle = listenerObstacle(listener, capability)
    if (obstacle) return { ...obstacle, listener: place }
    const { vmLbProtocolTypeId, sourcePort } = listener
    if (sourcePort === null) continue
    const key = portKey({ vmLbProtocolTypeId, sourcePort })
    if (taken.has(key)) return { reason: 'portTaken', field: 'sourcePort', listener: place }
    taken.add(key)
  }
  return undefined
}

/** Its name in a form and in the body of the call. */
export const obstacleField = ({ listener, field }: BalancerObstacle): string =>
  listener === undefined ? field : `vmLbListeners.${listener}.${field}`

/** Why a certificate cannot be used with its key: keys of the sentences in `load-balancers.fa.ts`. */
export type CertificateObstacle =
  | 'unreadable'
  | 'unreadableKey'
  | 'encryptedKey'
  | 'weakKey'
  | 'otherKey'
  | 'notYet'
  | 'expired'
  | 'noNames'

/** What an act asks of the caller; its call says the same. */
export const loadBalancerAccess = {
  edit: 'project:operate',
  probe: 'project:operate',
  rebuild: 'project:operate',
  delete: 'project:manage',
} as const satisfies Record<LoadBalancerAction, Access>
