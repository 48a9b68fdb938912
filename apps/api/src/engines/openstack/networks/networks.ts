import type { NetworkPort, NetworkSpec, PortSpec } from '../../../ports/compute/networks.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { checkRange, rangesMeet } from '../../ranges.ts'
import { cloudName, sarvProjectOf, tagOf, type OpenStackContext } from '../context.ts'
import { groupOf } from '../firewall/groups.ts'
import { findOrRefuse, mustBe } from '../servers/actions.ts'
import {
  byTag,
  gatewayOf,
  isOfServer,
  subnetFor,
  toEngineNetwork,
  toEngineNetworks,
  toEnginePorts,
} from './networks.state.ts'
import { createNamed, findNamed, listAll, listOurs, projectIdFor, remove, type NeutronSubnet } from './neutron.ts'
import { plug, takeOff } from './ports.ts'
import { placePrivatePort, samePrivatePort } from './private-ports.ts'

/** Private networks, each with one range, and who is on them. */
export const networkMethods = (context: OpenStackContext): NetworkPort => ({
  createNetwork: async (spec, signal) => {
    checkRange(spec)
    // All of a project in turn, since their ranges must not meet.
    return inTurn(context, spec.tag, signal, () => createNetwork(context, spec, signal))
  },

  getNetwork: async (tag, signal) => {
    const [network, subnet] = await Promise.all([
      findNamed(context, 'networks', tag, signal),
      findNamed(context, 'subnets', tag, signal),
    ])
    return network && subnet && toEngineNetwork(tag, network, subnet)
  },

  listNetworks: async (signal) => {
    const [networks, subnets] = await Promise.all([
      listOurs(context, 'networks', {}, signal),
      listOurs(context, 'subnets', {}, signal),
    ])
    return toEngineNetworks(context.settings, networks, subnets).toSorted(byTag)
  },

  deleteNetwork: async (tag, signal) => inTurn(context, tag, signal, () => deleteNetwork(context, tag, signal)),

  attachPort: async (serverTag, port, signal) =>
    context.withLock(cloudName(context.settings, serverTag), signal, () => attach(context, serverTag, port, signal)),

  detachPort: (tag, signal) => takeOff(context, tag, signal),

  listPorts: async (of, signal) =>
    'serverTag' in of ? listPortsOf(context, of.serverTag, signal) : listPortsOn(context, of.networkTag, signal),
})

const inTurn = <Result>(
  { withLock, settings }: OpenStackContext,
  tag: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => withLock(cloudName(settings, `net-${sarvProjectOf(tag)}`), signal, work)

/** The ranges of all networks of the tag's project. */
const rangesOfProject = async (context: OpenStackContext, tag: string, signal: AbortSignal) => {
  const project_id = await projectIdFor(context, tag, signal)
  const subnets = await listAll(context, 'subnets', { project_id }, signal)
  return subnets.flatMap((subnet) => {
    const subnetTag = tagOf(context.settings, subnet.name)
    return subnetTag?.startsWith(`net-${sarvProjectOf(tag)}-`) ? [{ tag: subnetTag, subnet }] : []
  })
}

const createNetwork = async (context: OpenStackContext, spec: NetworkSpec, signal: AbortSignal) => {
  const ranges = await rangesOfProject(context, spec.tag, signal)
  const own = ranges.find(({ tag }) => tag === spec.tag)
  if (own) return sameOrRefuse(own.subnet, spec)
  const met = ranges.find(({ subnet }) => rangesMeet(subnet.cidr, spec.cidr))
  if (met) throw new EngineError('invalid', `${spec.cidr} meets ${met.subnet.cidr} of ${met.tag}`)
  // One that an earlier try left without its range is there already.
  const network =
    (await findNamed(context, 'networks', spec.tag, signal)) ??
    (await createNamed(context, 'networks', spec.tag, { description: spec.name }, signal))
  await createNamed(context, 'subnets', spec.tag, subnetFor(spec, network.id), signal)
  return { ref: network.id }
}

const sameOrRefuse = (subnet: NeutronSubnet, spec: NetworkSpec): { ref: string } => {
  if (subnet.cidr === spec.cidr && gatewayOf(subnet) === spec.gatewayIp) return { ref: subnet.network_id }
  throw new EngineError('duplicate', `network ${spec.tag} exists with another range`)
}

/** The cloud takes range and own ports of a network with it, and refuses while a router or a server is on it. */
const deleteNetwork = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  for (const { id } of await listOurs(context, 'networks', { name: cloudName(context.settings, tag) }, signal)) {
    const ports = await listAll(context, 'ports', { network_id: id }, signal)
    const taken = ports.find(isOfServer)
    if (taken) throw new EngineError('in_use', `port ${taken.name} of ${taken.description} is on network ${tag}`)
    await remove(context, 'networks', id, signal)
  }
}

const attach = async (context: OpenStackContext, serverTag: string, spec: PortSpec, signal: AbortSignal) => {
  const server = await findOrRefuse(context, serverTag, signal)
  const existing = await samePrivatePort(context, serverTag, spec, signal)
  if (existing?.device_id === server.id) return { mac: existing.mac_address }
  mustBe(server, ['active', 'stopped'], 'connect')
  const port =
    existing ?? (await placePrivatePort(context, serverTag, spec, await groupOf(context, serverTag, signal), signal))
  await plug(context, server, port, signal)
  return { mac: port.mac_address }
}

const listPortsOf = async (context: OpenStackContext, serverTag: string, signal: AbortSignal) => {
  const ports = await listOurs(context, 'ports', { description: cloudName(context.settings, serverTag) }, signal)
  if (ports.length === 0) return []
  const id = [...new Set(ports.map(({ network_id }) => network_id))]
  const networks = new Map((await listAll(context, 'networks', { id }, signal)).map((one) => [one.id, one.name]))
  return toEnginePorts(context.settings, ports, (networkId) => networks.get(networkId)).toSorted(byTag)
}

const listPortsOn = async (context: OpenStackContext, networkTag: string, signal: AbortSignal) => {
  const network = await findNamed(context, 'networks', networkTag, signal)
  if (!network) return []
  const ports = await listAll(context, 'ports', { network_id: network.id }, signal)
  return toEnginePorts(context.settings, ports, () => network.name).toSorted(byTag)
}
