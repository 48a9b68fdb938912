import type { EngineRouter } from '../../../ports/compute/routers.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { listBalancers } from '../balancers/octavia.ts'
import { cloudName, sarvProjectOf, tagOf, type OpenStackContext } from '../context.ts'
import {
  findNamed,
  listAll,
  listOurs,
  type NeutronFloatingIp,
  type NeutronPort,
  type NeutronRouter,
  type NeutronSubnet,
} from '../networks/neutron.ts'
import { toEngineRouter, type NeutronForward, type PublicAddress, type RouterParts } from './routers.state.ts'
import { reachesOf, routerTagOfWay } from './ways.state.ts'

/** The cloud builds a router, and every way into it, while we wait. Below the lease of a lock. */
export const buildTimeoutMs = 40_000

/** Everything of a project's routers in turn: much of it hangs together. */
export const inTurn = async <Result>(
  { withLock, settings }: OpenStackContext,
  tag: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => withLock(cloudName(settings, `rt-${sarvProjectOf(tag)}`), signal, work)

/** A router as the cloud has it, and as we speak of it. */
export interface ReadRouter extends RouterParts {
  engine: EngineRouter
}

/** Whatever kind of router the cloud makes of it: spread over hosts, there twice, or neither. */
const interfaceOwners = new Set([
  'network:router_interface',
  'network:router_interface_distributed',
  'network:ha_router_replicated_interface',
])
export const isInterface = ({ device_owner }: NeutronPort): boolean => interfaceOwners.has(device_owner)

export const subnetsOf = async (
  context: OpenStackContext,
  { id: device_id }: Pick<NeutronRouter, 'id'>,
  signal: AbortSignal,
) => {
  const ports = await listAll(context, 'ports', { device_id }, signal)
  const id = ports.filter(isInterface).flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id))
  return id.length === 0 ? [] : listAll(context, 'subnets', { id: [...new Set(id)] }, signal)
}

/** Routers on the subnet's network, by id. */
export const routersOn = async (
  context: OpenStackContext,
  { network_id }: { network_id: string },
  signal: AbortSignal,
): Promise<string[]> =>
  (await listAll(context, 'ports', { network_id }, signal)).filter(isInterface).map(({ device_id }) => device_id)

type BalancerTagOf = (floatingIp: NeutronFloatingIp) => string | undefined

/** Which of our load balancers addresses lead to: Octavia makes their ports, and calls them as it likes. */
const balancersBehind = async (
  context: OpenStackContext,
  floatingIps: readonly NeutronFloatingIp[],
  signal: AbortSignal,
): Promise<BalancerTagOf> => {
  const { settings } = context
  const others = floatingIps.filter(({ port_details: port }) => port && tagOf(settings, port.name) === undefined)
  const ports = others.flatMap(({ port_id }) => port_id ?? [])
  if (ports.length === 0 || !settings.balancers) return () => undefined
  const [only, ...more] = ports
  const found = await listBalancers(context, more.length === 0 && only ? { vip_port_id: only } : {}, signal)
  const tags = new Map(found.map(({ vip_port_id, name }) => [vip_port_id, tagOf(settings, name)]))
  return ({ port_id }) => (port_id === null ? undefined : tags.get(port_id))
}

const withForwards = async (
  { client }: OpenStackContext,
  floatingIp: NeutronFloatingIp,
  balancerTagOf: BalancerTagOf,
  signal: AbortSignal,
): Promise<PublicAddress> => {
  // Those in the address itself do not say which of ours they are.
  if (floatingIp.port_forwardings.length === 0)
    return { floatingIp, forwards: [], balancerTag: balancerTagOf(floatingIp) }
  const path = `/floatingips/${floatingIp.id}/port_forwardings`
  const found = await client.find<{ port_forwardings: NeutronForward[] }>(
    { service: 'network', method: 'GET', path },
    signal,
  )
  return { floatingIp, forwards: found?.port_forwardings ?? [] }
}

/** A floating address has no name and, until it leads somewhere, no router: our router's name is on it as a tag. */
const addressesOf = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<PublicAddress[]> => {
  const floatingIps = await listOurs(context, 'floatingips', { tags: cloudName(context.settings, tag) }, signal)
  const balancerTagOf = await balancersBehind(context, floatingIps, signal)
  return Promise.all(floatingIps.map((floatingIp) => withForwards(context, floatingIp, balancerTagOf, signal)))
}

