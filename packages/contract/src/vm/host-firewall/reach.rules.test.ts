import { describe, expect, it } from 'vitest'
import { firewallProtocol } from '../../enums.ts'
import { everywhere } from './host-firewall.rules.ts'
import { allow, ask, entry, onNetwork, open, server } from './reach.fixture.ts'
import { reach, type ReachBalancer, type ReachCloud, type ReachEntry } from './reach.rules.ts'

const { tcp } = firewallProtocol.id

describe('reaching a server', () => {
  it('from outside needs a public address and a rule', () => {
    const ssh = allow('ingress', everywhere.v4, 22)
    expect(ask({ address: '198.51.100.23' }, server(2, { rules: [ssh] }), 22)).toMatchObject({
      isReachable: true,
      passage: ['power open', 'route open', 'ingress open'],
      gates: [{}, { route: { vmNetworkId: null, to: '203.0.113.2' } }, { rule: ssh }],
    })
  })

  it('says that no rule fits', () => {
    expect(ask({ address: '198.51.100.23' }, server(2)).gates.at(-1)).toMatchObject({
      gate: 'ingress',
      isOpen: false,
      rule: null,
    })
  })

  it('goes over the network that both share, by their addresses there', () => {
    const inside = allow('ingress', '10.0.0.0/24', 5432)
    const answer = ask(server(1, onNetwork('10.0.0.4')), server(2, { ...onNetwork('10.0.0.5'), rules: [inside] }))
    expect(answer).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { vmNetworkId: 5, from: '10.0.0.4', to: '10.0.0.5' } }, {}, { rule: inside }],
    })
  })

  it('takes the public way where only that is open', () => {
    const outside = allow('ingress', '203.0.113.0/24', 5432)
    const answer = ask(server(1, onNetwork('10.0.0.4')), server(2, { ...onNetwork('10.0.0.5'), rules: [outside] }))
    expect(answer).toMatchObject({ isReachable: true, gates: [{}, { route: { vmNetworkId: null } }, {}, {}] })
  })

  it('finds no way to a server without a public address and without a shared network', () => {
    const hidden = server(2, { publicAddresses: [], ...onNetwork('10.0.0.5') })
    expect(ask(server(1), hidden).passage).toEqual(['power open', 'route closed'])
    expect(ask({ address: '198.51.100.23' }, hidden).isReachable).toBe(false)
    expect(ask({ address: '10.0.0.9' }, hidden).passage).toEqual(['power open', 'route open', 'ingress closed'])
  })

  it('finds no way between IPv6 and IPv4', () => {
    expect(ask({ address: '2001:db8::1' }, server(2)).passage).toEqual(['power open', 'route closed'])
  })

  it('stops at the firewall that the packet leaves through', () => {
    const target = server(2, { rules: [allow('ingress', everywhere.v4, 5432)] })
    expect(ask(server(1, { rules: [] }), target)).toMatchObject({
      isReachable: false,
      passage: ['power open', 'route open', 'egress closed', 'ingress open'],
      gates: [{}, {}, { vmHostId: 1, rule: null }, {}],
    })
  })

  it('names the server that is off', () => {
    const target = server(2, { rules: [allow('ingress', everywhere.v4, 5432)] })
    const answer = ask(server(1, { isOn: false }), target)
    expect([answer.isReachable, answer.gates[0]]).toMatchObject([false, { isOpen: false, vmHostId: 1 }])
    expect(ask(server(1), { ...target, isOn: false }).gates[0]).toMatchObject({ isOpen: false, vmHostId: 2 })
  })
})

