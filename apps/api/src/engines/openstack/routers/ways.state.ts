import { toAddress, toNumber } from '@sarv/contract/vm/networks/networks.rules'
import { tagOf } from '../context.ts'
import type { NeutronPort, NeutronRoute, NeutronRouter, NeutronSubnet } from '../networks/neutron.ts'
import type { OpenStackSettings } from '../settings.ts'

/*
 * A router that reaches networks of others has a small network of its own for that, the way. It has a port on it, and so
 * has each router that it reaches: a route there leads to the network that was granted, and routes back lead to all of
 * its own networks.
 */

type Settings = Pick<OpenStackSettings, 'projectPrefix'>

export const wayTagOf = (routerTag: string): string => routerTag.replace(/^rt-/, 'way-')

/** The router that a way is of; none for a network of servers. */
export const routerTagOfWay = (settings: Settings, { name }: Pick<NeutronSubnet, 'name'>): string | undefined => {
  const tag = tagOf(settings, name)
  return tag?.startsWith('way-') ? tag.replace(/^way-/, 'rt-') : undefined
}

export const isOfServers = (settings: Settings, { name }: Pick<NeutronSubnet, 'name'>): boolean =>
  tagOf(settings, name)?.startsWith('net-') === true

/**
 * For measurements between networks (RFC 2544): no customer's network can be there. Each way has 32 addresses of it, so
 * that a router reaches at most 29 others; many more than Neutron's own limit of routes allows.
 */
const wayRanges = { first: toNumber('198.18.0.0'), size: 32, count: 4096 }

/** One that none of these has; two ways may meet at one router. By the router's number first, so that few ever collide. */
export const freeWayRange = (routerTag: string, taken: readonly string[]): string | undefined => {
  const start = Number(routerTag.split('-').at(-1))
  for (let step = 0; step < wayRanges.count; step += 1) {
    const place = (start + step) % wayRanges.count
    const cidr = `${toAddress(wayRanges.first + place * wayRanges.size)}/27`
    if (!taken.includes(cidr)) return cidr
  }
  return undefined
}

export const addressOn = ({ fixed_ips }: NeutronPort, { id }: Pick<NeutronSubnet, 'id'>): string | undefined =>
  fixed_ips.find(({ subnet_id }) => subnet_id === id)?.ip_address

/** The networks that a router reaches: each is where a route over its way says that it is. */
export const reachesOf = (
  settings: Settings,
  router: Pick<NeutronRouter, 'id' | 'routes'>,
  way: { subnet: NeutronSubnet; ports: readonly NeutronPort[] },
  subnetsOf: (routerId: string) => readonly NeutronSubnet[],
): string[] =>
  router.routes
    .flatMap(({ destination, nexthop }) => {
      const port = way.ports.find((one) => one.device_id !== router.id && addressOn(one, way.subnet) === nexthop)
      const found = port && subnetsOf(port.device_id).find(({ cidr }) => cidr === destination)
      const tag = found && isOfServers(settings, found) ? tagOf(settings, found.name) : undefined
      return tag === undefined ? [] : [tag]
    })
    .toSorted()

const keyOf = ({ destination, nexthop }: NeutronRoute): string => `${destination} ${nexthop}`

export const sameRoutes = (some: readonly NeutronRoute[], others: readonly NeutronRoute[]): boolean =>
  some.map(keyOf).toSorted().join() === others.map(keyOf).toSorted().join()
