import { EngineError } from '../../../ports/engine-error.ts'
import { isHostIn } from '../../ranges.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import {
  createNamed,
  findNamed,
  listAll,
  listOurs,
  remove,
  type NeutronPort,
  type NeutronRoute,
  type NeutronRouter,
  type NeutronSubnet,
} from '../networks/neutron.ts'
import { buildTimeoutMs, isInterface } from './read.ts'
import { addressOn, freeWayRange, routerTagOfWay, sameRoutes, wayTagOf } from './ways.state.ts'

/** Ways lead from one project to another: whoever writes routes does so alone. */
export const alone = <Result>(
  { withLock, settings }: OpenStackContext,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => withLock(cloudName(settings, 'ways'), signal, work)

export interface Way {
  subnet: NeutronSubnet
  ports: NeutronPort[]
}

export const findWay = async (
  context: OpenStackContext,
  tag: string,
  signal: AbortSignal,
): Promise<Way | undefined> => {
  const subnet = await findNamed(context, 'subnets', wayTagOf(tag), signal)
  if (!subnet) return undefined
  const ports = await listAll(context, 'ports', { network_id: subnet.network_id }, signal)
  // The cloud has others on it for itself.
  return { subnet, ports: ports.filter((port) => isInterface(port) || port.name === subnet.name) }
}

export const makeWay = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<Way> => {
  const found = await findWay(context, tag, signal)
  if (found) return found
  const wayTag = wayTagOf(tag)
  const network =
    (await findNamed(context, 'networks', wayTag, signal)) ??
    (await createNamed(context, 'networks', wayTag, {}, signal))
  const ours = await listOurs(context, 'subnets', {}, signal)
  const taken = ours.filter((one) => routerTagOfWay(context.settings, one)).map(({ cidr }) => cidr)
  const cidr = freeWayRange(tag, taken)
  if (cidr === undefined) throw new EngineError('no_capacity', 'there is no range left for a way between routers')
  const range = { network_id: network.id, ip_version: 4, cidr, gateway_ip: null, enable_dhcp: false }
  return { subnet: await createNamed(context, 'subnets', wayTag, range, signal), ports: [] }
}

/** Until it is plugged in, only its description tells which router it is for. */
export const portOf = ({ ports }: Way, { id, name }: NeutronRouter): NeutronPort | undefined =>
  ports.find(({ device_id }) => device_id === id) ??
  ports.find(({ device_id, description }) => device_id === '' && description === name)

export const joinWay = async (
  context: OpenStackContext,
  way: Way,
  tag: string,
  router: NeutronRouter,
  signal: AbortSignal,
): Promise<string> => {
  const wanted = { network_id: way.subnet.network_id, fixed_ips: [{ subnet_id: way.subnet.id }], security_groups: [] }
  const port =
    portOf(way, router) ??
    (await createNamed(context, 'ports', wayTagOf(tag), { ...wanted, description: router.name }, signal))
  if (port.device_id === '') {
    const path = `/routers/${router.id}/add_router_interface`
    const body = { port_id: port.id }
    await context.client.call({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs }, signal)
  }
  return addressOn(port, way.subnet)!
}

export const setRoutes = async (
  { client }: OpenStackContext,
  { id, routes: before }: NeutronRouter,
  routes: readonly NeutronRoute[],
  signal: AbortSignal,
): Promise<void> => {
  if (sameRoutes(before, routes)) return
  const path = `/routers/${id}`
  const body = { router: { routes: routes.map((route) => ({ ...route })) } }
  await client.call({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs, isSafe: true }, signal)
}

export const routersBy = async (context: OpenStackContext, ids: readonly string[], signal: AbortSignal) =>
  ids.length === 0 ? [] : listAll(context, 'routers', { id: [...new Set(ids)] }, signal)

export const isOver = ({ subnet }: Way, { nexthop }: NeutronRoute): boolean => isHostIn(subnet.cidr, nexthop)

/** Its routes over the way first: the cloud keeps a port that one of them needs. */
export const leaveWay = async (
  context: OpenStackContext,
  way: Way,
  port: NeutronPort,
  signal: AbortSignal,
): Promise<void> => {
  if (port.device_id === '') return remove(context, 'ports', port.id, signal)
  for (const router of await routersBy(context, [port.device_id], signal)) {
    const others = router.routes.filter((route) => !isOver(way, route))
    await setRoutes(context, router, others, signal)
  }
  const path = `/routers/${port.device_id}/remove_router_interface`
  const body = { port_id: port.id }
  await context.client.find({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs }, signal)
}

/** Also what a try that was cut off has left of it. */
export const endWay = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  const way = await findWay(context, tag, signal)
  for (const port of way?.ports ?? []) await leaveWay(context, way!, port, signal)
  const name = cloudName(context.settings, wayTagOf(tag))
  for (const { id } of await listOurs(context, 'networks', { name }, signal))
    await remove(context, 'networks', id, signal)
}
