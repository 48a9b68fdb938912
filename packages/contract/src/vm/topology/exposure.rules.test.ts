import { describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import type { FirewallRuleShape } from '../host-firewall/host-firewall.rules.ts'
import { joinedOpenings, openingsOf, openingsWithin, sharedReach, worstReach } from './exposure.rules.ts'
import type { TopologyOpening } from './topology.schemas.ts'

const { tcp, udp, icmp, any } = firewallProtocol.id
const both = { ipv4: true, ipv6: true }

const rule = (more: Partial<FirewallRuleShape> = {}): FirewallRuleShape => ({
  firewallProtocolId: tcp,
  directionId: firewallDirection.id.ingress,
  remoteIp: '0.0.0.0/0',
  minPort: 443,
  maxPort: 443,
  isAllow: true,
  ...more,
})
const ports = (minPort: number, maxPort = minPort) => ({ minPort, maxPort })
const shown = (...[rules, kind = 'allowList', has = both]: Parameters<typeof openingsOf> | [FirewallRuleShape[]]) =>
  openingsOf(rules, kind, has).map(
    ({ firewallProtocolId, minPort, maxPort, reach }) =>
      `${firewallProtocol.name(firewallProtocolId)} ${minPort}-${maxPort} ${reach}`,
  )

describe('what the internet gets to', () => {
  it('is what a rule opens to everywhere, and to named addresses apart', () => {
    expect(shown([rule(), rule({ ...ports(22), remoteIp: '198.51.100.0/24' })])).toEqual([
      'tcp 22-22 limited',
      'tcp 443-443 everyone',
    ])
  })

  it('is nothing where nothing is opened, or only the way out', () => {
    expect(shown([])).toEqual([])
    expect(shown([rule({ directionId: firewallDirection.id.egress })])).toEqual([])
    expect(shown([rule({ firewallProtocolId: icmp, ...ports(0) })])).toEqual([])
  })

  it('is not what neighbours in a private network get to', () => {
    expect(shown([rule({ remoteIp: '10.0.0.0/24' }), rule({ remoteIp: '192.168.4.7/32' })])).toEqual([])
    // Wider than the private range: others than neighbours are among them.
    expect(shown([rule({ remoteIp: '10.0.0.0/7' })])).toEqual(['tcp 443-443 limited'])
  })

  it('joins what lies side by side, and cuts where it changes', () => {
    expect(shown([rule(ports(80, 90)), rule(ports(91, 100))])).toEqual(['tcp 80-100 everyone'])
    expect(shown([rule(ports(80, 100)), rule({ ...ports(90, 120), remoteIp: '198.51.100.7/32' })])).toEqual([
      'tcp 80-100 everyone',
      'tcp 101-120 limited',
    ])
  })

  it('names what nobody outside should get to', () => {
    expect(shown([rule(ports(5432))])).toEqual(['tcp 5432-5432 risky'])
    expect(shown([rule({ ...ports(5432), remoteIp: '198.51.100.7/32' })])).toEqual(['tcp 5432-5432 limited'])
    expect(shown([rule({ firewallProtocolId: any, ...ports(0) })])).toEqual(['tcp 1-65535 risky', 'udp 1-65535 risky'])
    expect(shown([rule({ ...ports(22) }), rule({ ...ports(3389) })])).toEqual([
      'tcp 22-22 everyone',
      'tcp 3389-3389 everyone',
    ])
  })

  it('follows the order where order counts', () => {
    const refusal = rule({ isAllow: false })
    expect(shown([refusal, rule()], 'ordered', both)).toEqual([])
    expect(shown([rule(), refusal], 'ordered', both)).toEqual(['tcp 443-443 everyone'])
    expect(shown([rule({ remoteIp: '198.51.100.7/32' }), refusal, rule()], 'ordered', both)).toEqual([
      'tcp 443-443 limited',
    ])
    expect(shown([refusal, rule()], 'allowList', both)).toEqual(['tcp 443-443 everyone'])
  })

  it('counts a version only where the server has an address of it', () => {
    const sixth = rule({ remoteIp: '::/0', firewallProtocolId: udp })
    expect(shown([sixth], 'allowList', { ipv4: true, ipv6: false })).toEqual([])
    expect(shown([sixth, rule({ firewallProtocolId: udp, remoteIp: '198.51.100.7/32' })])).toEqual([
      'udp 443-443 everyone',
    ])
  })
})

it('of several ways the one to look at first is named', () => {
  expect(worstReach(['limited', 'everyone', 'closed'])).toBe('everyone')
  expect(worstReach(['everyone', 'risky'])).toBe('risky')
  expect(worstReach(['risky', 'broken'])).toBe('broken')
  expect(worstReach([])).toBe('closed')
})

const opening = (
  minPort: number,
  maxPort: number,
  reach: TopologyOpening['reach'],
  firewallProtocolId: number = tcp,
) => ({
  firewallProtocolId,
  minPort,
  maxPort,
  reach,
})

describe('what of it lies within the ports of a forward', () => {
  it('is cut to them, and a risk only if the ports that are left are one', () => {
    const all = [opening(1, 65_535, 'risky')]
    expect(openingsWithin(all, { firewallProtocolId: tcp, minPort: 443, maxPort: 443 })).toEqual([
      opening(443, 443, 'everyone'),
    ])
    expect(openingsWithin(all, { firewallProtocolId: tcp, minPort: 5430, maxPort: 5440 })).toEqual([
      opening(5430, 5440, 'risky'),
    ])
  })

  it('is nothing of another protocol or beside them', () => {
    const some = [opening(80, 80, 'everyone'), opening(53, 53, 'limited', udp)]
    expect(openingsWithin(some, { firewallProtocolId: tcp, minPort: 81, maxPort: 90 })).toEqual([])
    expect(openingsWithin(some, { firewallProtocolId: tcp, minPort: 53, maxPort: 53 })).toEqual([])
  })
})

describe('several ways to one server', () => {
  it('open each port as the widest of them does, neighbours together', () => {
    expect(
      joinedOpenings([
        opening(20, 25, 'limited'),
        opening(22, 22, 'everyone'),
        opening(26, 30, 'limited'),
        opening(22, 22, 'limited', udp),
      ]),
    ).toEqual([
      opening(20, 21, 'limited'),
      opening(22, 22, 'everyone'),
      opening(23, 30, 'limited'),
      opening(22, 22, 'limited', udp),
    ])
    expect(joinedOpenings([])).toEqual([])
  })

  it('share a word: a broken one among them breaks nothing', () => {
    expect(sharedReach(['broken', 'limited'])).toBe('limited')
    expect(sharedReach(['broken'])).toBe('broken')
    expect(sharedReach([])).toBe('closed')
  })
})
