import type {
  BalancerAlgorithm,
  BalancerProtocol,
  BalancerState,
  Balancing,
  EngineBalancer,
  EngineBalancerDetail,
  EngineMember,
  HealthCheckKind,
  HealthCheckSpec,
  MemberHealth,
  MemberProbe,
  SessionKind,
} from '../../../ports/compute/balancers.engine.ts'
import { byPort, byServer } from '../../balancer-shapes.ts'
import { tagOf } from '../context.ts'
import type { OpenStackSettings } from '../settings.ts'
import type { OctaviaBalancer, OctaviaMember, OctaviaMonitor, OctaviaPool, OctaviaTree } from './octavia.ts'

type Settings = Pick<OpenStackSettings, 'projectPrefix'>

/**
 * OVN shares out what it does not read: no weights, no pages; and it checks members for the balancer's own address alone.
 * Neither tells what a member answered.
 */
const byProvider: Record<NonNullable<OpenStackSettings['balancers']>, Balancing> = {
  ovn: {
    protocols: ['tcp', 'udp'],
    algorithms: ['sourceIpPort'],
    hasWeights: false,
    healthChecks: ['tcp', 'udp'],
    sessions: ['sourceIp'],
    hasNamedCertificates: false,
    hasChecksOutside: false,
    tellsAnswers: false,
  },
  amphora: {
    protocols: ['tcp', 'udp', 'http'],
    algorithms: ['roundRobin', 'leastConnection', 'sourceIp', 'sourceIpPort'],
    hasWeights: true,
    healthChecks: ['tcp', 'http', 'udp'],
    sessions: ['sourceIp', 'cookie'],
    hasNamedCertificates: false,
    hasChecksOutside: true,
    tellsAnswers: false,
  },
}
const none: Balancing = {
  protocols: [],
  algorithms: [],
  hasWeights: false,
  healthChecks: [],
  sessions: [],
  hasNamedCertificates: false,
  hasChecksOutside: false,
  tellsAnswers: false,
}

/** `hasKeyManager`: somebody keeps certificates, so that amphorae can be given them. */
export const balancingOf = ({ balancers }: Pick<OpenStackSettings, 'balancers'>, hasKeyManager = false): Balancing => {
  if (!balancers) return none
  const balancing = byProvider[balancers]
  return balancers === 'amphora' && hasKeyManager
    ? { ...balancing, protocols: [...balancing.protocols, 'https'], hasNamedCertificates: true }
    : balancing
}

/** What Octavia calls HTTPS it passes on unread; what ends here has another name, and goes on as plain HTTP. */
const terminated = 'TERMINATED_HTTPS'

export const octaviaProtocol = (protocol: BalancerProtocol): string =>
  protocol === 'https' ? terminated : protocol.toUpperCase()

export const octaviaPoolProtocol = (protocol: BalancerProtocol): string =>
  protocol === 'https' ? 'HTTP' : protocol.toUpperCase()

export const protocolOf = (name: string): BalancerProtocol =>
  name === terminated ? 'https' : (name.toLowerCase() as BalancerProtocol)

export const octaviaChecks: Readonly<Record<HealthCheckKind, string>> = {
  tcp: 'TCP',
  http: 'HTTP',
  udp: 'UDP-CONNECT',
}
export const octaviaSessions: Readonly<Record<SessionKind, string>> = { sourceIp: 'SOURCE_IP', cookie: 'HTTP_COOKIE' }

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, name: string | undefined): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name)

const checkOf = (monitor: OctaviaMonitor | null | undefined): HealthCheckSpec | null => {
  const kind = keyOf(octaviaChecks, monitor?.type)
  if (!monitor || !kind) return null
  return {
    kind,
    intervalSeconds: monitor.delay,
    timeoutSeconds: monitor.timeout,
    upAfter: monitor.max_retries,
    downAfter: monitor.max_retries_down,
    ...(kind === 'http' && {
      http: {
        path: monitor.url_path ?? '/',
        hostHeader: monitor.domain_name ?? null,
        expectedCodes: monitor.expected_codes ?? '200',
      },
    }),
  }
}

const sessionOf = (pool: OctaviaPool | undefined): SessionKind | null =>
  keyOf(octaviaSessions, pool?.session_persistence?.type) ?? null

export const octaviaAlgorithms: Readonly<Record<BalancerAlgorithm, string>> = {
  roundRobin: 'ROUND_ROBIN',
  leastConnection: 'LEAST_CONNECTIONS',
  sourceIp: 'SOURCE_IP',
  sourceIpPort: 'SOURCE_IP_PORT',
}

