import { isIpv4 } from '@sarv/contract/field-rules'
import { boundsOf, rangesOverlap, toAddress, toNumber, type Bounds } from '@sarv/contract/vm/networks/networks.rules'
import type { NetworkSpec } from '../ports/compute/networks.engine.ts'
import { EngineError } from '../ports/engine-error.ts'

/** Its first and last address; none for what is no IPv4, has bits beyond its prefix, or no room for a host and a gateway. */
export const rangeOf = (cidr: string): Bounds | undefined => {
  const [, address = ''] = /^([\d.]+)\/(?:\d|[12]\d|30)$/.exec(cidr) ?? []
  if (!isIpv4(address)) return undefined
  const bounds = boundsOf(cidr)
  return bounds.first === toNumber(address) ? bounds : undefined
}

/** The first address is the network's own and the last one is for everybody: neither is a host's. */
export const isHostIn = (cidr: string, address: string): boolean => {
  const range = rangeOf(cidr)
  if (!range || !isIpv4(address)) return false
  const number = toNumber(address)
  return number > range.first && number < range.last
}

export const rangesMeet = (one: string, other: string): boolean =>
  rangeOf(one) !== undefined && rangeOf(other) !== undefined && rangesOverlap(one, other)

/** The last two addresses that a host can have beside the gateway; the last one alone where they do not lie together. */
export const lastHosts = ({ cidr, gatewayIp }: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>) => {
  const { first, last } = rangeOf(cidr)!
  const gateway = toNumber(gatewayIp)
  const end = last - 1 === gateway ? last - 2 : last - 1
  const start = end - 1 === gateway || end - 1 === first ? end : end - 1
  return { start: toAddress(start), end: toAddress(end) }
}

/** `invalid` for what is no network of hosts, or has its gateway elsewhere. */
export const checkRange = ({ cidr, gatewayIp }: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>): void => {
  if (!rangeOf(cidr)) throw new EngineError('invalid', `${cidr} is no network`)
  if (!isHostIn(cidr, gatewayIp)) throw new EngineError('invalid', `gateway ${gatewayIp} is no host of ${cidr}`)
}

/** `invalid` for what no server can have there: addresses outside, the network's own, the gateway's, everybody's. */
export const checkAddress = ({ cidr, gatewayIp }: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>, address: string): void => {
  if (!isHostIn(cidr, address) || address === gatewayIp)
    throw new EngineError('invalid', `${address} is no address for a server in ${cidr}`)
}

/** `invalid` for what no card can have: cards have addresses of their own, and not those of groups. */
export const checkMac = (mac: string): void => {
  if (!/^[0-9a-f][02468ace](:[0-9a-f]{2}){5}$/.test(mac)) throw new EngineError('invalid', `${mac} is no MAC of a card`)
}

/** The last address that nobody has; the gateway and the cloud's own (`lastHosts`) count as taken. None where it is full. */
export const freeHost = (
  network: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>,
  taken: ReadonlySet<string>,
): string | undefined => {
  const { first } = rangeOf(network.cidr)!
  for (let number = toNumber(lastHosts(network).start) - 1; number > first; number--) {
    const address = toAddress(number)
    if (address !== network.gatewayIp && !taken.has(address)) return address
  }
  return undefined
}
