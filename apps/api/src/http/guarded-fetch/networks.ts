import { BlockList, isIP } from 'node:net'

/** Networks in the notation `10.0.0.0/8`; a lone address is a network of one. */
export type Network = string

/** IPv4 that is nobody's on the internet, by the registry of special-purpose addresses, and what clouds answer to servers at. */
const specialIpv4: readonly Network[] = [
  '0.0.0.0/8', // this network: reaches this machine on many systems
  '10.0.0.0/8',
  '100.64.0.0/10', // shared by customers of a carrier; also metadata of some clouds
  '127.0.0.0/8',
  '168.63.129.16', // a public address at which one cloud answers only to its own servers
  '169.254.0.0/16', // link-local, with the metadata address of most clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, with broadcast
]

/** The one part of IPv6 that is given out on the internet: all else, mapped IPv4 included, is refused by not being in it. */
const globalIpv6: readonly Network[] = ['2000::/3']

/** Inside of it: tunnels that lead to any IPv4, documentation, benchmarks. */
const specialIpv6: readonly Network[] = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

type Family = 'ipv4' | 'ipv6'

const familyOf = (address: string): Family | undefined => {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined
}

const listOf = (networks: readonly Network[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (!family) throw new Error(`${network} is not a network`)
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return list
}

export interface NetworkRules {
  /** Reached although they are not of the internet: a test's loopback, a provider's own test network. */
  allow?: readonly Network[]
  /** Of the internet, and ours: engines, databases, the portal itself. */
  refuse?: readonly Network[]
}

export interface Judge {
  /** Whether an address that a customer's address led to may be connected to. */
  mayReach(address: string): boolean
  /** It may only because somebody who runs Sarv said so. */
  isAllowedByHand(address: string): boolean
}

/** `BlockList` compares `::ffff:8.8.8.8` with the rules of IPv4; nobody has a reason to write an address so. */
const isOddNotation = (address: string): boolean => /^(0*:)*:?ffff:/i.test(address) || address.includes('%')

export const createJudge = ({ allow = [], refuse = [] }: NetworkRules): Judge => {
  const allowed = listOf(allow)
  const refused = listOf([...specialIpv4, ...specialIpv6, ...refuse])
  const global = listOf(globalIpv6)
  const isAllowedByHand = (address: string): boolean => {
    const family = familyOf(address)
    return family !== undefined && !isOddNotation(address) && allowed.check(address, family)
  }
  const isOfInternet = (address: string): boolean => {
    const family = familyOf(address)
    if (!family || isOddNotation(address) || refused.check(address, family)) return false
    return family === 'ipv4' || global.check(address, family)
  }
  return { isAllowedByHand, mayReach: (address) => isAllowedByHand(address) || isOfInternet(address) }
}