const algorithmOf = ({ pools: [pool] }: OctaviaTree): BalancerAlgorithm => {
  const names = Object.keys(octaviaAlgorithms) as BalancerAlgorithm[]
  return names.find((name) => octaviaAlgorithms[name] === pool?.lb_algorithm) ?? 'sourceIpPort'
}

const states: Readonly<Record<string, BalancerState>> = {
  ACTIVE: 'active',
  PENDING_CREATE: 'building',
  PENDING_UPDATE: 'updating',
  PENDING_DELETE: 'deleting',
}

const stateOf = ({ provisioning_status }: OctaviaBalancer): BalancerState => states[provisioning_status] ?? 'error'

const partsOf = ({ listeners, pools }: OctaviaTree) => [
  ...listeners,
  ...pools.flatMap(({ members, monitor, ...pool }) => [pool, ...members, ...(monitor ? [monitor] : [])]),
]

/**
 * OVN calls a balancer active again while it is still busy with what is below it. But once a check was made or taken away
 * it leaves the listener and sometimes another pool `PENDING_UPDATE` for ever: there that says nothing.
 */
const isUnderWay = ({ listeners, pools }: OctaviaTree): boolean => {
  const lookedAfter = pools.flatMap(({ members, monitor }) => [...members, ...(monitor ? [monitor] : [])])
  return (
    lookedAfter.some(({ provisioning_status }) => provisioning_status.startsWith('PENDING_')) ||
    [...listeners, ...pools].some(({ provisioning_status }) => /^PENDING_(CREATE|DELETE)$/.test(provisioning_status))
  )
}

const faultOf = (tree: OctaviaTree): string | null => {
  const failed = [tree.balancer, ...partsOf(tree)].find(({ provisioning_status }) => provisioning_status === 'ERROR')
  return failed ? `the cloud calls ${failed.name} ERROR` : null
}

/** Of the whole: also what is below it is at rest. */
export const treeStateOf = (tree: OctaviaTree): BalancerState => {
  const state = stateOf(tree.balancer)
  if (state !== 'active') return state
  if (isUnderWay(tree)) return 'updating'
  return faultOf(tree) === null ? 'active' : 'error'
}

export const toEngineBalancer = (tag: string, balancer: OctaviaBalancer, networkTag: string): EngineBalancer => {
  const state = stateOf(balancer)
  return {
    tag,
    ref: balancer.id,
    name: balancer.description,
    networkTag,
    address: balancer.vip_address,
    state,
    fault: state === 'error' ? `the cloud calls it ${balancer.provisioning_status}` : null,
    createdAt: new Date(`${balancer.created_at}Z`),
  }
}

/** `NO_MONITOR` where nobody looks after them. */
const healths: Readonly<Record<string, MemberHealth>> = {
  ONLINE: 'up',
  DRAINING: 'up',
  DEGRADED: 'up',
  OFFLINE: 'down',
  ERROR: 'down',
}

/** One that somebody has put there by hand has no tag of ours: its address says that it is there. */
const toMember = (settings: Settings, { name, address, weight, operating_status }: OctaviaMember): EngineMember => ({
  serverTag: tagOf(settings, name) ?? address,
  address,
  weight,
  health: healths[operating_status] ?? 'unknown',
})

export const toDetail = (
  settings: Settings,
  tag: string,
  tree: OctaviaTree,
  networkTag: string,
): EngineBalancerDetail => {
  const state = treeStateOf(tree)
  return {
    ...toEngineBalancer(tag, tree.balancer, networkTag),
    state,
    fault: state === 'error' ? faultOf(tree) : null,
    algorithm: algorithmOf(tree),
    listeners: tree.listeners
      .map(({ protocol, protocol_port, default_pool_id, description, default_tls_container_ref }) => {
        const pool = tree.pools.find(({ id }) => id === default_pool_id)
        return {
          protocol: protocolOf(protocol),
          port: protocol_port,
          memberPort: Number(description),
          hasCertificate: (default_tls_container_ref ?? null) !== null,
          healthCheck: checkOf(pool?.monitor),
          session: sessionOf(pool),
          members: (pool?.members ?? []).map((member) => toMember(settings, member)).toSorted(byServer),
        }
      })
      .toSorted(byPort),
  }
}

/** Octavia tells what it has found, not what it heard. */
export const probesIn = ({ listeners }: Pick<EngineBalancerDetail, 'listeners'>): MemberProbe[] =>
  listeners.flatMap(({ protocol, port, healthCheck, members }) =>
    healthCheck
      ? members.flatMap(({ serverTag, health }) => {
          if (health === 'unknown') return []
          const isUp = health === 'up'
          const problem = isUp ? null : ('reported' as const)
          return [{ protocol, port, serverTag, isUp, problem, millis: null, statusCode: null, excerpt: null }]
        })
      : [],
  )
