import { describe, expect, it } from 'vitest'
import type { FirewallRule } from '../../../ports/compute/hosts.engine.ts'
import { dns, letOut, ssh } from '../../conformance/rules.fixture.ts'
import type { NeutronRule } from '../networks/neutron.ts'
import { changesFor, inOrder, orderOf, toFirewallRule, toNeutronRule } from './rules.state.ts'

const ping: FirewallRule = { ...ssh, protocol: 'icmp', minPort: 0, maxPort: 0 }
const pingV6: FirewallRule = { ...ping, remote: '::/0' }
const every = [ssh, dns, ping, pingV6, letOut]

const present = (rules: readonly FirewallRule[]): NeutronRule[] =>
  rules.map((rule, at) => ({ ...toNeutronRule(rule), id: `rule-${at}`, remote_group_id: null }))

/** What the cloud puts into every new group. */
const givenRule = (ethertype: 'IPv4' | 'IPv6'): NeutronRule => ({
  id: `out-${ethertype}`,
  direction: 'egress',
  ethertype,
  protocol: null,
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
})

describe('a rule on the cloud', () => {
  it('says what was asked for', () => {
    expect(toNeutronRule(ssh)).toEqual({
      direction: 'ingress',
      ethertype: 'IPv4',
      protocol: 'tcp',
      port_range_min: 22,
      port_range_max: 22,
      remote_ip_prefix: '0.0.0.0/0',
    })
    const withoutPorts = { port_range_min: null, port_range_max: null }
    expect(toNeutronRule(ping)).toMatchObject({ protocol: 'icmp', ethertype: 'IPv4', ...withoutPorts })
    expect(toNeutronRule(pingV6)).toMatchObject({ protocol: 'ipv6-icmp', ethertype: 'IPv6', ...withoutPorts })
    expect(toNeutronRule(letOut)).toMatchObject({ protocol: null, direction: 'egress', ...withoutPorts })
  })

  it('is read as it was written', () => {
    expect(present(every).map(toFirewallRule)).toEqual(every)
  })

  it('has all ports and everybody where the cloud leaves them out', () => {
    expect(toFirewallRule({ ...present([ssh])[0]!, port_range_min: null, port_range_max: null })).toMatchObject({
      minPort: 1,
      maxPort: 65_535,
    })
    expect(toFirewallRule(givenRule('IPv6'))).toEqual({ ...letOut, remote: '::/0' })
  })

  it('is none of ours when we could not have made it', () => {
    const [rule] = present([ping]) as [NeutronRule]
    for (const change of [{ protocol: 'sctp' }, { remote_group_id: 'group' }, { port_range_min: 8 }])
      expect(toFirewallRule({ ...rule, ...change })).toBeUndefined()
  })
})

describe('changing rules', () => {
  it('leaves alone what stays, and finds what comes and what goes', () => {
    expect(changesFor(present([ssh, dns, ping]), [letOut, dns])).toEqual({
      missing: [letOut],
      surplus: ['rule-0', 'rule-2'],
    })
    expect(changesFor(present(every), every.toReversed())).toEqual({ missing: [], surplus: [] })
  })

  it('shuts a new group, but keeps of what the cloud put there the rule that is wanted anyway', () => {
    const asNew = [givenRule('IPv4'), givenRule('IPv6')]
    expect(changesFor(asNew, [])).toEqual({ missing: [], surplus: ['out-IPv4', 'out-IPv6'] })
    expect(changesFor(asNew, [letOut, ssh])).toEqual({ missing: [ssh], surplus: ['out-IPv6'] })
  })

  it('removes what we could not have made', () => {
    const foreign = { ...present([ssh])[0]!, remote_ip_prefix: null, remote_group_id: 'group' }
    expect(changesFor([foreign], [ssh])).toEqual({ missing: [ssh], surplus: ['rule-0'] })
  })

  it('asks once for what the list has twice, however it is written', () => {
    const long = { ...dns, remote: '2001:0DB8:0:0::53/128' }
    expect(changesFor([], [ssh, ssh, ping])).toEqual({ missing: [ssh, ping], surplus: [] })
    expect(changesFor(present([dns]), [long])).toEqual({ missing: [], surplus: [] })
    const whole = { ...ssh, minPort: 1, maxPort: 65_535 }
    const [stored] = present([whole]) as [NeutronRule]
    expect(changesFor([{ ...stored, port_range_min: null, port_range_max: null }], [whole])).toEqual({
      missing: [],
      surplus: [],
    })
  })
})

describe('the order of rules', () => {
  it.each([
    ['none', []],
    ['one', [ssh]],
    ['as they are', every],
    ['turned round', every.toReversed()],
    ['one of them twice', [ssh, ping, ssh]],
  ])('comes back, whichever way the cloud lists them: %s', (_, rules) => {
    const stored = present([...new Set(rules)])
    expect(inOrder(stored.toReversed(), orderOf(rules))).toEqual(rules)
    expect(inOrder(stored, orderOf(rules))).toEqual(rules)
  })

  it('is the same for everybody when what is noted is about other rules', () => {
    const stored = present(every)
    const sorted = inOrder(stored, '')
    expect(sorted).toHaveLength(every.length)
    for (const order of ['[0,1]', '[0,1,2,3,9]', 'by hand', orderOf([ssh])]) {
      expect(inOrder(stored.toReversed(), order)).toEqual(sorted)
    }
  })

  it('is kept for as many as a server may have, and let go of for more', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...ssh, minPort: at + 1, maxPort: at + 1 }))
    const fifty = many(50).toReversed()
    expect(inOrder(present(fifty), orderOf(fifty))).toEqual(fifty)
    expect(orderOf(many(200))).toBe('')
  })
})
