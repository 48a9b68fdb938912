import { EngineError } from '../../../ports/engine-error.ts'
import { toAddress } from '@sarv/contract/vm/networks/networks.rules'
import { isHostIn, rangeOf } from '../../ranges.ts'
import type { Call } from '../client/client.ts'
import type { OpenStackContext } from '../context.ts'
import { keyOf, toFirewallRule } from '../firewall/rules.state.ts'
import type { NeutronGroup, NeutronNetwork, NeutronPort, NeutronRule, NeutronSubnet } from '../networks/neutron.ts'
import { createPublicNetwork } from '../networks/public-network.ts'
import type { NovaServer } from '../servers/nova.ts'
import { createFakeRouters } from './fake-routers.ts'
import { answerBy, fakeClient, fakeProjects, fakeSettings, missing, type Answers, type Crash } from './fake-client.ts'

type FakeSubnet = NeutronSubnet & { allocation_pools: { start: string; end: string }[] }
type Wanted = Record<string, unknown>

/** So few fit on a page that everything is read page by page. */
const pageLimit = 2
/** So many looks later Nova has let go of a port. */
const looksToUnplug = 2

const addressesIn = (ips: readonly { ip_address: string }[]) => ips.map(({ ip_address }) => ip_address)
const lastByte = (address: string) => Number(address.split('.').at(-1))

