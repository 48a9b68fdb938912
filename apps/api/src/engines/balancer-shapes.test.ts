import { describe, expect, it } from 'vitest'
import type {
  Balancing,
  BalancerShape,
  EngineBalancerDetail,
  HealthCheckSpec,
  ListenerSpec,
} from '../ports/compute/balancers.engine.ts'
import { checkShape, hasShape } from './balancer-shapes.ts'

const everything: Balancing = {
  protocols: ['tcp', 'udp', 'http', 'https'],
  algorithms: ['roundRobin', 'leastConnection', 'sourceIp', 'sourceIpPort'],
  hasWeights: true,
  healthChecks: ['tcp', 'http', 'udp'],
  sessions: ['sourceIp', 'cookie'],
  hasNamedCertificates: true,
  hasChecksOutside: true,
  tellsAnswers: true,
}
const nothing: Balancing = {
  protocols: [],
  algorithms: [],
  hasWeights: false,
  healthChecks: [],
  sessions: [],
  hasNamedCertificates: false,
  hasChecksOutside: false,
  tellsAnswers: false,
}
const little: Balancing = { ...nothing, protocols: ['tcp', 'udp'], algorithms: ['sourceIpPort'], healthChecks: ['tcp'] }

const web: ListenerSpec = { protocol: 'tcp', port: 80, memberPort: 8080, members: [{ serverTag: 'vm-7-1' }] }
const certificate = { certificate: 'cert', privateKey: 'key' }
const opened: HealthCheckSpec = { kind: 'tcp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 }
const asked: HealthCheckSpec = { ...opened, kind: 'http', http: { path: '/', hostHeader: null, expectedCodes: '200' } }
const page: ListenerSpec = { ...web, protocol: 'http' }
const shape = (...listeners: ListenerSpec[]): BalancerShape => ({ name: 'web', algorithm: 'sourceIpPort', listeners })

describe('a shape', () => {
  it.each([
    ['one port', shape(web)],
    ['the same port for TCP and UDP', shape(web, { ...web, protocol: 'udp' })],
    ['nobody behind it', shape({ ...web, members: [] })],
    ['a check of its members', shape({ ...web, healthCheck: opened })],
  ])('is possible everywhere: %s', (_, wanted) => {
    for (const balancing of [everything, little]) expect(() => checkShape(balancing, wanted)).not.toThrow()
    expect(() => checkShape(nothing, wanted)).toThrow(expect.objectContaining({ code: 'refused' }))
  })

  it.each([
    ['no listener', shape()],
    ['one port twice', shape(web, { ...web, memberPort: 81 })],
    ['one port of TCP for two protocols', shape(web, { ...web, protocol: 'http' })],
    ['port 0', shape({ ...web, port: 0 })],
    ['port 65536', shape({ ...web, memberPort: 65_536 })],
    ['half a port', shape({ ...web, port: 1.5 })],
    ['a server twice', shape({ ...web, members: [...web.members, { serverTag: 'vm-7-1', weight: 2 }] })],
    ['a weight below nothing', shape({ ...web, members: [{ serverTag: 'vm-7-1', weight: -1 }] })],
    ['a cookie of TCP', shape({ ...web, session: 'cookie' })],
    ['a check of UDP by TCP', shape({ ...web, protocol: 'udp', healthCheck: opened })],
    ['a check that takes longer than its turn', shape({ ...web, healthCheck: { ...opened, timeoutSeconds: 11 } })],
    ['a check of no number', shape({ ...web, healthCheck: { ...opened, upAfter: 0 } })],
    ['a page to ask for by TCP', shape({ ...web, healthCheck: { ...asked, kind: 'tcp' } })],
    ['a page to ask for that is not said', shape({ ...page, healthCheck: { ...opened, kind: 'http' } })],
    ['certificates by name without https', shape({ ...page, nameCertificates: [certificate] })],
    ['too much weight', shape({ ...web, members: [{ serverTag: 'vm-7-1', weight: 257 }] })],
    ['a certificate of TCP', shape({ ...web, certificate })],
    ['https without certificate', shape({ ...web, protocol: 'https' })],
  ])('is possible nowhere: %s', (_, wanted) => {
    expect(() => checkShape(everything, wanted)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  it.each([
    ['a protocol', shape({ ...web, protocol: 'http' })],
    ['an algorithm', { ...shape(web), algorithm: 'roundRobin' as const }],
    ['a weight', shape({ ...web, members: [{ serverTag: 'vm-7-1', weight: 2 }] })],
    ['a server that is drained', shape({ ...web, members: [{ serverTag: 'vm-7-1', weight: 0 }] })],
    ['a session', shape({ ...web, session: 'sourceIp' })],
    ['a page to ask for', shape({ ...web, healthCheck: asked })],
    ['certificates by name', shape({ ...web, protocol: 'https', certificate, nameCertificates: [certificate] })],
  ])('is possible only where the engine has it: %s', (_, wanted) => {
    expect(() => checkShape(everything, wanted)).not.toThrow()
    expect(() => checkShape(little, wanted)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  it('may leave out the certificate that its port has', () => {
    const secure = shape({ ...web, protocol: 'https' })
    expect(() => checkShape(everything, secure, new Set([80]))).not.toThrow()
    expect(() => checkShape(everything, secure, new Set([443]))).toThrow(expect.objectContaining({ code: 'invalid' }))
  })
})

describe('a load balancer', () => {
  const spec = { ...shape(web, { ...web, port: 443, members: [{ serverTag: 'vm-7-1' }, { serverTag: 'vm-7-2' }] }) }
  const asked = { ...spec, tag: 'lb-7-1', networkTag: 'net-7-1' }
  const balancer: EngineBalancerDetail = {
    ...asked,
    ref: 'r',
    address: '10.0.0.9',
    state: 'active',
    fault: null,
    createdAt: new Date(0),
    listeners: asked.listeners.toReversed().map((listener) => ({
      ...listener,
      hasCertificate: false,
      healthCheck: null,
      session: null,
      members: listener.members
        .toReversed()
        .map(({ serverTag }) => ({ serverTag, weight: 1, address: '10.0.0.5', health: 'up' as const })),
    })),
  }

  it('has the shape it was asked for, in whichever order and under whichever name', () => {
    expect(hasShape(balancer, { ...asked, name: 'other' })).toBe(true)
  })

  it.each([
    ['network', { ...asked, networkTag: 'net-7-2' }],
    ['algorithm', { ...asked, algorithm: 'roundRobin' as const }],
    ['port', { ...asked, listeners: [web, { ...asked.listeners[1]!, port: 444 }] }],
    ['member port', { ...asked, listeners: [web, { ...asked.listeners[1]!, memberPort: 444 }] }],
    ['member', { ...asked, listeners: [web, { ...asked.listeners[1]!, members: web.members }] }],
    [
      'weight',
      { ...asked, listeners: [{ ...web, members: [{ serverTag: 'vm-7-1', weight: 2 }] }, asked.listeners[1]!] },
    ],
    ['number of listeners', { ...asked, listeners: [web] }],
  ])('has another shape with another %s', (_, other) => {
    expect(hasShape(balancer, other)).toBe(false)
  })
})
