import { EngineError } from '../../../ports/engine-error.ts'
import { isHostIn, rangesMeet } from '../../ranges.ts'
import type { NeutronFloatingIp, NeutronPort, NeutronRoute, NeutronRouter, NeutronSubnet } from '../networks/neutron.ts'
import type { NeutronForward } from '../routers/routers.state.ts'
import { missing, type Answers, type Asked } from './fake-client.ts'

type Forward = NeutronForward & { internal_port_id: string }
type WantedFloatingIp = { description: string; floating_network_id: string }

/** What routers need of the rest of the cloud. */
export interface FakeGround {
  subnets: NeutronSubnet[]
  ports: NeutronPort[]
  newId(): string
  addPort(wanted: Record<string, unknown>): { port: NeutronPort }
  removePort(id: string): void
}

const byId = <Thing extends { id: string }>(things: readonly Thing[], id: unknown): Thing => {
  const found = things.find((thing) => thing.id === id)
  if (!found) throw missing()
  return found
}

const wantedIn = ({ body }: Asked): unknown => Object.values(body as object)[0]

/** As much of Neutron's routers, floating addresses and forwardings as we use, in memory, with their oddities. */
export const createFakeRouters = ({ subnets, ports, newId, addPort, removePort }: FakeGround) => {
  const routers: NeutronRouter[] = []
  const floatingips: NeutronFloatingIp[] = []
  const forwards = new Map<string, Forward[]>()

  const forwardsOf = (addressId: string): Forward[] => forwards.get(byId(floatingips, addressId).id) ?? []
  const setForwards = (addressId: string, list: Forward[]) => {
    forwards.set(addressId, list)
    byId(floatingips, addressId).port_forwardings = list.map(({ id }) => ({ id }))
  }
  /** An address of the network, on a port of the cloud's own. */
  const takeAddress = (network_id: string, device_id: string, device_owner: string) => {
    const subnet = subnets.find((one) => one.network_id === network_id)!
    const { port } = addPort({ network_id, device_id, device_owner, fixed_ips: [{ subnet_id: subnet.id }] })
    return port.fixed_ips[0]!
  }
  const dropOwn = (deviceId: string) => {
    for (const { id } of ports.filter(({ device_id }) => device_id === deviceId)) removePort(id)
  }

  const addRouter = (wanted: NeutronRouter) => {
    const id = newId()
    const gateway = wanted.external_gateway_info!
    const address = takeAddress(gateway.network_id, id, 'network:router_gateway')
    const router = { ...wanted, id, routes: [], external_gateway_info: { ...gateway, external_fixed_ips: [address] } }
    routers.push(router)
    return { router }
  }
  const interfacesOf = (id: string) =>
    ports.filter(({ device_id, device_owner }) => device_id === id && device_owner === 'network:router_interface')
  const removeRouter = (id: string) => {
    byId(routers, id)
    if (interfacesOf(id).length > 0) throw new EngineError('in_use', 'networks are on it')
    dropOwn(id)
    routers.splice(routers.indexOf(byId(routers, id)), 1)
  }
  const plug = (id: string, portId: string) => {
    const port = byId(ports, portId)
    const { cidr } = byId(subnets, port.fixed_ips[0]!.subnet_id)
    const on = interfacesOf(id).flatMap(({ fixed_ips }) => fixed_ips.map((ip) => byId(subnets, ip.subnet_id).cidr))
    if (port.device_id !== '') throw new EngineError('in_use', 'the port is plugged in')
    if (on.some((one) => rangesMeet(one, cidr))) throw new EngineError('invalid', 'the router is on that range')
    Object.assign(port, { device_id: byId(routers, id).id, device_owner: 'network:router_interface' })
  }
  const connect = (id: string, subnetId: string) => {
    const { network_id, gateway_ip } = byId(subnets, subnetId)
    if (gateway_ip === null) throw new EngineError('invalid', 'the subnet has no gateway')
    const fixed_ips = [{ subnet_id: subnetId, ip_address: gateway_ip }]
    addPort({ network_id, device_id: byId(routers, id).id, device_owner: 'network:router_interface', fixed_ips })
  }
  const disconnect = (id: string, thing: string) => {
    const found = interfacesOf(id).find((port) => port.id === thing || port.fixed_ips[0]?.subnet_id === thing)
    if (!found) throw missing()
    const { cidr } = byId(subnets, found.fixed_ips[0]!.subnet_id)
    const isNeeded = byId(routers, id).routes.some(({ nexthop }) => isHostIn(cidr, nexthop))
    if (isNeeded) throw new EngineError('in_use', 'a route needs it')
    removePort(found.id)
  }
  const changeRouter = (id: string, wanted: Partial<NeutronRouter>) => {
    const on = interfacesOf(id).flatMap(({ fixed_ips }) => fixed_ips)
    const isNear = ({ nexthop }: NeutronRoute) =>
      on.some((ip) => ip.ip_address !== nexthop && isHostIn(byId(subnets, ip.subnet_id).cidr, nexthop))
    if (!(wanted.routes ?? []).every(isNear))
      throw new EngineError('invalid', 'the next hop is on none of its networks')
    const destinations = (wanted.routes ?? []).map(({ destination }) => destination)
    if (new Set(destinations).size < destinations.length) throw new EngineError('invalid', 'two routes to one place')
    Object.assign(byId(routers, id), wanted)
  }
  const changeSubnet = (id: string, wanted: Partial<NeutronSubnet>) => {
    const subnet = byId(subnets, id)
    const isHeld = ports.some(
      ({ device_owner, fixed_ips }) =>
        device_owner === 'network:router_interface' && fixed_ips[0]?.ip_address === subnet.gateway_ip,
    )
    if (isHeld) throw new EngineError('in_use', 'a router has the gateway')
    Object.assign(subnet, wanted)
  }

  const addFloatingIp = ({ description, floating_network_id }: WantedFloatingIp) => {
    const id = newId()
    const { ip_address } = takeAddress(floating_network_id, id, 'network:floatingip')
    const none = {
      project_id: 'home',
      tags: [],
      fixed_ip_address: null,
      port_id: null,
      port_details: null,
      port_forwardings: [],
    }
    floatingips.push({ id, description, floating_ip_address: ip_address, ...none })
    return { floatingip: floatingips.at(-1) }
  }
  const leadTo = (id: string, port_id: string | null) => {
    const floatingIp = byId(floatingips, id)
    if (forwardsOf(id).length > 0) throw new EngineError('in_use', 'it has forwards')
    const port = port_id === null ? undefined : byId(ports, port_id)
    Object.assign(floatingIp, {
      port_id,
      fixed_ip_address: port?.fixed_ips[0]?.ip_address ?? null,
      port_details: port ? { name: port.name, network_id: port.network_id } : null,
    })
  }
  const removeFloatingIp = (id: string) => {
    const floatingIp = byId(floatingips, id)
    if (forwardsOf(id).length > 0) throw new EngineError('in_use', 'it has forwards')
    dropOwn(id)
    floatingips.splice(floatingips.indexOf(floatingIp), 1)
  }
  const addForward = (addressId: string, wanted: Forward) => {
    const isTwice = [...forwards.values()]
      .flat()
      .some((one) => one.internal_port_id === wanted.internal_port_id && one.internal_port === wanted.internal_port)
    if (isTwice) throw new EngineError('invalid', 'a port collision')
    setForwards(addressId, [...forwardsOf(addressId), { ...wanted, id: newId() }])
  }

  const answers: Answers = [
    [/^POST \/routers$/, (asked) => addRouter(wantedIn(asked) as NeutronRouter)],
    [/^PUT \/routers\/([^/]+)$/, (asked) => changeRouter(asked.params[0]!, wantedIn(asked) as Partial<NeutronRouter>)],
    [
      /^PUT \/routers\/(.+)\/add_router_interface$/,
      (asked) => {
        const add = 'port_id' in (asked.body as object) ? plug : connect
        add(asked.params[0]!, wantedIn(asked) as string)
      },
    ],
    [
      /^PUT \/routers\/(.+)\/remove_router_interface$/,
      (asked) => disconnect(asked.params[0]!, wantedIn(asked) as string),
    ],
    [/^DELETE \/routers\/(.+)$/, ({ params }) => removeRouter(params[0]!)],
    [/^PUT \/subnets\/(.+)$/, (asked) => changeSubnet(asked.params[0]!, wantedIn(asked) as NeutronSubnet)],
    [/^POST \/floatingips$/, (asked) => addFloatingIp(wantedIn(asked) as WantedFloatingIp)],
    [
      /^PUT \/floatingips\/(.+)\/tags\/(.+)$/,
      ({ params: [id, tag] }) => {
        const { tags } = byId(floatingips, id)
        if (!tags.includes(tag!)) tags.push(tag!)
      },
    ],
    [
      /^PUT \/floatingips\/([^/]+)\/tags$/,
      (asked) => void Object.assign(byId(floatingips, asked.params[0]), { tags: wantedIn(asked) }),
    ],
    [
      /^PUT \/floatingips\/([^/]+)$/,
      (asked) => leadTo(asked.params[0]!, (wantedIn(asked) as { port_id: string | null }).port_id),
    ],
    [/^DELETE \/floatingips\/([^/]+)$/, ({ params }) => removeFloatingIp(params[0]!)],
    [/^GET \/floatingips\/(.+)\/port_forwardings$/, ({ params }) => ({ port_forwardings: forwardsOf(params[0]!) })],
    [
      /^POST \/floatingips\/(.+)\/port_forwardings$/,
      (asked) => addForward(asked.params[0]!, wantedIn(asked) as Forward),
    ],
    [
      /^PUT \/floatingips\/(.+)\/port_forwardings\/(.+)$/,
      (asked) => void Object.assign(byId(forwardsOf(asked.params[0]!), asked.params[1]), wantedIn(asked)),
    ],
    [
      /^DELETE \/floatingips\/(.+)\/port_forwardings\/(.+)$/,
      ({ params: [addressId, id] }) => {
        const gone = byId(forwardsOf(addressId!), id)
        setForwards(
          addressId!,
          forwardsOf(addressId!).filter((one) => one !== gone),
        )
      },
    ],
  ]

  return {
    tables: { routers, floatingips },
    answers,
    /** What led to a port ends with it. */
    forgetPort: (portId: string) => {
      for (const { id, port_id } of floatingips) {
        if (port_id === portId) leadTo(id, null)
        setForwards(
          id,
          forwardsOf(id).filter((one) => one.internal_port_id !== portId),
        )
      }
    },
    picture: () => ({
      routers: routers.map(({ name, description, external_gateway_info: gateway }) =>
        [name, description, gateway?.enable_snat, gateway?.external_fixed_ips[0]?.ip_address].join(' '),
      ),
      routes: routers.flatMap(({ name, routes }) =>
        routes.map(({ destination, nexthop }) => `${name} to ${destination} by ${nexthop}`).toSorted(),
      ),
      gateways: subnets.map(({ name, gateway_ip, description }) => `${name} ${gateway_ip} ${description}`).toSorted(),
      addresses: floatingips.map(({ id, description, tags, fixed_ip_address }) => ({
        of: [description, ...tags, fixed_ip_address].join(' '),
        forwards: forwardsOf(id).map((forward) => ({ ...forward, id: undefined, internal_port_id: undefined })),
      })),
    }),
  }
}
