import { isIPv4 } from 'node:net'
import type { NetworkSpec } from '../ports/compute/networks.engine.ts'
import { EngineError } from '../ports/engine-error.ts'

interface Range {
  first: number
  last: number
}

const numberOf = (address: string): number | undefined =>
  isIPv4(address) ? address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0) : undefined

const addressOf = (number: number): string => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.')

/** Its first and last address; none for what is no IPv4, has bits beyond its prefix, or no room for a host and a gateway. */
export const rangeOf = (cidr: string): Range | undefined => {
  const [, address = '', prefix = ''] = /^([\d.]+)\/(\d|[12]\d|30)$/.exec(cidr) ?? []
  const first = numberOf(address)
  const size = 2 ** (32 - Number(prefix))
  return first === undefined || first % size !== 0 ? undefined : { first, last: first + size - 1 }
}

/** The first address is the network's own and the last one is for everybody: neither is a host's. */
export const isHostIn = (cidr: string, address: string): boolean => {
  const range = rangeOf(cidr)
  const number = numberOf(address)
  return range !== undefined && number !== undefined && number > range.first && number < range.last
}

export const rangesMeet = (one: string, other: string): boolean => {
  const [a, b] = [rangeOf(one), rangeOf(other)]
  return a !== undefined && b !== undefined && a.first <= b.last && b.first <= a.last
}

/** The last two addresses that a host can have beside the gateway; the last one alone where they do not lie together. */
export const lastHosts = ({ cidr, gatewayIp }: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>) => {
  const { first, last } = rangeOf(cidr)!
  const gateway = numberOf(gatewayIp)
  const end = last - 1 === gateway ? last - 2 : last - 1
  const start = end - 1 === gateway || end - 1 === first ? end : end - 1
  return { start: addressOf(start), end: addressOf(end) }
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

/** The last address that nobody has; the gateway and the cloud's own (`lastHosts`) count as taken. None where it is full. */
export const freeHost = (
  network: Pick<NetworkSpec, 'cidr' | 'gatewayIp'>,
  taken: ReadonlySet<string>,
): string | undefined => {
  const { first } = rangeOf(network.cidr)!
  for (let number = numberOf(lastHosts(network).start)! - 1; number > first; number--) {
    const address = addressOf(number)
    if (address !== network.gatewayIp && !taken.has(address)) return address
  }
  return undefined
}
