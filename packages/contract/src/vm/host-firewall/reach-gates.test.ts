import { describe, expect, it } from 'vitest'
import { describeGate } from './host-firewall.fa.ts'
import { everywhere } from './host-firewall.rules.ts'
import { allow, ask, entry, onNetwork, server } from './reach.fixture.ts'
import type { ReachEntry } from './reach.rules.ts'

describe('the gates in words', () => {
  const names = {
    server: (id: number) => `server-${id}`,
    network: () => 'shop-net',
    cloud: () => 'production',
    forward: () => 'web',
    balancer: () => 'shop-lb',
  }
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

  it('name what stands at the gateway', () => {
    const behind = (one: ReachEntry) => server(2, { publicAddresses: [], entries: [one] })
    const sentenceOf = (one: ReachEntry) => words({ address: '198.51.100.23' }, behind(one))[2]
    expect(sentenceOf(entry())).toBe(
      'هدایت پورت «web» در ابر خصوصی «production»: 203.0.113.80:8002 به 10.0.0.5:5432 می‌رود.',
    )
    expect(sentenceOf(entry({ sourceIp: '198.51.100.99' }))).toBe(
      'هدایت پورت «web» در ابر خصوصی «production» فقط برای 198.51.100.99 باز است.',
    )
    expect(sentenceOf(entry(null))).toBe('نشانی 203.0.113.80 در ابر خصوصی «production» فقط از آن این سرور است.')
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

  it('say what is not there yet, and what never came to be', () => {
    const inside = allow('ingress', '10.0.0.0/24', 5432)
    const at = (address: string, trouble?: 'waits' | 'failed') => ({
      connections: [{ ...onNetwork(address).connections[0]!, trouble }],
    })
    const waiting = server(2, { ...at('10.0.0.5', 'waits'), publicAddresses: [], rules: [inside] })
    const from = server(1, onNetwork('10.0.0.4'))
    expect(ask(from, waiting).passage).toContain('connection closed')
    expect(words(from, waiting)[2]).toBe('اتصال سرور «server-2» به شبکه «shop-net» هنوز برقرار نشده است.')
    expect(words(server(1, at('10.0.0.4', 'failed')), waiting).slice(2, 4)).toEqual([
      'اتصال سرور «server-1» به شبکه «shop-net» ناموفق بود.',
      'اتصال سرور «server-2» به شبکه «shop-net» هنوز برقرار نشده است.',
    ])
    const behind = server(2, {
      ...at('10.0.0.5', 'waits'),
      publicAddresses: [],
      entries: [{ ...entry(), vmNetworkId: 5 }],
    })
    expect(ask({ address: '198.51.100.23' }, behind).passage).toContain('connection closed')
    // Another way, where there is one, is better.
    expect(ask({ address: '198.51.100.23' }, { ...behind, publicAddresses: ['203.0.113.2'] }).passage).not.toContain(
      'connection closed',
    )
    expect(words(from, server(2, { ...onNetwork('10.0.0.5'), isOn: false, isWorkedOn: true }))[0]).toBe(
      'سرور «server-2» در حال ساخت است و هنوز آماده نیست.',
    )
  })
})