/** As much of Neutron and Nova as networks, addresses and rules need, in memory, with their oddities. */
export const createFakeNeutron = () => {
  const networks: NeutronNetwork[] = []
  const subnets: FakeSubnet[] = []
  const ports: NeutronPort[] = []
  const groups: NeutronGroup[] = []
  const servers: NovaServer[] = []
  const unplugging = new Map<string, number>()
  let lastId = 0

  const newId = () => `id-${String((lastId += 1)).padStart(4, '0')}`
  const removePort = (id: string) => {
    routing.forgetPort(id)
    drop(ports, id)
  }
  const ground = { subnets, ports, newId, addPort: (wanted: Wanted) => addPort(wanted), removePort }
  const routing = createFakeRouters(ground)
  const tables = { networks, subnets, ports, 'security-groups': groups, ...routing.tables }
  type Path = keyof typeof tables
  const byId = <Thing extends { id: string }>(things: readonly Thing[], id: unknown): Thing => {
    const found = things.find((thing) => thing.id === id)
    if (!found) throw missing()
    return found
  }
  const drop = (things: { id: string }[], id: string) => void things.splice(things.indexOf(byId(things, id)), 1)

  const list = (path: Path, { marker = '', ...query }: NonNullable<Call['query']>) => {
    const filters = Object.entries(query).filter(([key]) => key !== 'limit')
    const fits = (thing: object) =>
      filters.every(([key, value]) => {
        const has = key === 'project_id' ? 'home' : (thing as Wanted)[key]
        if (Array.isArray(has)) return has.includes(value)
        return Array.isArray(value) ? value.includes(has) : value === has
      })
    const found = [...tables[path]].filter((thing) => fits(thing) && thing.id > String(marker))
    const key = path.replace('-', '_')
    const links = found.length > pageLimit ? [{ rel: 'next' }] : []
    return { [key]: found.slice(0, pageLimit), [`${key}_links`]: links }
  }

  const isTaken = (subnetId: string, address: string) =>
    ports.some(({ fixed_ips }) => fixed_ips.some((ip) => ip.subnet_id === subnetId && ip.ip_address === address))
  const freeIn = ({ id, allocation_pools: [pool] }: FakeSubnet): string => {
    const stem = pool!.start.slice(0, pool!.start.lastIndexOf('.') + 1)
    for (let end = lastByte(pool!.start); end <= lastByte(pool!.end); end++)
      if (!isTaken(id, `${stem}${end}`)) return `${stem}${end}`
    throw new EngineError('no_address', 'the pool is empty')
  }

  const addNetwork = (wanted: Wanted) => {
    const network = { id: newId(), description: '', ...wanted } as NeutronNetwork
    networks.push(network)
    addPort({ network_id: network.id, device_owner: 'network:distributed', fixed_ips: [] })
    return { network }
  }
  const addSubnet = (wanted: Wanted) => {
    const { first, last } = rangeOf(String(wanted['cidr']))!
    const allocation_pools = [{ start: toAddress(first + 1), end: toAddress(last - 1) }]
    const subnet = { id: newId(), description: '', allocation_pools, ...wanted } as FakeSubnet
    subnets.push(subnet)
    const own = ports.find((port) => port.network_id === subnet.network_id && port.device_owner !== '')!
    if (wanted['enable_dhcp']) own.fixed_ips.push({ subnet_id: subnet.id, ip_address: freeIn(subnet) })
    return { subnet }
  }
  const addPort = (wanted: Wanted) => {
    const id = newId()
    const fixed_ips = (wanted['fixed_ips'] as { subnet_id: string; ip_address?: string }[]).map((ip) => {
      const subnet = byId(subnets, ip.subnet_id)
      const address = ip.ip_address ?? freeIn(subnet)
      if (!isHostIn(subnet.cidr, address)) throw new EngineError('invalid', 'outside')
      if (isTaken(subnet.id, address)) throw new EngineError('address_taken', address)
      return { subnet_id: subnet.id, ip_address: address }
    })
    const isOnNetwork = (port: NeutronPort) => port.network_id === wanted['network_id']
    if (ports.some((port) => isOnNetwork(port) && port.mac_address === wanted['mac_address']))
      throw new EngineError('address_taken', String(wanted['mac_address']))
    const empty = { name: '', description: '', device_id: '', device_owner: '', allowed_address_pairs: [] }
    const port = { ...empty, mac_address: `mac of ${id}`, ...wanted, id, fixed_ips } as unknown as NeutronPort
    ports.push(port)
    return { port }
  }
  const addGroup = (wanted: Wanted) => {
    const group = { description: '', ...wanted, id: newId(), security_group_rules: [] } as unknown as NeutronGroup
    groups.push(group)
    const out = { direction: 'egress', protocol: null, port_range_min: null, port_range_max: null } as const
    for (const ethertype of ['IPv4', 'IPv6'] as const) addRules([{ ...out, ethertype, security_group_id: group.id }])
    return { security_group: group }
  }
  const addRules = (wanted: readonly Wanted[]) => {
    const { security_group_rules: rules } = byId(groups, wanted[0]!['security_group_id'])
    const empty = { remote_ip_prefix: null, remote_group_id: null }
    const added = wanted.map((rule) => ({ ...empty, ...rule, id: newId() }) as unknown as NeutronRule)
    const keys = [...rules, ...added].map((rule) => keyOf(toFirewallRule(rule)!))
    if (new Set(keys).size < keys.length) throw new EngineError('refused', 'the rule is there already')
    rules.push(...added)
  }

  /** Of Octavia only that it has a port of its own in the network. */
  const balancers: (object & { id: string; name: string; vip_port_id: string })[] = []
  const addBalancer = ({ name, vip_network }: Wanted) => {
    const id = newId()
    const subnet = subnets.find((one) => one.name === vip_network)!
    const ip_address = subnet.cidr.replace(/\d+\/\d+$/, String(250 - balancers.length))
    const at = { network_id: subnet.network_id, fixed_ips: [{ subnet_id: subnet.id, ip_address }] }
    const { port } = addPort({ ...at, name: `octavia-lb-${id}`, device_owner: 'Octavia' })
    const vip = { vip_port_id: port.id, vip_network_id: port.network_id, vip_address: port.fixed_ips[0]!.ip_address }
    const rest = { project_id: 'home', provisioning_status: 'ACTIVE', created_at: id }
    balancers.push({ id, name: String(name), ...vip, ...rest })
  }

  const makers: Record<Exclude<Path, 'routers' | 'floatingips'>, (wanted: Wanted) => unknown> = {
    networks: addNetwork,
    subnets: addSubnet,
    ports: addPort,
    'security-groups': addGroup,
  }
  const removeNetwork = (id: string) => {
    byId(networks, id)
    const own = ports.filter((port) => port.network_id === id)
    if (own.some(({ device_owner }) => device_owner !== 'network:distributed'))
      throw new EngineError('in_use', 'ports are on it')
    for (const port of own) drop(ports, port.id)
    for (const subnet of subnets.filter(({ network_id }) => network_id === id)) drop(subnets, subnet.id)
    drop(networks, id)
  }
  const removeGroup = (id: string) => {
    const isUsed = ports.some((port) => (port as unknown as Wanted)['security_groups']?.toString() === id)
    if (isUsed) throw new EngineError('in_use', 'ports have it')
    drop(groups, id)
  }
  const readPort = (id: string) => {
    const port = byId(ports, id)
    const looks = unplugging.get(id) ?? 0
    unplugging.set(id, looks - 1)
    if (looks === 1) Object.assign(port, { device_id: '', device_owner: '' })
    return { port }
  }
  const plug = (serverId: string, portId: unknown) => {
    const port = byId(ports, portId)
    if (port.device_id !== '') throw new EngineError('in_use', 'it is plugged in')
    Object.assign(port, { device_id: byId(servers, serverId).id, device_owner: 'compute:nova' })
  }

  const answers: Answers = [
    [
      /^GET \/(networks|subnets|ports|security-groups|routers|floatingips)$/,
      ({ params, query = {} }) => list(params[0] as Path, query),
    ],
    [/^GET \/ports\/(.+)$/, ({ params }) => readPort(params[0]!)],
    [
      /^POST \/(networks|subnets|ports|security-groups)$/,
      ({ params, body }) => makers[params[0] as keyof typeof makers](Object.values(body as Record<string, Wanted>)[0]!),
    ],
    [
      /^POST \/security-group-rules$/,
      ({ body }) => addRules((body as { security_group_rules: Wanted[] }).security_group_rules),
    ],
    [
      /^PUT \/security-groups\/(.+)$/,
      ({ params, body }) => {
        Object.assign(byId(groups, params[0]), (body as { security_group: object }).security_group)
      },
    ],
    [
      /^PUT \/ports\/(.+)$/,
      ({ params, body }) => void Object.assign(byId(ports, params[0]), (body as { port: object }).port),
    ],
    [/^DELETE \/networks\/(.+)$/, ({ params }) => removeNetwork(params[0]!)],
    [/^DELETE \/ports\/(.+)$/, ({ params }) => removePort(params[0]!)],
    [/^DELETE \/security-groups\/(.+)$/, ({ params }) => removeGroup(params[0]!)],
    [
      /^DELETE \/security-group-rules\/(.+)$/,
      ({ params }) => {
        const group = groups.find((one) => one.security_group_rules.some(({ id }) => id === params[0]))
        drop(group?.security_group_rules ?? [], params[0]!)
      },
    ],
    [
      /^POST \/servers\/(.+)\/os-interface$/,
      ({ params, body }) =>
        plug(params[0]!, (body as { interfaceAttachment: { port_id: string } }).interfaceAttachment.port_id),
    ],
    [
      /^DELETE \/servers\/.+\/os-interface\/(.+)$/,
      ({ params }) => void unplugging.set(byId(ports, params[0]).id, looksToUnplug),
    ],
    [/^POST \/lbaas\/loadbalancers$/, ({ body }) => addBalancer((body as { loadbalancer: Wanted }).loadbalancer)],
    [
      /^GET \/lbaas\/loadbalancers$/,
      ({ query: { name, vip_port_id } = {} }) => ({
        loadbalancers: balancers.filter(
          (one) => one.name === (name ?? one.name) && one.vip_port_id === (vip_port_id ?? one.vip_port_id),
        ),
      }),
    ],
    ...routing.answers,
  ]

  const inet = addNetwork({ name: 'inet' }).network
  const addPublicRange = (pool: { start: string; end: string }) => {
    const range = { network_id: inet.id, ip_version: 4, cidr: '203.0.113.0/24', allocation_pools: [pool] }
    return addSubnet({ ...range, name: '', description: '', gateway_ip: null, enable_dhcp: false })
  }

  return {
    networks,
    ports,
    groups,
    addPublicRange,
    addServer: (tag: string, status = 'ACTIVE'): NovaServer => {
      const ours = { tags: [`sarv-${tag}`], status, metadata: {}, 'OS-EXT-STS:task_state': null }
      const server = { id: newId(), ...ours } as unknown as NovaServer
      servers.push(server)
      return server
    },
    /** A process of ours that works on this cloud. */
    openContext: (crash?: Crash): OpenStackContext => {
      const client = fakeClient((wanted) => answerBy(answers, wanted), crash)
      return {
        client,
        settings: fakeSettings,
        projects: fakeProjects,
        servers: { find: async (tag) => servers.find(({ tags }) => tags.includes(`sarv-${tag}`)) },
        publicNetwork: createPublicNetwork({ client, settings: fakeSettings, projects: fakeProjects }),
        withLock: (_key, _signal, work) => work(),
      }
    },
    /** Everything that is there, without what differs between two clouds that are otherwise the same. */
    picture: () => ({
      networks: networks.map(({ name, description }) => `${name} ${description}`).toSorted(),
      subnets: subnets.map(({ name, cidr, description }) => `${name} ${cidr} ${description}`).toSorted(),
      ports: ports
        .map(({ name, description, device_id, fixed_ips, allowed_address_pairs }) =>
          [name, description, device_id !== '', addressesIn(fixed_ips), addressesIn(allowed_address_pairs)].join(' '),
        )
        .toSorted(),
      groups: groups.map(({ name, description, security_group_rules }) => ({
        name,
        description,
        rules: security_group_rules.map((rule) => keyOf(toFirewallRule(rule)!)).toSorted(),
      })),
      ...routing.picture(),
    }),
  }
}
