import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkPrefix } from '../../limits.ts'
import { rangeSentence } from './networks.fa.ts'
import {
  freeRange,
  gatewayOf,
  isUsableAddress,
  lowestFree,
  prefixOf,
  rangesOverlap,
  subnetMask,
  usableAddresses,
  whyNotRange,
} from './networks.rules.ts'

const toNumber = (address: string) => address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0)
const toAddress = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')

/** A range of a prefix that is offered, inside 10.0.0.0/8. */
const anyPrivateRange = fc
  .record({ prefix: fc.integer({ ...networkPrefix }), seed: fc.nat(2 ** 24 - 1) })
  .map(({ prefix, seed }) => {
    const size = 2 ** (32 - prefix)
    const first = toNumber('10.0.0.0') + Math.floor(seed / size) * size
    return { prefix, size, first, cidr: `${toAddress(first)}/${prefix}` }
  })

describe('whether a range can become a network', () => {
  it.each([
    ['10.0.0.0', 16],
    ['10.255.255.248', 29],
    ['172.31.0.0', 16],
    ['192.168.1.0', 24],
    ['100.64.0.0', 20],
  ])('%s/%i can', (network, prefix) => {
    expect(whyNotRange({ network, prefix }, [])).toBeUndefined()
  })

  it.each([
    ['10.0.0.0', 8, { reason: 'prefix' }],
    ['10.0.0.0', 15, { reason: 'prefix' }],
    ['10.0.0.0', 30, { reason: 'prefix' }],
    ['127.0.0.0', 24, { reason: 'reserved', cidr: '127.0.0.0/8' }],
    ['169.254.0.0', 16, { reason: 'reserved', cidr: '169.254.0.0/16' }],
    ['192.0.0.0', 16, { reason: 'reserved', cidr: '192.0.0.0/24' }],
    ['224.0.0.0', 24, { reason: 'reserved', cidr: '224.0.0.0/4' }],
    ['8.8.8.0', 24, { reason: 'public' }],
    ['172.32.0.0', 16, { reason: 'public' }],
    ['100.128.0.0', 16, { reason: 'public' }],
    ['192.168.1.7', 24, { reason: 'hostBits', address: '192.168.1.0' }],
    ['10.1.128.0', 16, { reason: 'hostBits', address: '10.1.0.0' }],
  ])('%s/%i cannot', (network, prefix, obstacle) => {
    expect(whyNotRange({ network, prefix }, [])).toEqual(obstacle)
  })

  it('names the network that is in the way, and says it in Persian', () => {
    const others = [
      { name: 'office', cidr: '192.168.0.0/24' },
      { name: 'shop', cidr: '10.20.0.0/16' },
    ]
    expect(whyNotRange({ network: '10.21.0.0', prefix: 16 }, others)).toBeUndefined()
    const obstacle = whyNotRange({ network: '10.20.4.0', prefix: 24 }, others)
    expect(obstacle).toEqual({ reason: 'overlap', name: 'shop', cidr: '10.20.0.0/16' })
    expect(rangeSentence(obstacle!)).toContain('«\u2068shop\u2069» (\u206610.20.0.0/16\u2069)')
  })

  it('two ranges overlap exactly when they have an address in common', () => {
    fc.assert(
      fc.property(anyPrivateRange, anyPrivateRange, (one, other) => {
        const common = Math.min(one.first + one.size, other.first + other.size) - Math.max(one.first, other.first)
        expect(rangesOverlap(one.cidr, other.cidr)).toBe(common > 0)
        expect(rangesOverlap(other.cidr, one.cidr)).toBe(common > 0)
      }),
    )
  })
})

describe('the addresses of a network', () => {
  it('are counted without the network, its gateway and the broadcast', () => {
    expect(usableAddresses('192.168.1.0/24')).toEqual({ first: '192.168.1.2', last: '192.168.1.254', count: 253 })
    expect(usableAddresses('10.0.0.8/29')).toEqual({ first: '10.0.0.10', last: '10.0.0.14', count: 5 })
    expect(gatewayOf('192.168.1.0/24')).toBe('192.168.1.1')
    expect(prefixOf('10.0.0.8/29')).toBe(29)
    expect([subnetMask(16), subnetMask(24), subnetMask(29)]).toEqual([
      '255.255.0.0',
      '255.255.255.0',
      '255.255.255.248',
    ])
  })

  it.each(['192.168.1.0', '192.168.1.1', '192.168.1.255', '192.168.2.2', '10.0.0.2', '192.168.1.02', 'fd00::2', 'x'])(
    '%s is not one that a server of 192.168.1.0/24 can have',
    (address) => {
      expect(isUsableAddress('192.168.1.0/24', address)).toBe(false)
    },
  )

  it('an address is usable exactly when it lies between the gateway and the broadcast', () => {
    fc.assert(
      fc.property(anyPrivateRange, fc.integer({ min: -3, max: 2 ** 16 + 3 }), ({ cidr, first, size }, offset) => {
        const isBetween = offset > 1 && offset < size - 1
        expect(isUsableAddress(cidr, toAddress(first + offset))).toBe(isBetween)
      }),
    )
  })

  it('the lowest free one is usable, free, and has none below it', () => {
    const smallRange = anyPrivateRange.filter(({ prefix }) => prefix >= 26)
    fc.assert(
      fc.property(smallRange, fc.infiniteStream(fc.boolean()), ({ cidr, first, size }, coins) => {
        const usable = Array.from({ length: size - 3 }, (_, index) => toAddress(first + 2 + index))
        const taken = usable.filter(() => coins.next().value)
        expect(lowestFree(cidr, taken)).toBe(usable.find((address) => !taken.includes(address)))
      }),
    )
  })

  it('a full network has no free one, and a large one answers at once', () => {
    const all = Array.from({ length: 2 ** 16 - 3 }, (_, index) => toAddress(toNumber('10.1.0.2') + index))
    expect(lowestFree('10.1.0.0/16', all)).toBeUndefined()
    expect(lowestFree('10.1.0.0/16', all.slice(0, -1))).toBe('10.1.255.254')
    const begun = performance.now()
    for (let turn = 0; turn < 1000; turn += 1) lowestFree('10.1.0.0/16', ['10.1.0.2'])
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe('a range that is proposed', () => {
  it.each([
    ['the first', [], '192.168.10.0'],
    ['the next that is free', ['192.168.10.0/24', '192.168.11.0/25'], '192.168.12.0'],
    ['beside a wide one', ['192.168.0.0/18'], '192.168.64.0'],
    ['elsewhere where all of it is taken', ['192.168.0.0/16'], '10.10.0.0'],
  ])('%s', (_, taken, network) => {
    const others = taken.map((cidr) => ({ name: 'x', cidr }))
    expect(freeRange(others)).toBe(network)
    expect(whyNotRange({ network: freeRange(others)!, prefix: 24 }, others)).toBeUndefined()
  })
})