describe('through a private cloud', () => {
  const cloud = (exit: string | null) => ({ id: 9, cidrs: ['10.0.0.0/24', '10.0.1.0/24'], exit })
  const inNetwork = (place: 0 | 1, exit: string | null = null) => ({
    publicAddresses: [],
    connections: [
      { vmNetworkId: 5 + place, cidr: `10.0.${place}.0/24`, address: `10.0.${place}.7`, cloud: cloud(exit) },
    ],
  })
  const fromInside = allow('ingress', '10.0.0.0/16', 5432)

  it('a server reaches another network of it, by the addresses of both', () => {
    const answer = ask(server(1, inNetwork(0)), server(2, { ...inNetwork(1), rules: [fromInside] }))
    expect(answer).toMatchObject({
      isReachable: true,
      gates: [
        {},
        { route: { vmNetworkId: 6, from: '10.0.0.7', to: '10.0.1.7', cloudId: 9 } },
        {},
        { rule: fromInside },
      ],
    })
  })

  it('so does an address of its networks, and none of another', () => {
    const to = server(2, { ...inNetwork(1), rules: [fromInside] })
    expect(ask({ address: '10.0.0.99' }, to)).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { cloudId: 9 } }, {}],
    })
    expect(ask({ address: '10.7.0.99' }, to).passage).toEqual(['power open', 'route closed'])
  })

  it('networks that hang on different clouds do not reach each other', () => {
    const other = { ...inNetwork(1).connections[0]!, cloud: { ...cloud(null), id: 10 } }
    const to = server(2, { publicAddresses: [], connections: [other], rules: [fromInside] })
    expect(ask(server(1, inNetwork(0)), to).passage).toEqual(['power open', 'route closed'])
  })

  it('a server without an address goes out with the one of the cloud', () => {
    const answer = ask(
      server(1, inNetwork(0, '203.0.113.99')),
      server(2, { rules: [allow('ingress', '203.0.113.99/32', 443)] }),
      443,
    )
    expect(answer).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { vmNetworkId: null, from: '203.0.113.99', to: '203.0.113.2', cloudId: 9 } }, {}, {}],
    })
  })

  it('and does not where the way out is closed, which is said', () => {
    const answer = ask(server(1, inNetwork(0)), server(2), 443)
    expect(answer.passage).toEqual(['power open', 'route closed'])
    expect(answer.gates[1]).toMatchObject({ closedExitId: 9 })
  })
})

describe('over the gateway of a private cloud', () => {
  const behind = (entries: ReachEntry[], rules = [allow('ingress', everywhere.v4, 5432)]) =>
    server(2, { publicAddresses: [], ...onNetwork('10.0.0.5'), entries, rules })
  const outside = { address: '198.51.100.23' }

  it.each<[string, ReachEntry, string[]]>([
    ['a forward that leads to the port', entry(), ['entry open', 'ingress open']],
    ['an address that is all its own', entry(null), ['entry open', 'ingress open']],
    ['one that is not ready', entry(null, false), ['entry closed', 'ingress open']],
    ['a forward that is not ready', entry({}, false), ['entry closed', 'ingress open']],
    ['a forward for another source', entry({ sourceIp: '198.51.100.99' }), ['entry closed', 'ingress open']],
    ['a forward for this source', entry({ sourceIp: '198.51.100.23' }), ['entry open', 'ingress open']],
  ])('%s', (_, one, passage) => {
    expect(ask(outside, behind([one])).passage.slice(2)).toEqual(passage)
  })

  it.each<[string, ReachEntry]>([
    ['other ports', entry({ destinationPort: 5433 })],
    ['ports before it', entry({ destinationPort: 5400 })],
    ['another protocol', entry({ firewallProtocolId: firewallProtocol.id.udp })],
  ])('a forward to %s is no way', (_, one) => {
    expect(ask(outside, behind([one])).passage).toEqual(['power open', 'route closed'])
  })

  it('another server asks at the public address and port, and is seen with its own', () => {
    const to = behind([entry()], [allow('ingress', '203.0.113.1/32', 5432)])
    const answer = ask(server(1, { rules: [allow('egress', '203.0.113.80/32', 8002)] }), to)
    expect(answer).toMatchObject({
      isReachable: true,
      gates: [{}, {}, { address: '203.0.113.80' }, { port: 8002 }, {}],
    })
  })

  it('a server that has an address to itself goes out with it', () => {
    const from = server(1, { publicAddresses: [], entries: [entry(null)] })
    const to = server(2, { rules: [allow('ingress', '203.0.113.80/32', 443)] })
    expect(ask(from, to, 443)).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { from: '203.0.113.80' } }, {}, {}],
    })
  })
})

