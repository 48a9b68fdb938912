import ipaddr from 'ipaddr.js'
import { isIpv4 } from '../../field-rules.ts'
import { networkPrefix } from '../../limits.ts'

/** Addresses that nobody on the internet has (RFC 1918), and those between a carrier and its customers (RFC 6598). */
export const privateRanges = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'] as const

/** Addresses with a meaning of their own (RFC 6890), in which no network can live. */
const reservedRanges = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const

/** The first and the last address of a range, as numbers. */
export interface Bounds {
  first: number
  last: number
}

export const toNumber = (address: string): number =>
  ipaddr.IPv4.parse(address).octets.reduce((sum, octet) => sum * 256 + octet, 0)

export const toAddress = (value: number): string =>
  new ipaddr.IPv4([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]).toString()

export const boundsOf = (cidr: string): Bounds => ({
  first: toNumber(ipaddr.IPv4.networkAddressFromCIDR(cidr).toString()),
  last: toNumber(ipaddr.IPv4.broadcastAddressFromCIDR(cidr).toString()),
})

const liesIn = (inner: Bounds, outer: Bounds): boolean => inner.first >= outer.first && inner.last <= outer.last

const meet = (a: Bounds, b: Bounds): boolean => a.first <= b.last && b.first <= a.last

export const rangesOverlap = (one: string, other: string): boolean => meet(boundsOf(one), boundsOf(other))

export const subnetMask = (prefix: number): string => ipaddr.IPv4.subnetMaskFromPrefixLength(prefix).toString()

export const prefixOf = (cidr: string): number => ipaddr.IPv4.parseCIDR(cidr)[1]

/** The first address of a network is its gateway's. */
export const gatewayOf = (cidr: string): string => toAddress(boundsOf(cidr).first + 1)

/** What servers can have: everything but the network's own address, its gateway and the broadcast. */
const usableBounds = (cidr: string): Bounds => {
  const { first, last } = boundsOf(cidr)
  return { first: first + 2, last: last - 1 }
}

export interface UsableAddresses {
  first: string
  last: string
  count: number
}

export const usableAddresses = (cidr: string): UsableAddresses => {
  const { first, last } = usableBounds(cidr)
  return { first: toAddress(first), last: toAddress(last), count: last - first + 1 }
}

export const isUsableAddress = (cidr: string, address: string): boolean => {
  if (!isIpv4(address)) return false
  const value = toNumber(address)
  return liesIn({ first: value, last: value }, usableBounds(cidr))
}

/** The lowest address that no server has; none when the network is full. Its effort is that of `taken`, not of the range. */
export const lowestFree = (cidr: string, taken: Iterable<string>): string | undefined => {
  const { first, last } = usableBounds(cidr)
  const takenValues = new Set(Array.from(taken, toNumber))
  let value = first
  while (takenValues.has(value)) value += 1
  return value <= last ? toAddress(value) : undefined
}

/** Why a range cannot become a network: keys of its sentences, and what they name. */
export type RangeObstacle =
  | { reason: 'prefix' }
  | { reason: 'reserved'; cidr: string }
  | { reason: 'public' }
  | { reason: 'hostBits'; address: string }
  | { reason: 'overlap'; name: string; cidr: string }

/** The first reason against a range among the networks that are there, or `undefined` when it can be had. */
export const whyNotRange = (
  { network, prefix }: { network: string; prefix: number },
  others: readonly { name: string; cidr: string }[],
): RangeObstacle | undefined => {
  if (prefix < networkPrefix.min || prefix > networkPrefix.max) return { reason: 'prefix' }
  const bounds = boundsOf(`${network}/${prefix}`)
  const reserved = reservedRanges.find((range) => meet(bounds, boundsOf(range)))
  if (reserved) return { reason: 'reserved', cidr: reserved }
  if (!privateRanges.some((range) => liesIn(bounds, boundsOf(range)))) return { reason: 'public' }
  if (toNumber(network) !== bounds.first) return { reason: 'hostBits', address: toAddress(bounds.first) }
  const other = others.find(({ cidr }) => meet(bounds, boundsOf(cidr)))
  return other && { reason: 'overlap', name: other.name, cidr: other.cidr }
}

/** Where proposals begin: not in the ranges that routers at home have, from where people connect. */
const proposals = [
  { from: '192.168.10.0', within: '192.168.0.0/16' },
  { from: '10.10.0.0', within: '10.0.0.0/8' },
  { from: '172.20.0.0', within: '172.16.0.0/12' },
] as const

/** How many ranges are looked at in each before it is given up. */
const proposalsCeiling = 1024

/** A private range that none of the others meets; `undefined`: none was found. */
export const freeRange = (others: readonly { cidr: string }[], prefix = 24): string | undefined => {
  const taken = others.map(({ cidr }) => boundsOf(cidr))
  const size = 2 ** (32 - prefix)
  for (const { from, within } of proposals) {
    const { last } = boundsOf(within)
    const begin = Math.ceil(toNumber(from) / size) * size
    const candidates = Array.from({ length: proposalsCeiling }, (_, index) => begin + index * size)
    const free = candidates.find(
      (first) => first + size - 1 <= last && !taken.some((other) => meet({ first, last: first + size - 1 }, other)),
    )
    if (free !== undefined) return toAddress(free)
  }
  return undefined
}
