import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { coversRule, judgeRules } from './effective.rules.ts'
import { decide, everywhere, ruleFits, type FirewallRuleShape } from './host-firewall.rules.ts'

const { ingress, egress } = firewallDirection.id
const { tcp, udp, any } = firewallProtocol.id

const rule = (changes: Partial<FirewallRuleShape> = {}): FirewallRuleShape => ({
  firewallProtocolId: tcp,
  directionId: ingress,
  remoteIp: everywhere.v4,
  minPort: 22,
  maxPort: 22,
  isAllow: true,
  ...changes,
})

const rules = fc
  .record({
    firewallProtocolId: fc.constantFrom(tcp, udp, any),
    directionId: fc.constantFrom(ingress, egress),
    remoteIp: fc.constantFrom(everywhere.v4, '203.0.113.0/24', '203.0.113.7/32', everywhere.v6),
    ports: fc.constantFrom([1, 65_535], [22, 22], [80, 443]),
    isAllow: fc.boolean(),
  })
  .map(({ ports: [min = 0, max = 0], ...shape }) =>
    rule({
      ...shape,
      ...(shape.firewallProtocolId === any ? { minPort: 0, maxPort: 0 } : { minPort: min, maxPort: max }),
    }),
  )
const packets = fc.record({
  directionId: fc.constantFrom(ingress, egress),
  firewallProtocolId: fc.constantFrom(tcp, udp),
  address: fc.constantFrom('203.0.113.7', '203.0.113.8', '192.0.2.1', '2001:db8::1'),
  port: fc.constantFrom(1, 22, 80, 443, 60_000),
})

describe('a rule that covers another', () => {
  it.each([
    ['everywhere over one network', rule(), rule({ remoteIp: '10.0.0.0/8' }), true],
    ['one network over everywhere', rule({ remoteIp: '10.0.0.0/8' }), rule(), false],
    ['IPv4 over IPv6', rule(), rule({ remoteIp: everywhere.v6 }), false],
    ['any protocol over TCP', rule({ firewallProtocolId: any, minPort: 0, maxPort: 0 }), rule(), true],
    ['TCP over any protocol', rule(), rule({ firewallProtocolId: any, minPort: 0, maxPort: 0 }), false],
    ['a range over a port inside', rule({ maxPort: 80 }), rule({ minPort: 80, maxPort: 80 }), true],
    ['the other direction', rule({ directionId: egress }), rule(), false],
  ])('%s', (_name, wide, narrow, covers) => {
    expect(coversRule(wide, narrow)).toBe(covers)
  })

  it('fits whatever the other fits', () => {
    fc.assert(
      fc.property(rules, rules, packets, (wide, narrow, packet) => {
        const isBound = coversRule(wide, narrow) && ruleFits(narrow, packet)
        expect(!isBound || ruleFits(wide, packet)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('rules without effect', () => {
  it('can be left out, and every packet goes as before', () => {
    const kinds = fc.constantFrom('ordered' as const, 'allowList' as const)
    fc.assert(
      fc.property(fc.array(rules, { maxLength: 6 }), kinds, packets, (some, kind, packet) => {
        const all = kind === 'ordered' ? some : some.map((each) => ({ ...each, isAllow: true }))
        const counting = judgeRules(all, kind).flatMap(({ rule: each, coveredBy }) => (coveredBy ? [] : [each]))
        expect(decide(counting, kind, packet).isAllowed).toBe(decide(all, kind, packet).isAllowed)
      }),
    )
  })

  it('are named with the rule that stands before them', () => {
    const [wide, narrow] = [rule(), rule({ remoteIp: '10.0.0.0/8' })]
    expect(judgeRules([narrow, wide], 'allowList')[0]?.coveredBy).toBe(wide)
    expect(judgeRules([narrow, wide], 'ordered').map(({ coveredBy }) => coveredBy)).toEqual([null, null])
    expect(judgeRules([wide, narrow], 'ordered')[1]?.coveredBy).toBe(wide)
  })
})
