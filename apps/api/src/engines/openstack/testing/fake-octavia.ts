import { EngineError } from '../../../ports/engine-error.ts'
import type {
  OctaviaBalancer,
  OctaviaListener,
  OctaviaMember,
  OctaviaMonitor,
  OctaviaPool,
} from '../balancers/octavia.ts'
import type { CatalogueEntry } from '../client/keystone.ts'
import type { OpenStackContext } from '../context.ts'
import type { NeutronNetwork, NeutronPort, NeutronSubnet } from '../networks/neutron.ts'
import { createFakeBarbican } from './fake-barbican.ts'
import {
  answerBy,
  fakeClient,
  fakeProjects,
  fakeSettings,
  missing,
  type Answers,
  type Asked,
  type Crash,
} from './fake-client.ts'

type Wanted = Record<string, unknown>
type FakePool = OctaviaPool & { members: OctaviaMember[]; monitor: OctaviaMonitor | null }
type FakeBalancer = OctaviaBalancer & {
  provider?: string
  listeners: OctaviaListener[]
  pools: FakePool[]
  looksToRest: number
}

/** So many looks later it has done what it was asked for. */
const looksToRest = 2

const network: NeutronNetwork = { id: 'net', name: 'sarv-net-7-1', description: 'inside', project_id: 'home' }
const subnet: NeutronSubnet = {
  id: 'sub',
  name: 'sarv-net-7-1',
  description: '10.20.0.1',
  project_id: 'home',
  network_id: 'net',
  ip_version: 4,
  cidr: '10.20.0.0/24',
  gateway_ip: null,
}
/** Of the servers `vm-7-1` and so on, each at the address that ends like it. */
const portOf = (id: number): NeutronPort => ({
  id: `port-${id}`,
  name: `sarv-port-7-${id}`,
  description: `sarv-vm-7-${id}`,
  project_id: 'home',
  network_id: 'net',
  mac_address: '',
  allowed_address_pairs: [],
  device_id: '',
  device_owner: 'compute:nova',
  fixed_ips: [{ subnet_id: 'sub', ip_address: `10.20.0.${id}` }],
})

const keyManager: CatalogueEntry = {
  type: 'key-manager',
  endpoints: [{ interface: 'public', region_id: 'one', url: 'http://127.0.0.1/key-manager' }],
}

