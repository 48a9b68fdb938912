import { describe, expect, it } from 'vitest'
import { portsPerForward } from '../../limits.ts'
import { natSentence } from './nat.fa.ts'
import {
  completed,
  destinationEnd,
  fieldOf,
  portCount,
  whyNotBalancerAddress,
  whyNotForward,
  type NatObstacle,
  type NatSituation,
  type WantedForward,
} from './nat.rules.ts'

const wanted = (change: Partial<WantedForward> = {}): WantedForward => ({
  vmNetworkId: 1,
  vpcHostIpId: 11,
  protocol: 'tcp',
  port: 443,
  portEnd: 443,
  sourceIp: null,
  destinationIp: '10.0.0.5',
  destinationPort: 8443,
  ...change,
})

const other = {
  kind: 'forward',
  id: 71,
  name: 'ssh',
  ...wanted({ port: 2200, portEnd: 2209, destinationPort: 22 }),
} as const

/** The second address is all of a server; the third is on its way. */
const situation = (change: Partial<NatSituation> = {}): NatSituation => ({
  networks: [
    { id: 1, name: 'front', cidr: '10.0.0.0/24' },
    { id: 2, name: 'back', cidr: '10.0.1.0/24' },
  ],
  addresses: [
    { id: 10, address: '203.0.113.1', isPrimary: true, isReady: true, server: null, balancer: null },
    { id: 11, address: '203.0.113.2', isPrimary: false, isReady: true, server: null, balancer: null },
    { id: 12, address: '203.0.113.3', isPrimary: false, isReady: true, server: 'db', balancer: null },
    { id: 13, address: null, isPrimary: false, isReady: false, server: null, balancer: null },
  ],
  targets: [
    { vmNetworkId: 1, address: '10.0.0.5', server: 'web', ownAddress: null },
    { vmNetworkId: 1, address: '10.0.0.6', server: 'db', ownAddress: '203.0.113.3' },
    { vmNetworkId: 2, address: '10.0.1.5', server: 'web', ownAddress: null },
  ],
  holders: [other, { kind: 'balancer', id: 31, name: 'front-door', vpcHostIpId: 11, protocol: 'tcp', port: 80 }],
  hasSources: true,
  hasSharedAddresses: true,
  rules: { max: 10, used: 1 },
  ...change,
})

describe('what is meant where nothing is said', () => {
  const typed = { vmNetworkId: 1, vpcHostIpId: 11, destinationIp: '10.0.0.5', destinationPort: 8080 }

  it('is one port of TCP, the same at both ends, from anywhere', () => {
    expect(completed(typed)).toEqual({ ...typed, protocol: 'tcp', port: 8080, portEnd: 8080, sourceIp: null })
  })

  it('a range has as many ports at its other end', () => {
    const forward = completed({ ...typed, protocol: 'udp', port: 100, portEnd: 119, sourceIp: '198.51.100.7' })
    expect(forward).toMatchObject({ protocol: 'udp', port: 100, portEnd: 119, sourceIp: '198.51.100.7' })
    expect([portCount(forward), destinationEnd(forward)]).toEqual([20, 8099])
  })
})

describe('a forward', () => {
  it.each<[string, Partial<WantedForward>]>([
    ['begins at a free port', {}],
    ['may have the port of another protocol', { protocol: 'udp', port: 80, portEnd: 80 }],
    ['may end right before a range', { port: 2190, portEnd: 2199, destinationPort: 3000 }],
    ['may begin right after it', { port: 2210, portEnd: 2219, destinationPort: 3000 }],
    [
      'may lead to a port that another network leads to',
      { vmNetworkId: 2, destinationIp: '10.0.1.5', destinationPort: 22 },
    ],
    ['may name a source', { sourceIp: '198.51.100.7' }],
    ['may be as long as it may be', { port: 1000, portEnd: 999 + portsPerForward }],
  ])('%s', (_, change) => {
    expect(whyNotForward(wanted(change), situation())).toBeUndefined()
  })

  it.each<[string, Partial<WantedForward>, NatObstacle, string | undefined]>([
    ['the primary address', { vpcHostIpId: 10 }, { reason: 'primary', address: '203.0.113.1' }, 'vpcHostIpId'],
    [
      'a server’s own address',
      { vpcHostIpId: 12 },
      { reason: 'owned', address: '203.0.113.3', server: 'db' },
      'vpcHostIpId',
    ],
    ['an address on its way', { vpcHostIpId: 13 }, { reason: 'address' }, 'vpcHostIpId'],
    ['an address of nobody', { vpcHostIpId: 99 }, { reason: 'address' }, 'vpcHostIpId'],
    ['a range that ends before it begins', { portEnd: 442 }, { reason: 'order' }, 'portEnd'],
    ['one that is too long', { port: 1, portEnd: 101 }, { reason: 'length', max: 100 }, 'portEnd'],
    [
      'one that leads beyond the last port',
      { portEnd: 444, destinationPort: 65_535 },
      { reason: 'beyond' },
      'destinationPort',
    ],
    ['a network of others', { vmNetworkId: 9 }, { reason: 'network' }, 'vmNetworkId'],
    [
      'a place outside the network',
      { destinationIp: '10.0.1.5' },
      { reason: 'outside', network: 'front', cidr: '10.0.0.0/24' },
      'destinationIp',
    ],
    [
      'its gateway',
      { destinationIp: '10.0.0.1' },
      { reason: 'outside', network: 'front', cidr: '10.0.0.0/24' },
      'destinationIp',
    ],
    [
      'a place where nobody is',
      { destinationIp: '10.0.0.9' },
      { reason: 'nobody', network: 'front', address: '10.0.0.9' },
      'destinationIp',
    ],
    [
      'a server with an address of its own',
      { destinationIp: '10.0.0.6' },
      { reason: 'targetOwned', server: 'db', address: '203.0.113.3' },
      'destinationIp',
    ],
    [
      'a port inside the range of another',
      { port: 2205, portEnd: 2205 },
      { reason: 'portTaken', port: 2205, address: '203.0.113.2', holder: 'forward', name: 'ssh' },
      'port',
    ],
    [
      'a range over it',
      { port: 2195, portEnd: 2300, destinationPort: 3000 },
      { reason: 'length', max: 100 },
      'portEnd',
    ],
    [
      'a range that begins before it',
      { port: 2195, portEnd: 2200, destinationPort: 3000 },
      { reason: 'portTaken', port: 2200, address: '203.0.113.2', holder: 'forward', name: 'ssh' },
      'port',
    ],
    [
      'a balancer’s port',
      { port: 79, portEnd: 81, destinationPort: 3000 },
      { reason: 'portTaken', port: 80, address: '203.0.113.2', holder: 'balancer', name: 'front-door' },
      'port',
    ],
    [
      'a port that another leads to',
      { destinationPort: 31 },
      { reason: 'targetTaken', port: 31, address: '10.0.0.5', name: 'ssh' },
      'destinationPort',
    ],
  ])('is refused: %s', (_, change, obstacle, field) => {
    expect(whyNotForward(wanted(change), situation())).toEqual(obstacle)
    expect(fieldOf(obstacle)).toBe(field)
    expect(natSentence(obstacle)).toMatch(/\.$/)
  })

  it('is not promised to some where the datacenter lets all through', () => {
    const cannot = situation({ hasSources: false })
    expect(whyNotForward(wanted({ sourceIp: '198.51.100.7' }), cannot)).toEqual({ reason: 'source' })
    expect(whyNotForward(wanted(), cannot)).toBeUndefined()
  })

  it('stops at the plan, which does not stop a change', () => {
    const full = situation({ rules: { max: 1, used: 1 } })
    expect(whyNotForward(wanted(), full)).toEqual({ reason: 'tooMany', max: 1 })
    expect(whyNotForward(wanted({ port: 2205, portEnd: 2205 }), full, 71)).toBeUndefined()
  })

  it('names who has the port', () => {
    const taken = whyNotForward(wanted({ port: 80, portEnd: 80 }), situation())
    const plain = natSentence(taken!).replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain).toBe('پورت 80 نشانی 203.0.113.2 را لودبالانسر «front-door» گرفته است.')
  })
})