describe('a server without a public address', () => {
  const connection = {
    vmNetworkId: 5,
    cidr: '10.0.0.0/24',
    address: '10.0.0.7',
    cloud: { id: 9, cidrs: ['10.0.0.0/24'], exit: '203.0.113.1' },
  }
  const target = server(2, { publicAddresses: [], connections: [connection], rules: [...open] })
  const routeOf = (from: Parameters<typeof ask>[0]) => ask(from, target).gates.find(({ gate }) => gate === 'route')

  it('is not reached from outside until its private cloud leads the port in, and the cloud is named', () => {
    expect(routeOf({ address: '198.51.100.7' })).toMatchObject({ isOpen: false, noEntryId: 9 })
    expect(routeOf(server(1, {}))).toMatchObject({ isOpen: false, noEntryId: 9 })
  })

  it('that is in no private cloud, or asked for from another private network, has no such way', () => {
    expect(routeOf({ address: '10.99.0.1' })).toMatchObject({ isOpen: false, noEntryId: undefined })
    const bare = { ...target, connections: [{ ...connection, cloud: null }] }
    expect(ask({ address: '198.51.100.7' }, bare).gates.at(-1)).toMatchObject({ isOpen: false, noEntryId: undefined })
  })
})

describe('between private clouds', () => {
  const inCloud = (id: number, place: number, cloud: Partial<ReachCloud> = {}) =>
    server(id, {
      publicAddresses: [],
      rules: [...open, allow('ingress', '10.0.0.0/8', 5432)],
      connections: [
        {
          vmNetworkId: place,
          cidr: `10.${place}.0.0/24`,
          address: `10.${place}.0.7`,
          cloud: { id: place, cidrs: [`10.${place}.0.0/24`], exit: null, ...cloud },
          guests: [{ cloudId: 30, cidrs: ['10.30.0.0/16'] }],
        },
      ],
    })

  it('a way leads to the granted network and back from it, and to no other one', () => {
    const reaches = [{ vmNetworkId: 20, cidr: '10.20.0.0/24' }]
    const [asking, granting] = [inCloud(1, 10, { reaches }), inCloud(2, 20)]
    expect(ask(asking, granting)).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { vmNetworkId: 20, cloudId: 10, from: '10.10.0.7', to: '10.20.0.7' } }, {}, {}],
    })
    expect(ask(granting, asking)).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { vmNetworkId: 10, cloudId: 10, from: '10.20.0.7', to: '10.10.0.7' } }, {}, {}],
    })
    expect(ask({ address: '10.20.0.99' }, asking).isReachable).toBe(true)
    const beside = inCloud(3, 21, { id: 20 })
    for (const [from, to] of [
      [asking, beside],
      [beside, asking],
    ] as const)
      expect(ask(from, to).passage).toEqual(['power open', 'route closed'])
  })

  it('an address of a cloud that has a way in comes over it', () => {
    expect(ask({ address: '10.30.1.1' }, inCloud(2, 20))).toMatchObject({
      isReachable: true,
      gates: [{}, { route: { cloudId: 30 } }, {}],
    })
    expect(ask({ address: '10.31.1.1' }, inCloud(2, 20)).isReachable).toBe(false)
  })
})

describe('a load balancer', () => {
  const balancer = (upCount: number): ReachBalancer => ({
    balancerId: 3,
    publicAddresses: [],
    connections: [{ vmNetworkId: 5, cidr: '10.0.0.0/24', address: '10.0.0.9' }],
    listeners: [{ firewallProtocolId: tcp, port: 80, count: 2, upCount }],
  })
  const from = server(1, onNetwork('10.0.0.4'))
  const passageTo = (to: ReachBalancer, port: number) =>
    reach({ from, to, firewallProtocolId: tcp, port }).gates.map(
      ({ gate, isOpen }) => `${gate} ${isOpen ? 'open' : 'closed'}`,
    )

  it('takes what it listens for, while a server behind it works', () => {
    expect(passageTo(balancer(1), 80)).toEqual(['power open', 'route open', 'egress open', 'balancer open'])
    expect(passageTo(balancer(0), 80).at(-1)).toBe('balancer closed')
    expect(passageTo(balancer(2), 443).at(-1)).toBe('balancer closed')
  })
})
