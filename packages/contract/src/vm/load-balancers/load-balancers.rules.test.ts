import { describe, expect, it } from 'vitest'
import { serviceStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '../../enums.ts'
import { balancerObstacleText } from './load-balancers.fa.ts'
import {
  isExpectedCode,
  isListOfCodes,
  loadBalancerCan,
  serversPerListener,
  whyNotBalancer,
  whyNotMember,
  type BalancerObstacleReason,
  type Capability,
  type JudgedBalancer,
  type JudgedListener,
} from './load-balancers.rules.ts'

const all: Capability = {
  isAvailable: true,
  protocolIds: vmLbProtocol.ids,
  algorithmIds: vmLbAlgorithm.ids,
  healthCheckIds: vmLbHealthCheck.ids,
  sessionIds: vmLbSession.ids,
  hasWeights: true,
  hasNamedCertificates: true,
}
const { tcp, http, https, udp } = vmLbProtocol.id
const web: JudgedListener = { vmLbProtocolTypeId: http, sourcePort: 80, vmLbPools: [1, 2] }
const balancer = (...vmLbListeners: JudgedListener[]): JudgedBalancer => ({
  vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
  vmLbListeners,
})
const checkBy = (name: keyof typeof vmLbHealthCheck.id) => ({
  healthCheck: { vmLbHealthCheckId: vmLbHealthCheck.id[name] },
})

describe('a load balancer can be', () => {
  it.each<[string, JudgedBalancer]>([
    ['one port', balancer(web)],
    ['one port of TCP and the same of UDP', balancer(web, { ...web, vmLbProtocolTypeId: udp })],
    ['a server that is drained', balancer({ ...web, vmLbMembers: [{ vmHostId: 2, isDraining: true }] })],
    ['a page that is asked for', balancer({ ...web, ...checkBy('http') })],
    ['UDP that is looked after', balancer({ ...web, vmLbProtocolTypeId: udp, ...checkBy('udp') })],
    ['a cookie', balancer({ ...web, vmLbSessionId: vmLbSession.id.cookie })],
    ['ports that are not written yet', balancer({ ...web, sourcePort: null }, { ...web, sourcePort: null })],
    ['certificates by name', balancer({ ...web, vmLbProtocolTypeId: https, nameCertificates: [{}] })],
  ])('with %s', (_, wanted) => {
    expect(whyNotBalancer(wanted, all)).toBeUndefined()
  })

  it.each<[BalancerObstacleReason, string, JudgedBalancer, Partial<Capability>]>([
    ['none', 'vmNetworkId', balancer(web), { isAvailable: false }],
    ['algorithm', 'vmLbAlgorithmId', balancer(web), { algorithmIds: [vmLbAlgorithm.id.ipHash] }],
    ['protocol', 'vmLbProtocolTypeId', balancer(web), { protocolIds: [tcp] }],
    ['portTaken', 'sourcePort', balancer(web, { ...web, vmLbProtocolTypeId: tcp }), {}],
    ['memberTwice', 'vmLbPools', balancer({ ...web, vmLbPools: [1, 1] }), {}],
    ['memberTwice', 'vmLbMembers', balancer({ ...web, vmLbMembers: [{ vmHostId: 1 }, { vmHostId: 1 }] }), {}],
    ['memberUnknown', 'vmLbMembers', balancer({ ...web, vmLbMembers: [{ vmHostId: 3 }] }), {}],
    ['weights', 'vmLbMembers', balancer({ ...web, vmLbMembers: [{ vmHostId: 1, weight: 2 }] }), { hasWeights: false }],
    [
      'draining',
      'vmLbMembers',
      balancer({ ...web, vmLbMembers: [{ vmHostId: 1, isDraining: true }] }),
      { hasWeights: false },
    ],
    [
      'check',
      'healthCheck.vmLbHealthCheckId',
      balancer({ ...web, ...checkBy('http') }),
      { healthCheckIds: [vmLbHealthCheck.id.tcp, vmLbHealthCheck.id.udp] },
    ],
    ['checkProtocol', 'healthCheck.vmLbHealthCheckId', balancer({ ...web, ...checkBy('udp') }), {}],
    [
      'checkProtocol',
      'healthCheck.vmLbHealthCheckId',
      balancer({ ...web, vmLbProtocolTypeId: udp, ...checkBy('tcp') }),
      {},
    ],
    ['session', 'vmLbSessionId', balancer({ ...web, vmLbSessionId: vmLbSession.id.sourceIp }), { sessionIds: [1] }],
    [
      'sessionProtocol',
      'vmLbSessionId',
      balancer({ ...web, vmLbProtocolTypeId: tcp, vmLbSessionId: vmLbSession.id.cookie }),
      {},
    ],
    ['certificateProtocol', 'nameCertificates', balancer({ ...web, nameCertificates: [{}] }), {}],
    [
      'namedCertificates',
      'nameCertificates',
      balancer({ ...web, vmLbProtocolTypeId: https, nameCertificates: [{}] }),
      { hasNamedCertificates: false },
    ],
  ])('not: %s, said at %s', (reason, field, wanted, lacking) => {
    expect(whyNotBalancer(wanted, { ...all, ...lacking })).toMatchObject({ reason, field })
    expect(balancerObstacleText[reason]).toMatch(/\.$/)
  })

  it('not: the listener with the obstacle is named by its place', () => {
    expect(whyNotBalancer(balancer(web, { ...web, sourcePort: 81, vmLbPools: [7, 7] }), all)?.listener).toBe(1)
  })
})

describe('codes of an answer', () => {
  it.each(['200', '200-204', '200,302', '100-599'])('are said like %s', (text) => {
    expect(isListOfCodes(text)).toBe(true)
  })

  it.each(['', '20', '600', '204-200', '200-204,302', '200,', '200 201', 'ok'])('are not said like "%s"', (text) => {
    expect(isListOfCodes(text)).toBe(false)
  })

  it.each([
    ['200', 200, true],
    ['200', 204, false],
    ['200-399', 302, true],
    ['200-399', 404, false],
    ['200,302', 302, true],
    ['200,302', 301, false],
  ])('%s and %d: %s', (codes, code, isGood) => {
    expect(isExpectedCode(codes, code)).toBe(isGood)
  })
})

it.each([
  ['edit', ['active']],
  ['probe', ['active']],
  ['rebuild', ['failed']],
  ['delete', ['active', 'failed']],
] as const)('%s is allowed while it is %j', (action, statuses) => {
  const allowed = serviceStatus.values.filter(({ id }) => loadBalancerCan(action, { statusId: id }))
  expect(allowed.map(({ name }) => name)).toEqual(statuses)
})

describe('a server at a listener', () => {
  const at = { vmLbProtocolTypeId: vmLbProtocol.id.http, sourcePort: 80 }
  const listeners = [
    { ...at, vmLbPools: [1, 2] },
    { ...at, sourcePort: 81, vmLbPools: [1] },
    { ...at, sourcePort: 82, vmLbPools: Array.from({ length: serversPerListener }, (_, index) => index + 1) },
  ]
  const why = (act: 'add' | 'remove', vmHostId: number, sourcePort = 80, protocolId: number = vmLbProtocol.id.http) =>
    whyNotMember({ act, vmHostId, sourcePort, vmLbProtocolTypeId: protocolId }, listeners)

  it('comes where it is not, and goes from where it is, but never as the last one', () => {
    expect([why('add', 3), why('remove', 1)]).toEqual([undefined, undefined])
    expect([why('add', 1), why('remove', 3), why('remove', 1, 81)]).toEqual(['there', 'notThere', 'last'])
    expect(why('add', 500, 82)).toBe('full')
  })

  it('needs that listener: the same port, spoken the same way', () => {
    expect([why('add', 3, 90), why('remove', 1, 80, vmLbProtocol.id.tcp)]).toEqual(['listenerGone', 'listenerGone'])
  })
})
