import { describe, expect, it } from 'vitest'
import { serviceStatus } from '../../enums.ts'
import { networksPerVpc } from '../../limits.ts'
import { metSentence } from './vpcs.fa.ts'
import {
  networkOfGateway,
  rulesOf,
  vpcActions,
  vpcCan,
  whyNotFurther,
  whyNotPlan,
  whyNotRow,
  whyNotWay,
  type CloudRanges,
  type LedNetwork,
} from './vpcs.rules.ts'

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

describe('ranges of clouds that reach each other', () => {
  const network = (projectId: number, third: number): LedNetwork => ({
    projectId,
    id: third,
    name: `net-${third}`,
    cidr: `192.168.${third}.0/24`,
  })
  const [a1, a3, b1, b2, b4] = [network(7, 1), network(7, 3), network(8, 1), network(8, 2), network(8, 4)]
  const c4 = network(9, 4)
  const cloud = (own: LedNetwork[], reached: LedNetwork[] = [], reaching: LedNetwork[] = []): CloudRanges => ({
    own,
    reached,
    reaching,
  })

  it.each([
    ['nothing meets', cloud([a1, a3]), b2, cloud([b2, b4]), undefined],
    ['the wanted network meets one of the asking cloud', cloud([a1]), b1, cloud([b1, b2]), [b1, a1]],
    ['another network of the granting cloud does', cloud([a1, a3]), b2, cloud([b1, b2]), [a1, b1]],
    ['the wanted network meets one that is reached', cloud([a1], [c4]), b4, cloud([b4]), [b4, c4]],
    ['or one of a cloud that reaches the asking one', cloud([a1], [], [c4]), b4, cloud([b4]), [b4, c4]],
    [
      'a network meets what the granting cloud reaches',
      cloud([a1]),
      b2,
      cloud([b2], [network(9, 1)]),
      [a1, network(9, 1)],
    ],
    ['or who reaches the granting cloud', cloud([a1]), b2, cloud([b2], [], [network(9, 1)]), [a1, network(9, 1)]],
    ['both reach each other already', cloud([a1], [b4], [b2, b4]), b2, cloud([b2, b4], [a1], [a1]), undefined],
  ])('a way is judged when %s', (_case, asking, wanted, granting, met) =>
    expect(whyNotWay(asking, wanted, granting)).toEqual(met && { network: met[0], other: met[1] }),
  )

  it.each([
    ['nothing meets', cloud([a1], [b2]), [cloud([b2, b4])], undefined],
    ['it meets what the cloud reaches', cloud([a1], [network(8, 3)]), [], network(8, 3)],
    ['it meets who reaches the cloud', cloud([a1], [], [network(8, 3)]), [], network(8, 3)],
    [
      'it meets another network of the cloud that is reached',
      cloud([a1], [b2]),
      [cloud([b2, network(8, 3)])],
      network(8, 3),
    ],
    ['it is in the cloud already, and tried again', cloud([a1, a3], [b2]), [cloud([b2], [], [a1, a3])], undefined],
  ])('a further network is judged when %s', (_case, own, reached, other) =>
    expect(whyNotFurther(a3, own, reached)).toEqual(other && { network: a3, other }),
  )

  it('the sentence names both, and by its number what the reader does not know', () => {
    const sentence = metSentence({ network: a1, other: { ...b1, id: 88, name: null } })
    for (const part of ['net-1', '192.168.1.0/24', 'شبکه ۸۸']) expect(sentence).toContain(part)
  })
})
