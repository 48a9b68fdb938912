import type { BalancerShape, HealthCheckSpec, ListenerSpec } from '../../../ports/compute/balancers.engine.ts'
import {
  octaviaAlgorithms,
  octaviaChecks,
  octaviaPoolProtocol,
  octaviaProtocol,
  octaviaSessions,
} from './balancers.state.ts'
import { protocolOf } from './balancers.state.ts'
import type { OctaviaListener, OctaviaMember, OctaviaMonitor, OctaviaRequest, OctaviaTree } from './octavia.ts'

/** A member as Octavia is told of it. */
export interface WantedMember {
  /** The server's, on the cloud. */
  name: string
  address: string
  weight: number
}

export interface WantedListener extends Pick<
  ListenerSpec,
  'protocol' | 'port' | 'memberPort' | 'healthCheck' | 'session'
> {
  members: readonly WantedMember[]
  /** Where Barbican has its certificates; absent: as they are. */
  tls?: { ref: string; nameRefs: readonly string[] }
}

export interface WantedTree extends Pick<BalancerShape, 'name' | 'algorithm'> {
  subnetId: string
  listeners: readonly WantedListener[]
}

type Pool = OctaviaTree['pools'][number]

/** What listeners and their pools are called, and found again by. */
const keyOf = ({ protocol, port }: WantedListener): string => `${protocol}-${port}`

const keyOfListener = ({ protocol, protocol_port }: OctaviaListener): string =>
  `${protocolOf(protocol)}-${protocol_port}`

const tlsBody = ({ tls }: WantedListener) =>
  tls ? { default_tls_container_ref: tls.ref, sni_container_refs: [...tls.nameRefs] } : {}

/** Nothing is wanted of them, or they are so. */
const hasCertificates = (listener: OctaviaListener, { tls }: WantedListener): boolean =>
  !tls ||
  (listener.default_tls_container_ref === tls.ref &&
    (listener.sni_container_refs ?? []).toSorted().join() === tls.nameRefs.toSorted().join())

const poolBody = (wanted: WantedListener, algorithm: WantedTree['algorithm']) => ({
  name: keyOf(wanted),
  protocol: octaviaPoolProtocol(wanted.protocol),
  lb_algorithm: octaviaAlgorithms[algorithm],
  session_persistence: wanted.session ? { type: octaviaSessions[wanted.session] } : null,
})

/** What of a monitor can be changed; a name in the request is spoken in HTTP/1.1 alone. */
const monitorBody = ({ http, ...check }: HealthCheckSpec) => ({
  delay: check.intervalSeconds,
  timeout: check.timeoutSeconds,
  max_retries: check.upAfter,
  max_retries_down: check.downAfter,
  ...(http && {
    url_path: http.path,
    expected_codes: http.expectedCodes,
    http_version: http.hostHeader === null ? 1.0 : 1.1,
    domain_name: http.hostHeader,
  }),
})

const newMonitor = (wanted: WantedListener, check: HealthCheckSpec) => ({
  name: keyOf(wanted),
  type: octaviaChecks[check.kind],
  ...monitorBody(check),
})

const listenerBody = (wanted: WantedListener) => ({
  name: keyOf(wanted),
  protocol: octaviaProtocol(wanted.protocol),
  protocol_port: wanted.port,
  description: String(wanted.memberPort),
  ...tlsBody(wanted),
})

const membersBody = ({ members, memberPort }: WantedListener, subnetId: string) =>
  members.map((member) => ({ ...member, protocol_port: memberPort, subnet_id: subnetId }))

/** All of it in one request, but for the checks where they have to follow by themselves. */
export const wholeTree = (
  { name, algorithm, subnetId, listeners }: WantedTree,
  { hasChecks }: { hasChecks: boolean },
) => ({
  description: name,
  vip_subnet_id: subnetId,
  listeners: listeners.map((wanted) => ({
    ...listenerBody(wanted),
    default_pool: {
      ...poolBody(wanted, algorithm),
      members: membersBody(wanted, subnetId),
      ...(hasChecks && wanted.healthCheck && { healthmonitor: newMonitor(wanted, wanted.healthCheck) }),
    },
  })),
})

const textOfMember = ({
  name,
  address,
  protocol_port,
  weight,
}: Omit<OctaviaMember, 'id' | 'provisioning_status' | 'operating_status'>) =>
  `${name} ${address} ${protocol_port} ${weight}`

const hasMembers = ({ members }: Pool, wanted: WantedListener, subnetId: string): boolean =>
  members.map(textOfMember).toSorted().join('\n') ===
  membersBody(wanted, subnetId).map(textOfMember).toSorted().join('\n')

