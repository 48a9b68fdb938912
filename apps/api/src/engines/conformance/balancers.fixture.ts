import {
  balancerTag,
  waitForBalancer,
  type BalancerPort,
  type BalancerShape,
  type BalancerSpec,
  type HealthCheckKind,
  type HealthCheckSpec,
  type ListenerSpec,
} from '../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import { signal, wait } from './compute.fixture.ts'
import type { ComputeFixture, ComputeSubject } from './compute.fixture.ts'

export const network = { tag: networkTag(7, 1), name: 'inside', cidr: '192.168.1.0/24', gatewayIp: '192.168.1.1' }
export const tag = balancerTag(7, 1)

export const listener = (
  port: number,
  servers: readonly number[] = [],
  change: Partial<ListenerSpec> = {},
): ListenerSpec => ({
  protocol: 'tcp',
  port,
  memberPort: 8000 + port,
  members: servers.map((id) => ({ serverTag: `vm-7-${id}` })),
  ...change,
})

/** A check of each kind. */
export const checks: Readonly<Record<HealthCheckKind, HealthCheckSpec>> = {
  tcp: { kind: 'tcp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 },
  udp: { kind: 'udp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 },
  http: {
    kind: 'http',
    intervalSeconds: 10,
    timeoutSeconds: 5,
    upAfter: 2,
    downAfter: 3,
    http: { path: '/health', hostHeader: 'shop.example.ir', expectedCodes: '200-299' },
  },
}

const algorithmOf = ({ balancing }: ComputeEngine) => balancing.algorithms[0]!

export const shapeOn = (engine: ComputeEngine, ...listeners: ListenerSpec[]): BalancerShape => ({
  name: 'web',
  algorithm: algorithmOf(engine),
  listeners,
})

export const specOn = (engine: ComputeEngine, change: Partial<BalancerSpec> = {}): BalancerSpec => ({
  ...shapeOn(engine, listener(80)),
  tag,
  networkTag: network.tag,
  ...change,
})

/** As it is read: the parts of a shape that an engine tells again. */
export const told = ({ algorithm, listeners, name }: BalancerShape) => ({
  name,
  algorithm,
  listeners: listeners.map(({ protocol, port, memberPort, members, certificate, healthCheck, session }) => ({
    protocol,
    port,
    memberPort,
    hasCertificate: certificate !== undefined,
    healthCheck: healthCheck ?? null,
    session: session ?? null,
    members: members.map(({ serverTag, weight = 1 }) => ({ serverTag, weight })),
  })),
})

export const asTold = (balancer: Awaited<ReturnType<BalancerPort['getBalancer']>>) =>
  balancer && {
    name: balancer.name,
    algorithm: balancer.algorithm,
    listeners: balancer.listeners.map((one) => ({
      ...one,
      members: one.members.map(({ serverTag, weight }) => ({ serverTag, weight })),
    })),
  }

export const tagsOn = async (engine: ComputeEngine) =>
  (await engine.listBalancers(signal)).map((balancer) => balancer.tag)

export const build = async (engine: ComputeEngine, spec = specOn(engine)) => {
  await engine.createBalancer(spec, signal)
  return waitForBalancer(engine, spec.tag, wait)
}

export const update = async (engine: ComputeEngine, shape: BalancerShape) => {
  await engine.updateBalancer(tag, shape, signal)
  return waitForBalancer(engine, tag, wait)
}

/** A cloud with the network; with two servers on it, `.11` and `.12`, where they matter: real ones take their time. */
export const openingOf = ({ open, buildServer }: ComputeFixture) => {
  const openNetwork = async (): Promise<ComputeSubject> => {
    const subject = await open()
    await subject.engine.createNetwork(network, signal)
    return subject
  }
  const openServers = async (): Promise<ComputeSubject> => {
    const subject = await openNetwork()
    const port = (id: number) => ({ tag: portTag(7, id), networkTag: network.tag, address: `192.168.1.${10 + id}` })
    await Promise.all([1, 2].map((id) => buildServer(subject, id, { withIpv4: false, ports: [port(id)] })))
    return subject
  }
  return { openNetwork, openServers }
}