/** As much of Octavia as load balancers need, in memory, on a network with three servers; with Barbican where it is asked for. */
export const createFakeOctavia = ({ hasKeys = false } = {}) => {
  const catalogue = hasKeys ? [keyManager] : []
  const balancers: FakeBalancer[] = []
  const ports = [2, 3, 4].map(portOf)
  let lastId = 0
  let afterChange: (balancer: FakeBalancer) => void = () => {}

  const newId = () => `id-${String((lastId += 1)).padStart(4, '0')}`
  const active = <Thing extends object>(thing: Thing) => ({ ...thing, id: newId(), provisioning_status: 'ACTIVE' })
  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw missing()
    return thing
  }
  const byId = (id: unknown) => found(balancers.find((one) => one.id === id))
  const withPool = (id: unknown) => found(balancers.find(({ pools }) => pools.some((pool) => pool.id === id)))
  const withListener = (id: unknown) => found(balancers.find(({ listeners }) => listeners.some((one) => one.id === id)))
  const poolIn = ({ pools }: FakeBalancer, id: unknown) => found(pools.find((pool) => pool.id === id))

  /** One change after the other. */
  const changing = (balancer: FakeBalancer, change: () => void) => {
    if (balancer.looksToRest > 0) throw new EngineError('busy', 'it is immutable')
    change()
    balancer.looksToRest = looksToRest
    afterChange(balancer)
  }

  const addMembers = (pool: FakePool, members: readonly Wanted[]) => {
    pool.members = members.map(
      (member) => active({ operating_status: 'NO_MONITOR', ...member }) as unknown as OctaviaMember,
    )
  }
  const withMonitor = (id: unknown) =>
    found(balancers.find(({ pools }) => pools.some(({ monitor }) => monitor?.id === id)))
  const poolOfMonitor = (id: unknown) => found(withMonitor(id).pools.find(({ monitor }) => monitor?.id === id))
  /** Octavia has one for a pool. */
  const setMonitor = (pool: FakePool, wanted: Wanted | undefined) => {
    if (wanted && pool.monitor) throw new EngineError('refused', 'the pool has a monitor')
    pool.monitor = wanted ? (active(wanted) as unknown as OctaviaMonitor) : null
    pool.healthmonitor_id = pool.monitor?.id ?? null
  }
  const addPool = (balancer: FakeBalancer, { members = [], healthmonitor, ...wanted }: Wanted) => {
    const pool = active({ ...wanted, members: [], monitor: null, healthmonitor_id: null }) as unknown as FakePool
    addMembers(pool, members as Wanted[])
    if (healthmonitor) setMonitor(pool, healthmonitor as Wanted)
    balancer.pools.push(pool)
    return pool
  }
  const addListener = (balancer: FakeBalancer, wanted: Wanted) => {
    const isTaken = balancer.listeners.some(({ protocol_port }) => protocol_port === wanted['protocol_port'])
    if (isTaken) throw new EngineError('refused', 'the port is taken')
    poolIn(balancer, wanted['default_pool_id'])
    balancer.listeners.push(active(wanted) as unknown as OctaviaListener)
  }
  const addBalancer = ({ body }: Asked) => {
    const { listeners, ...wanted } = (body as { loadbalancer: Wanted }).loadbalancer
    const own = { vip_network_id: 'net', created_at: '2026-11-15T06:00:00', listeners: [], pools: [] }
    const balancer = active({ ...own, ...wanted, looksToRest }) as unknown as FakeBalancer
    for (const { default_pool, ...listener } of listeners as Wanted[]) {
      const pool = addPool(balancer, default_pool as Wanted)
      // OVN takes it and never makes it.
      if (wanted['provider'] === 'ovn' && pool.monitor) pool.monitor.provisioning_status = 'PENDING_CREATE'
      addListener(balancer, { ...listener, default_pool_id: pool.id })
    }
    balancers.push(balancer)
    return { loadbalancer: { id: balancer.id } }
  }
  const removePool = (balancer: FakeBalancer, id: string) => {
    if (balancer.listeners.some(({ default_pool_id }) => default_pool_id === id))
      throw new EngineError('in_use', 'a listener has the pool')
    balancer.pools = balancer.pools.filter((pool) => pool.id !== id)
  }
  const look = (balancer: FakeBalancer) => {
    const isPending = balancer.looksToRest > 0
    balancer.looksToRest = Math.max(0, balancer.looksToRest - 1)
    return { ...balancer, provisioning_status: isPending ? 'PENDING_UPDATE' : 'ACTIVE' }
  }

  const barbican = createFakeBarbican(newId)
  const tlsPicture = (one: OctaviaListener): string[] =>
    [one.default_tls_container_ref, ...(one.sni_container_refs ?? [])].flatMap((ref) =>
      ref ? [JSON.stringify(barbican.read(ref) ?? 'missing')] : [],
    )

  const answers: Answers = [
    ...barbican.answers,
    [/^GET \/networks$/, () => ({ networks: [network] })],
    [/^GET \/subnets$/, () => ({ subnets: [subnet] })],
    [/^GET \/ports$/, () => ({ ports })],
    [
      /^GET \/lbaas\/loadbalancers$/,
      ({ query }) => ({
        loadbalancers: balancers.filter(({ name }) => name === (query?.['name'] ?? name)).map(look),
      }),
    ],
    [/^GET \/lbaas\/listeners$/, ({ query }) => ({ listeners: byId(query?.['loadbalancer_id']).listeners })],
    [/^GET \/lbaas\/pools$/, ({ query }) => ({ pools: byId(query?.['loadbalancer_id']).pools })],
    [/^GET \/lbaas\/pools\/(.+)\/members$/, ({ params: [id] }) => ({ members: poolIn(withPool(id), id).members })],
    [/^GET \/lbaas\/healthmonitors\/(.+)$/, ({ params: [id] }) => ({ healthmonitor: poolOfMonitor(id).monitor })],
    [
      /^POST \/lbaas\/healthmonitors$/,
      ({ body }) => {
        const { pool_id, ...wanted } = (body as { healthmonitor: Wanted }).healthmonitor
        const balancer = withPool(pool_id)
        changing(balancer, () => {
          setMonitor(poolIn(balancer, pool_id), wanted)
          // OVN never says that the listener is done with it.
          for (const listener of balancer.listeners)
            if (balancer.provider === 'ovn' && listener.default_pool_id === pool_id)
              listener.provisioning_status = 'PENDING_UPDATE'
        })
      },
    ],
    [
      /^PUT \/lbaas\/healthmonitors\/(.+)$/,
      ({ params: [id], body }) =>
        changing(
          withMonitor(id),
          () => void Object.assign(poolOfMonitor(id).monitor!, (body as { healthmonitor: object }).healthmonitor),
        ),
    ],
    [
      /^DELETE \/lbaas\/healthmonitors\/(.+)$/,
      ({ params: [id] }) => changing(withMonitor(id), () => setMonitor(poolOfMonitor(id), undefined)),
    ],
    [/^POST \/lbaas\/loadbalancers$/, addBalancer],
    [
      /^PUT \/lbaas\/loadbalancers\/(.+)$/,
      ({ params: [id], body }) =>
        changing(byId(id), () => void Object.assign(byId(id), (body as { loadbalancer: object }).loadbalancer)),
    ],
    [
      /^DELETE \/lbaas\/loadbalancers\/(.+)$/,
      ({ params: [id] }) => changing(byId(id), () => void balancers.splice(balancers.indexOf(byId(id)), 1)),
    ],
    [
      /^POST \/lbaas\/(pool|listener)s$/,
      ({ params: [kind], body }) => {
        const { loadbalancer_id, ...wanted } = Object.values(body as Record<string, Wanted>)[0]!
        const balancer = byId(loadbalancer_id)
        changing(balancer, () => {
          if (kind === 'pool') addPool(balancer, wanted)
          else addListener(balancer, wanted)
        })
      },
    ],
    [
      /^PUT \/lbaas\/pools\/([^/]+)\/members$/,
      ({ params: [id], body }) =>
        changing(withPool(id), () => addMembers(poolIn(withPool(id), id), (body as { members: Wanted[] }).members)),
    ],
    [
      /^PUT \/lbaas\/pools\/([^/]+)$/,
      ({ params: [id], body }) =>
        changing(withPool(id), () => void Object.assign(poolIn(withPool(id), id), (body as { pool: object }).pool)),
    ],
    [
      /^DELETE \/lbaas\/pools\/(.+)$/,
      ({ params: [id] }) => changing(withPool(id), () => removePool(withPool(id), id!)),
    ],
    [
      /^PUT \/lbaas\/listeners\/(.+)$/,
      ({ params: [id], body }) => {
        const balancer = withListener(id)
        const listener = balancer.listeners.find((one) => one.id === id)!
        changing(balancer, () => void Object.assign(listener, (body as { listener: object }).listener))
      },
    ],
    [
      /^DELETE \/lbaas\/listeners\/(.+)$/,
      ({ params: [id] }) => {
        const balancer = withListener(id)
        changing(balancer, () => {
          balancer.listeners = balancer.listeners.filter((one) => one.id !== id)
        })
      },
    ],
  ]

  return {
    balancers,
    kept: barbican.names,
    /** Is told of the balancer after each change of it. */
    watch: (watcher: typeof afterChange) => {
      afterChange = watcher
    },
    /** A process of ours that works on this cloud. */
    openContext: (crash?: Crash): OpenStackContext => ({
      client: {
        ...fakeClient((wanted) => answerBy(answers, wanted), crash),
        home: async () => ({ value: '', userId: 'user', projectId: 'home', expiresAt: Infinity, catalogue }),
      },
      settings: { ...fakeSettings, balancers: 'amphora' },
      projects: fakeProjects,
      servers: { find: async () => undefined },
      publicNetwork: { read: async () => ({ networkId: 'inet', subnetIds: { 4: [], 6: [] } }) },
      withLock: (_key, _signal, work) => work(),
    }),
    /** Everything that is there, without what differs between two clouds that are otherwise the same. */
    picture: () =>
      balancers.map(({ name, description, vip_address, listeners, pools }) => ({
        name: `${name} ${description} ${vip_address}`,
        listeners: listeners
          .map((one) =>
            [
              one.protocol,
              one.protocol_port,
              one.description,
              pools.find(({ id }) => id === one.default_pool_id)?.name,
              ...tlsPicture(one),
            ].join(' '),
          )
          .toSorted(),
        pools: pools
          .map((pool) =>
            [
              `${pool.name} ${pool.lb_algorithm}`,
              ...(pool.session_persistence ? [pool.session_persistence.type] : []),
              ...(pool.monitor
                ? [
                    [
                      pool.monitor.type,
                      pool.monitor.delay,
                      pool.monitor.timeout,
                      pool.monitor.max_retries,
                      pool.monitor.max_retries_down,
                      pool.monitor.url_path ?? '-',
                      pool.monitor.domain_name ?? '-',
                    ].join(' '),
                  ]
                : []),
              ...pool.members
                .map((member) => [member.name, member.address, member.protocol_port, member.weight].join(' '))
                .toSorted(),
            ].join(', '),
          )
          .toSorted(),
      })),
  }
}