/** The one that its listener has, or one that was made for it before. */
const poolFor = ({ listeners, pools }: OctaviaTree, key: string): Pool | undefined => {
  const listener = listeners.find((one) => keyOfListener(one) === key)
  return pools.find(({ id }) => id === listener?.default_pool_id) ?? pools.find(({ name }) => name === key)
}

const nextOfPool = (
  tree: OctaviaTree,
  wanted: WantedListener,
  { algorithm, subnetId }: WantedTree,
): OctaviaRequest | undefined => {
  const pool = poolFor(tree, keyOf(wanted))
  const body = poolBody(wanted, algorithm)
  if (!pool)
    return { method: 'POST', path: '/pools', body: { pool: { ...body, loadbalancer_id: tree.balancer.id } } } as const
  if (!hasMembers(pool, wanted, subnetId)) {
    const members = membersBody(wanted, subnetId)
    return { method: 'PUT', path: `/pools/${pool.id}/members`, body: { members } } as const
  }
  const { lb_algorithm, session_persistence } = body
  const isShared = pool.lb_algorithm === lb_algorithm && pool.session_persistence?.type === session_persistence?.type
  return isShared
    ? nextOfMonitor(pool, wanted)
    : ({ method: 'PUT', path: `/pools/${pool.id}`, body: { pool: { lb_algorithm, session_persistence } } } as const)
}

const isAsWanted = (monitor: OctaviaMonitor, check: HealthCheckSpec): boolean =>
  Object.entries(monitorBody(check)).every(
    ([name, value]) => name === 'http_version' || (monitor[name as keyof OctaviaMonitor] ?? null) === value,
  )

/** Octavia never makes one kind of monitor of another. */
const nextOfMonitor = ({ id, monitor }: Pool, wanted: WantedListener): OctaviaRequest | undefined => {
  const { healthCheck: check } = wanted
  if (monitor && (!check || monitor.type !== octaviaChecks[check.kind])) {
    return { method: 'DELETE', path: `/healthmonitors/${monitor.id}` }
  }
  if (!check) return undefined
  if (!monitor) {
    return {
      method: 'POST',
      path: '/healthmonitors',
      body: { healthmonitor: { ...newMonitor(wanted, check), pool_id: id } },
    }
  }
  return isAsWanted(monitor, check)
    ? undefined
    : { method: 'PUT', path: `/healthmonitors/${monitor.id}`, body: { healthmonitor: monitorBody(check) } }
}

const nextOfListener = (tree: OctaviaTree, wanted: WantedListener): OctaviaRequest | undefined => {
  const { description, ...body } = listenerBody(wanted)
  const listener = tree.listeners.find((one) => keyOfListener(one) === keyOf(wanted))
  if (!listener) {
    const ids = { loadbalancer_id: tree.balancer.id, default_pool_id: poolFor(tree, keyOf(wanted))?.id }
    return { method: 'POST', path: '/listeners', body: { listener: { ...body, description, ...ids } } }
  }
  return listener.description === description && hasCertificates(listener, wanted)
    ? undefined
    : { method: 'PUT', path: `/listeners/${listener.id}`, body: { listener: { description, ...tlsBody(wanted) } } }
}

/**
 * What is to be asked of Octavia next, so that the one becomes the other; undefined: it is there. Octavia takes one change
 * after the other. What is new is made ready first, so that a port is closed only while another protocol takes it over;
 * what nobody needs goes last.
 */
export const nextRequest = (tree: OctaviaTree, wanted: WantedTree): OctaviaRequest | undefined => {
  const { balancer, listeners, pools } = tree
  if (balancer.description !== wanted.name) {
    const body = { loadbalancer: { description: wanted.name } }
    return { method: 'PUT', path: `/loadbalancers/${balancer.id}`, body }
  }
  for (const listener of wanted.listeners) {
    const next = nextOfPool(tree, listener, wanted)
    if (next) return next
  }
  const keys = new Set(wanted.listeners.map(keyOf))
  const unwanted = listeners.find((one) => !keys.has(keyOfListener(one)))
  if (unwanted) return { method: 'DELETE', path: `/listeners/${unwanted.id}` }
  for (const listener of wanted.listeners) {
    const next = nextOfListener(tree, listener)
    if (next) return next
  }
  const needed = new Set([...keys].map((key) => poolFor(tree, key)?.id))
  const left = pools.find(({ id }) => !needed.has(id))
  return left && { method: 'DELETE', path: `/pools/${left.id}` }
}