describe('a load balancer at a public address', () => {
  const web = { id: 31, name: 'وب' }
  const ports = [
    { protocol: 'tcp', port: 80 },
    { protocol: 'tcp', port: 443 },
  ] as const
  const free = situation({ holders: [other] })
  const balanced = situation({
    addresses: situation().addresses.map((one) => (one.id === 11 ? { ...one, balancer: web } : one)),
    holders: [{ kind: 'balancer', ...web, vpcHostIpId: 11, protocol: 'tcp', port: 443 }],
  })

  it('takes a further address that is free, beside forwards at other ports, and keeps its own', () => {
    expect(whyNotBalancerAddress({ vpcHostIpId: 11, ports }, free)).toBeUndefined()
    expect(whyNotBalancerAddress({ vpcHostIpId: 11, balancerId: 31, ports }, balanced)).toBeUndefined()
    const udp = [{ protocol: 'udp', port: 2201 }] as const
    expect(whyNotBalancerAddress({ vpcHostIpId: 11, ports: udp }, free)).toBeUndefined()
  })

  it.each<[string, number, NatSituation, NatObstacle, number | undefined]>([
    ['the primary address', 10, free, { reason: 'primary', address: '203.0.113.1' }, undefined],
    ['a server’s own address', 12, free, { reason: 'owned', address: '203.0.113.3', server: 'db' }, undefined],
    ['an address on its way', 13, free, { reason: 'address' }, undefined],
    ['an address of nobody', 99, free, { reason: 'address' }, undefined],
    [
      'the address of another one',
      11,
      balanced,
      { reason: 'otherBalancer', address: '203.0.113.2', name: 'وب' },
      undefined,
    ],
    [
      'an address with forwards where it is not shared',
      11,
      { ...free, hasSharedAddresses: false },
      { reason: 'forwarded', address: '203.0.113.2', name: 'ssh' },
      undefined,
    ],
    [
      'a port that a forward has',
      11,
      situation({ holders: [{ ...other, port: 400, portEnd: 450 }] }),
      { reason: 'portTaken', port: 443, address: '203.0.113.2', holder: 'forward', name: 'ssh' },
      1,
    ],
  ])('is refused %s', (_, vpcHostIpId, known, obstacle, listener) => {
    expect(whyNotBalancerAddress({ vpcHostIpId, ports }, known)).toEqual({
      obstacle,
      ...(listener !== undefined && { listener }),
    })
    expect(natSentence(obstacle)).toMatch(/[\u0600-\u06FF]/)
  })

  it('keeps its ports from forwards, and the whole address where it is not shared', () => {
    const taken = whyNotForward(wanted(), balanced)!
    expect(taken).toMatchObject({ reason: 'portTaken', holder: 'balancer', name: 'وب' })
    expect(natSentence(taken)).toContain('لودبالانسر')
    expect(whyNotForward(wanted({ port: 444, portEnd: 444 }), balanced)).toBeUndefined()
    const alone = whyNotForward(wanted({ port: 444, portEnd: 444 }), { ...balanced, hasSharedAddresses: false })
    expect(alone).toEqual({ reason: 'balanced', address: '203.0.113.2', name: 'وب' })
    expect(fieldOf(alone!)).toBe('vpcHostIpId')
  })
})
