import type { EngineNetwork, EnginePort, NetworkSpec } from '../../../ports/compute/networks.engine.ts'
import { lastHosts } from '../../ranges.ts'
import { tagOf } from '../context.ts'
import type { OpenStackSettings } from '../settings.ts'
import type { NeutronNetwork, NeutronPort, NeutronSubnet } from './neutron.ts'

type Settings = Pick<OpenStackSettings, 'projectPrefix'>

/**
 * The range of a network. Until a router is there the cloud is told of no gateway: its DHCP would give servers a way out
 * that leads nowhere, beside the one that their public network has. Our own stands in the description meanwhile.
 *
 * Servers are always told their address; the cloud takes one for itself, from the end, where nobody looks for one first.
 */
export const subnetFor = (spec: NetworkSpec, networkId: string) => ({
  network_id: networkId,
  ip_version: 4,
  cidr: spec.cidr,
  gateway_ip: null,
  enable_dhcp: true,
  allocation_pools: [lastHosts(spec)],
  description: spec.gatewayIp,
})

export const gatewayOf = ({ gateway_ip, description }: NeutronSubnet): string => gateway_ip ?? description

export const toEngineNetwork = (tag: string, network: NeutronNetwork, subnet: NeutronSubnet): EngineNetwork => ({
  tag,
  ref: network.id,
  name: network.description,
  cidr: subnet.cidr,
  gatewayIp: gatewayOf(subnet),
})

const isOfKind = (tag: string | undefined, kind: string): tag is string => tag?.startsWith(`${kind}-`) === true

/** Ours of all these, with their ranges. One without a range was never finished, and is none yet. */
export const toEngineNetworks = (
  settings: Settings,
  networks: readonly NeutronNetwork[],
  subnets: readonly NeutronSubnet[],
): EngineNetwork[] => {
  const byNetwork = new Map(subnets.map((subnet) => [subnet.network_id, subnet]))
  return networks.flatMap((network) => {
    const tag = tagOf(settings, network.name)
    const subnet = byNetwork.get(network.id)
    return isOfKind(tag, 'net') && subnet ? [toEngineNetwork(tag, network, subnet)] : []
  })
}

/** The connections among these ports; `nameOf` tells how a network is called. */
export const toEnginePorts = (
  settings: Settings,
  ports: readonly NeutronPort[],
  nameOf: (networkId: string) => string | undefined,
): EnginePort[] =>
  ports.flatMap((port) => {
    const tag = tagOf(settings, port.name)
    const serverTag = tagOf(settings, port.description)
    const networkTag = tagOf(settings, nameOf(port.network_id))
    const [address] = port.fixed_ips
    if (!isOfKind(tag, 'port') || !serverTag || !networkTag || !address) return []
    return [{ tag, networkTag, serverTag, address: address.ip_address, mac: port.mac_address }]
  })

export const byTag = (one: { tag: string }, other: { tag: string }): number => (one.tag < other.tag ? -1 : 1)

/** The cloud has ports of its own on a network: DHCP, metadata, routers. */
export const isOfServer = ({ device_owner }: NeutronPort): boolean => !device_owner.startsWith('network:')
