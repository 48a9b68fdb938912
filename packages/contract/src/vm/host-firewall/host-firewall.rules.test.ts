import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol, operatingSystem } from '../../enums.ts'
import {
  couldCutOff,
  decide,
  everywhere,
  isSameRule,
  managementPortOf,
  normalizeRemote,
  remoteOfAddress,
  ruleFits,
  type FirewallRuleShape,
  type Packet,
} from './host-firewall.rules.ts'

const { ingress, egress } = firewallDirection.id
const { tcp, udp, icmp, any } = firewallProtocol.id

const rule = (changes: Partial<FirewallRuleShape> = {}): FirewallRuleShape => ({
  firewallProtocolId: tcp,
  directionId: ingress,
  remoteIp: everywhere.v4,
  minPort: 22,
  maxPort: 22,
  isAllow: true,
  ...changes,
})

const packet = (changes: Partial<Packet> = {}): Packet => ({
  directionId: ingress,
  firewallProtocolId: tcp,
  address: '203.0.113.7',
  port: 22,
  ...changes,
})

describe('writing a network', () => {
  it.each([
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['10.1.2.3/32', '10.1.2.3/32'],
    ['10.1.2.3/0', '0.0.0.0/0'],
    ['2001:DB8::1/64', '2001:db8::/64'],
    ['2001:db8:0:0:0:0:0:1/128', '2001:db8::1/128'],
    ['::1/0', '::/0'],
  ])('%s is %s', (written, normal) => {
    expect(normalizeRemote(written)).toBe(normal)
  })

  it('writes a single address with its whole length, also one that IPv6 wraps', () => {
    expect(remoteOfAddress('203.0.113.7')).toBe('203.0.113.7/32')
    expect(remoteOfAddress('::ffff:203.0.113.7')).toBe('203.0.113.7/32')
    expect(remoteOfAddress('2001:db8::7')).toBe('2001:db8::7/128')
  })
})

describe('a rule and a packet', () => {
  it.each<[string, Partial<FirewallRuleShape>, Partial<Packet>, boolean]>([
    ['the same port from everywhere', {}, {}, true],
    ['another port', {}, { port: 23 }, false],
    ['inside the range', { minPort: 8000, maxPort: 8100 }, { port: 8100 }, true],
    ['past the range', { minPort: 8000, maxPort: 8100 }, { port: 8101 }, false],
    ['another protocol', {}, { firewallProtocolId: udp }, false],
    ['any protocol', { firewallProtocolId: any, minPort: 0, maxPort: 0 }, { firewallProtocolId: udp }, true],
    [
      'ping, which has no port',
      { firewallProtocolId: icmp, minPort: 0, maxPort: 0 },
      { firewallProtocolId: icmp, port: 0 },
      true,
    ],
    ['the other direction', { directionId: egress }, {}, false],
    ['inside the network', { remoteIp: '203.0.113.0/24' }, {}, true],
    ['outside the network', { remoteIp: '198.51.100.0/24' }, {}, false],
    ['IPv6 against everywhere of IPv4', {}, { address: '2001:db8::7' }, false],
    ['IPv6 against everywhere of IPv6', { remoteIp: everywhere.v6 }, { address: '2001:db8::7' }, true],
    ['IPv4 that IPv6 wraps', {}, { address: '::ffff:203.0.113.7' }, true],
    ['IPv4 against everywhere of IPv6', { remoteIp: everywhere.v6 }, {}, false],
  ])('%s', (_name, ruleChanges, packetChanges, fits) => {
    expect(ruleFits(rule(ruleChanges), packet(packetChanges))).toBe(fits)
  })
})

