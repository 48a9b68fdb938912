import { describe, expect, it } from 'vitest'
import { serviceStatus } from '../../enums.ts'
import { networksPerVpc } from '../../limits.ts'
import { networkOfGateway, rulesOf, vpcActions, vpcCan, whyNotPlan, whyNotRow } from './vpcs.rules.ts'

const { active, failed, wait, inQueue, deleting } = serviceStatus.id

describe('what the status of a private cloud allows', () => {
  it.each([
    [active, vpcActions],
    [failed, ['rename', 'delete']],
    [wait, ['rename']],
    [inQueue, ['rename']],
    [deleting, []],
  ])('in status %i', (statusId, allowed) =>
    expect(vpcActions.filter((action) => vpcCan(action, { statusId }))).toEqual(allowed),
  )
})

describe('a row of the networks that are made with a cloud', () => {
  const row = (gatewayCidr: string, name = 'new') => ({ name, gatewayCidr })
  const before = [row('192.168.1.1/24', 'first')]
  const others = [{ name: 'office', cidr: '10.20.0.0/16' }]

  it.each([
    ['192.168.2.1/24', undefined],
    ['192.168.1.1/24', 'overlap'],
    ['10.20.7.1/24', 'overlap'],
    ['8.8.8.1/24', 'public'],
    ['127.0.0.1/24', 'reserved'],
    ['203.0.113.1/24', 'reserved'],
    ['192.168.3.254/24', 'gateway'],
  ])('%s: %s', (gatewayCidr, reason) => expect(whyNotRow(row(gatewayCidr), before, others)?.reason).toBe(reason))

  it('has a name of its own, whatever its letter case', () => {
    expect(whyNotRow(row('192.168.2.1/24', 'FIRST'), before, others)).toEqual({ reason: 'name' })
    expect(whyNotRow(row('192.168.2.1/24', 'Office'), before, others)).toEqual({ reason: 'name' })
  })

  it('is one of a few', () => {
    const many = Array.from({ length: networksPerVpc }, (_, place) => row(`10.1.${place}.1/24`, `net ${place}`))
    expect(whyNotRow(row('10.2.0.1/24'), many, [])).toEqual({ reason: 'tooMany', max: networksPerVpc })
  })

  it('is the network of its gateway', () =>
    expect(networkOfGateway('192.168.7.1/24')).toEqual({ cidr: '192.168.7.0/24', gatewayIp: '192.168.7.1' }))
})

describe('a plan', () => {
  it('is large enough for what is in use', () => {
    const plan = { ipv4: 2, tenRules: 1 }
    expect(rulesOf(plan)).toBe(10)
    expect(whyNotPlan(plan, { ipv4: 2, rules: 10 })).toBeUndefined()
    expect(whyNotPlan(plan, { ipv4: 3, rules: 0 })).toBe('ipv4')
    expect(whyNotPlan(plan, { ipv4: 1, rules: 11 })).toBe('rules')
  })
})
