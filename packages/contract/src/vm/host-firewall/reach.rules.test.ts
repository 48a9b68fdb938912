import { describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { describeGate } from './host-firewall.fa.ts'
import { everywhere, type FirewallRuleShape } from './host-firewall.rules.ts'
import { reach, type ReachServer } from './reach.rules.ts'

const { tcp, any } = firewallProtocol.id

const allow = (direction: 'ingress' | 'egress', remoteIp: string, port: number): FirewallRuleShape => ({
  directionId: firewallDirection.id[direction],
  firewallProtocolId: port === 0 ? any : tcp,
  remoteIp,
  minPort: port,
  maxPort: port,
  isAllow: true,
})

const open = [allow('egress', everywhere.v4, 0)]

const server = (vmHostId: number, changes: Partial<ReachServer<FirewallRuleShape>> = {}) => ({
  vmHostId,
  isOn: true,
  publicAddresses: [`203.0.113.${vmHostId}`],
  connections: [],
  kind: 'allowList' as const,
  rules: open,
  ...changes,
})

const onNetwork = (address: string) => ({ connections: [{ vmNetworkId: 5, cidr: '10.0.0.0/24', address }] })

const ask = (
  from: ReachServer<FirewallRuleShape> | { address: string },
  to: ReachServer<FirewallRuleShape>,
  port = 5432,
) => {
  const { isReachable, gates } = reach({ from, to, firewallProtocolId: tcp, port })
  return { isReachable, gates, passage: gates.map(({ gate, isOpen }) => `${gate} ${isOpen ? 'open' : 'closed'}`) }
}

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

describe('the gates in words', () => {
  const names = { server: (id: number) => `server-${id}`, network: () => 'shop-net', cloud: () => 'production' }
  const words = (...ends: Parameters<typeof ask>) =>
    ask(...ends).gates.map((gate) => describeGate(gate, names).replaceAll(/[\u2066-\u2069]/g, ''))

  it('name the private cloud that leads there, or does not', () => {
    const connection = (place: number) => ({
      vmNetworkId: 5 + place,
      cidr: `10.0.${place}.0/24`,
      address: `10.0.${place}.7`,
      cloud: { id: 9, cidrs: [], exit: null },
    })
    const inCloud = (id: number, place: number) => server(id, { publicAddresses: [], connections: [connection(place)] })
    expect(words(inCloud(1, 0), inCloud(2, 1))[1]).toBe(
      'از راه ابر خصوصی «production»، از شبکه خصوصی «shop-net»، از 10.0.0.7 به 10.0.1.7.',
    )
    expect(words(inCloud(1, 0), server(2))[1]).toBe(
      'راهی به بیرون نیست: خروج به اینترنت (SNAT) در ابر خصوصی «production» بسته است.',
    )
  })

  it('name servers, networks, addresses and rules', () => {
    const inside = allow('ingress', '10.0.0.0/24', 5432)
    expect(words(server(1, onNetwork('10.0.0.4')), server(2, { ...onNetwork('10.0.0.5'), rules: [inside] }))).toEqual([
      'سرور «server-2» روشن است.',
      'از شبکه خصوصی «shop-net»، از 10.0.0.4 به 10.0.0.5.',
      'فایروال «server-1» با قانون «همه ارتباط‌ها به همه جا» اجازه خروج می‌دهد.',
      'فایروال «server-2» با قانون «PostgreSQL از 10.0.0.0/24» اجازه ورود می‌دهد.',
    ])
  })

  it('say what is closed and why', () => {
    expect(words({ address: '198.51.100.23' }, server(2)).at(-1)).toBe(
      'فایروال «server-2» قانونی برای این ورود ندارد و هرچه قانون ندارد بسته است.',
    )
    const deny = { ...allow('ingress', everywhere.v4, 5432), isAllow: false }
    const closed = server(2, { kind: 'ordered', rules: [deny] })
    expect(words({ address: '198.51.100.23' }, closed).at(-1)).toBe(
      'فایروال «server-2» با قانون «بستن PostgreSQL از همه جا» جلوی ورود را می‌گیرد.',
    )
  })
})
