import type { EngineRouter, ForwardSpec, RouterAddress, RouterSummary } from '../../../ports/compute/routers.engine.ts'
import { isHostIn } from '../../ranges.ts'
import { tagOf } from '../context.ts'
import { byTag } from '../networks/networks.state.ts'
import type { NeutronFloatingIp, NeutronRouter, NeutronSubnet } from '../networks/neutron.ts'
import type { OpenStackSettings } from '../settings.ts'
import { isOfServers } from './ways.state.ts'

type Settings = Pick<OpenStackSettings, 'projectPrefix'>

export interface NeutronForward {
  id: string
  description: string
  protocol: string
  external_port: number
  internal_port: number
  internal_ip_address: string
}

/** An address with its forwards. */
export interface PublicAddress {
  floatingIp: NeutronFloatingIp
  forwards: readonly NeutronForward[]
  /** The load balancer of ours whose address it leads to. */
  balancerTag?: string | undefined
}

/** Everything that the cloud has of a router. */
export interface RouterParts {
  router: NeutronRouter
  /** Of the networks that it is the gateway of, and of ways to other routers. */
  subnets: readonly NeutronSubnet[]
  addresses: readonly PublicAddress[]
  /** Networks of others that it leads into. */
  reaches: readonly string[]
}

/** One without its way out was never finished, and is none yet. */
export const toSummary = (settings: Settings, router: NeutronRouter): RouterSummary | undefined => {
  const tag = tagOf(settings, router.name)
  const gateway = router.external_gateway_info
  const primary = gateway?.external_fixed_ips.find(({ ip_address }) => !ip_address.includes(':'))
  if (!tag?.startsWith('rt-') || !gateway || !primary) return undefined
  const { id: ref, description: name } = router
  return { tag, ref, name, address: primary.ip_address, hasSnat: gateway.enable_snat }
}

interface TaggedSubnet {
  networkTag: string
  subnet: NeutronSubnet
}

const toAddress = (
  settings: Settings,
  { floatingIp, balancerTag }: PublicAddress,
  subnets: readonly TaggedSubnet[],
): RouterAddress | undefined => {
  const { description, floating_ip_address: address, fixed_ip_address, port_details } = floatingIp
  const tag = tagOf(settings, description)
  if (tag === undefined) return undefined
  const portTag = tagOf(settings, port_details?.name)
  const at = subnets.find(({ subnet }) => subnet.network_id === port_details?.network_id)
  const port =
    portTag !== undefined && at && fixed_ip_address !== null
      ? { tag: portTag, networkTag: at.networkTag, address: fixed_ip_address }
      : null
  const balancer = balancerTag !== undefined && at ? { tag: balancerTag, networkTag: at.networkTag } : undefined
  return { tag, address, port, ...(balancer && { balancer }) }
}

/** The ranges of one router do not meet: the address tells the network. */
const toForward = (
  settings: Settings,
  addressTag: string,
  forward: NeutronForward,
  subnets: readonly TaggedSubnet[],
): ForwardSpec | undefined => {
  const { description, protocol, internal_ip_address: toAddress } = forward
  const tag = tagOf(settings, description)
  const at = subnets.find(({ subnet }) => isHostIn(subnet.cidr, toAddress))
  if (tag === undefined || !at || (protocol !== 'tcp' && protocol !== 'udp')) return undefined
  const { external_port: port, internal_port: toPort } = forward
  return { tag, addressTag, protocol, port, networkTag: at.networkTag, toAddress, toPort }
}

export const toEngineRouter = (settings: Settings, parts: RouterParts): EngineRouter | undefined => {
  const summary = toSummary(settings, parts.router)
  if (!summary) return undefined
  const subnets = parts.subnets.flatMap((subnet) => {
    const networkTag = tagOf(settings, subnet.name)
    return networkTag !== undefined && isOfServers(settings, subnet) ? [{ networkTag, subnet }] : []
  })
  const addresses = parts.addresses.flatMap((read) => {
    const address = toAddress(settings, read, subnets)
    return address ? [{ address, forwards: read.forwards }] : []
  })
  return {
    ...summary,
    networkTags: subnets.map(({ networkTag }) => networkTag).toSorted(),
    addresses: addresses.map(({ address }) => address).toSorted(byTag),
    forwards: addresses
      .flatMap(({ address, forwards }) =>
        forwards.flatMap((forward) => toForward(settings, address.tag, forward, subnets) ?? []),
      )
      .toSorted(byTag),
    ...(parts.reaches.length > 0 && { reaches: [...parts.reaches] }),
  }
}