describe('deciding', () => {
  const deny = rule({ isAllow: false })
  const allow = rule()

  it('refuses what no rule fits, and names none', () => {
    expect(decide([rule({ minPort: 80, maxPort: 80 })], 'allowList', packet())).toEqual({
      isAllowed: false,
      rule: null,
    })
  })

  it('lets the first rule that fits decide where order counts', () => {
    expect(decide([deny, allow], 'ordered', packet())).toEqual({ isAllowed: false, rule: deny })
    expect(decide([allow, deny], 'ordered', packet())).toEqual({ isAllowed: true, rule: allow })
  })

  const rules = fc.array(
    fc.record({
      firewallProtocolId: fc.constantFrom(tcp, udp),
      directionId: fc.constantFrom(ingress, egress),
      remoteIp: fc.constantFrom(everywhere.v4, '203.0.113.0/24', '10.0.0.0/8', everywhere.v6),
      minPort: fc.constantFrom(1, 22, 80),
      maxPort: fc.constantFrom(80, 443, 65_535),
      isAllow: fc.constant(true),
    }),
    { maxLength: 8 },
  )
  const packets = fc.record({
    directionId: fc.constantFrom(ingress, egress),
    firewallProtocolId: fc.constantFrom(tcp, udp),
    address: fc.constantFrom('203.0.113.7', '10.1.2.3', '192.0.2.1', '2001:db8::1'),
    port: fc.constantFrom(1, 22, 80, 443, 60_000),
  })

  it('does not care for the order of rules that only allow, whatever the kind', () => {
    fc.assert(
      fc.property(rules, packets, (some, one) => {
        const answers = (['ordered', 'allowList'] as const).flatMap((kind) => [
          decide(some, kind, one).isAllowed,
          decide(some.toReversed(), kind, one).isAllowed,
        ])
        expect(new Set(answers).size).toBe(1)
      }),
    )
  })

  it('opens more with every rule that allows, and never closes', () => {
    fc.assert(
      fc.property(rules, rules, packets, (some, more, one) => {
        const [before, after] = [some, [...some, ...more]].map((set) => decide(set, 'allowList', one).isAllowed)
        expect(!before || after).toBe(true)
      }),
    )
  })

  it('names the first rule that fits, and none when none does', () => {
    fc.assert(
      fc.property(rules, packets, (some, one) => {
        const fitting = some.find((candidate) => ruleFits(candidate, one))
        expect(decide(some, 'ordered', one).rule).toBe(fitting ?? null)
      }),
    )
  })
})

describe('being cut off', () => {
  const way = { kind: 'allowList' as const, managementPort: 22, address: '198.51.100.23' }

  it.each<[string, FirewallRuleShape[], FirewallRuleShape[], boolean]>([
    ['closing SSH for everyone', [rule()], [], true],
    ['closing SSH for others', [rule()], [rule({ remoteIp: '198.51.100.0/24' })], false],
    ['SSH only from another address', [rule()], [rule({ remoteIp: '203.0.113.77/32' })], true],
    ['closing the web', [rule(), rule({ minPort: 80, maxPort: 80 })], [rule()], false],
    ['who could not get in before', [rule({ remoteIp: '203.0.113.0/24' })], [], false],
  ])('%s', (_name, before, after, isCutOff) => {
    expect(couldCutOff(before, after, way)).toBe(isCutOff)
  })

  it('sees that a refusing rule moved before the one that let in', () => {
    const deny = rule({ isAllow: false })
    expect(couldCutOff([rule(), deny], [deny, rule()], { ...way, kind: 'ordered' })).toBe(true)
  })

  it('looks at RDP on Windows and at SSH elsewhere', () => {
    expect(managementPortOf(operatingSystem.id.windows)).toBe(3389)
    expect(managementPortOf(operatingSystem.id.ubuntu)).toBe(22)
  })
})

describe('the same rule', () => {
  it('is the same however its network is written', () => {
    expect(isSameRule(rule({ remoteIp: '203.0.113.9/24' }), rule({ remoteIp: '203.0.113.0/24' }))).toBe(true)
    expect(isSameRule(rule(), rule({ isAllow: false }))).toBe(false)
  })
})
