import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'

const numberOf = (address: string): number | undefined =>
  isIPv4(address) ? address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0) : undefined

/** Its first and last address; none for what is no IPv4, has bits beyond its prefix, or no room for a host and a gateway. */
export const rangeOf = (cidr: string): { first: number; last: number } | undefined => {
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

/** A locally administered address: the same for the same name, another with each attempt. */
export const macOf = (name: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${name}/${attempt}`).digest('hex')
  return `fa:16:3e:${bytes.slice(0, 2)}:${bytes.slice(2, 4)}:${bytes.slice(4, 6)}`
}