export const readRouter = async (
  context: OpenStackContext,
  tag: string,
  signal: AbortSignal,
): Promise<ReadRouter | undefined> => {
  const router = await findNamed(context, 'routers', tag, signal)
  if (!router) return undefined
  const [subnets, addresses] = await Promise.all([
    subnetsOf(context, router, signal),
    addressesOf(context, tag, signal),
  ])
  const reaches = await readReaches(context, router, subnets, signal)
  const parts = { router, subnets, addresses, reaches }
  const engine = toEngineRouter(context.settings, parts)
  return engine && { ...parts, engine }
}

const readReaches = async (
  context: OpenStackContext,
  router: NeutronRouter,
  subnets: readonly NeutronSubnet[],
  signal: AbortSignal,
): Promise<string[]> => {
  const subnet = ownWay(context, router, subnets)
  if (!subnet) return []
  const ports = (await listAll(context, 'ports', { network_id: subnet.network_id }, signal)).filter(isInterface)
  const others = new Map<string, NeutronSubnet[]>()
  for (const { device_id } of ports) others.set(device_id, await subnetsOf(context, { id: device_id }, signal))
  return reachesOf(context.settings, router, { subnet, ports }, (id) => others.get(id) ?? [])
}

const ownWay = ({ settings }: OpenStackContext, { name }: NeutronRouter, subnets: readonly NeutronSubnet[]) =>
  subnets.find((subnet) => name === cloudName(settings, routerTagOfWay(settings, subnet) ?? ''))

/** All of ours, in as few calls as there are kinds of things. */
export const readRouters = async (context: OpenStackContext, signal: AbortSignal): Promise<EngineRouter[]> => {
  const routers = await listOurs(context, 'routers', {}, signal)
  if (routers.length === 0) return []
  const ports = await listAll(context, 'ports', { device_owner: [...interfaceOwners] }, signal)
  const subnets = await listOurs(context, 'subnets', {}, signal)
  const floatingIps = await listOurs(context, 'floatingips', {}, signal)
  const subnetsOfRouter = (id: string): NeutronSubnet[] => {
    const own = ports.filter(({ device_id }) => device_id === id)
    const on = new Set(own.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id)))
    return subnets.filter((subnet) => on.has(subnet.id))
  }
  const balancerTagOf = await balancersBehind(context, floatingIps, signal)
  const whole: EngineRouter[] = []
  for (const router of routers) {
    const own = subnetsOfRouter(router.id)
    const subnet = ownWay(context, router, own)
    const reaches = subnet ? reachesOf(context.settings, router, { subnet, ports }, subnetsOfRouter) : []
    const addresses: PublicAddress[] = []
    for (const floatingIp of floatingIps.filter(({ tags }) => tags.includes(router.name)))
      addresses.push(await withForwards(context, floatingIp, balancerTagOf, signal))
    const parts = { router, subnets: own, addresses, reaches }
    const engine = toEngineRouter(context.settings, parts)
    if (engine) whole.push(engine)
  }
  return whole
}

/** A floating address whose tag names a router that is not there, or none at all. */
export const readLooseAddresses = async (context: OpenStackContext, signal: AbortSignal) => {
  // Addresses first: one that comes with a new router meanwhile is not seen without it.
  const floatingIps = await listOurs(context, 'floatingips', {}, signal)
  const routers = new Set((await listOurs(context, 'routers', {}, signal)).map(({ name }) => name))
  return floatingIps.flatMap(({ description, tags, floating_ip_address: address }) => {
    const tag = tagOf(context.settings, description)
    const isLoose = tag?.startsWith('rip-') && !tags.some((name) => routers.has(name))
    return isLoose ? [{ tag: tag!, address }] : []
  })
}

export const foundRouter = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<ReadRouter> => {
  const router = await readRouter(context, tag, signal)
  if (!router) throw new EngineError('not_found', `the cloud has no router ${tag}`)
  return router
}

/** Those of an address's tag: one, unless the cloud made a second one after it had not answered in time. */
export const listFloatingIps = (
  context: OpenStackContext,
  tag: string,
  signal: AbortSignal,
): Promise<NeutronFloatingIp[]> =>
  listOurs(context, 'floatingips', { description: cloudName(context.settings, tag) }, signal)

/** The tag of the router that it was made for; none on what was never finished. */
export const routerTagOf = ({ settings }: OpenStackContext, { tags }: NeutronFloatingIp): string | undefined =>
  tags.map((name) => tagOf(settings, name)).find((tag) => tag?.startsWith('rt-'))
