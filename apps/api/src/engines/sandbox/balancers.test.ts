import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BalancerSpec, HealthCheckSpec, ListenerSpec } from '../../ports/compute/balancers.engine.ts'
import { openSandboxAt, openStore, size, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()

const web: ListenerSpec = { protocol: 'tcp', port: 80, memberPort: 8080, members: [{ serverTag: 'vm-1-1' }] }
const spec: BalancerSpec = {
  tag: 'lb-1-1',
  name: 'web',
  networkTag: 'net-1-1',
  algorithm: 'roundRobin',
  listeners: [web],
}
const opened: HealthCheckSpec = { kind: 'tcp', intervalSeconds: 10, timeoutSeconds: 5, upAfter: 2, downAfter: 3 }
const certificate = { certificate: 'certificate', privateKey: 'private-key' }
const secure: ListenerSpec = { ...web, protocol: 'https', port: 443, certificate }

/** A network with a server on it that runs. */
const open = async () => {
  const sandbox = await openSandboxAt(store, '2026-11-15T06:00:00Z')
  const { engine, pass } = sandbox
  const network = { tag: 'net-1-1', name: 'a', cidr: '10.0.0.0/24', gatewayIp: '10.0.0.1' }
  await engine.createNetwork(network, signal)
  const server = { ...size, tag: 'vm-1-1', name: 'web', image: 'ubuntu-24.04', withIpv4: false, withIpv6: false }
  const ports = [{ tag: 'port-1-1', networkTag: 'net-1-1', address: '10.0.0.5' }]
  await engine.createServer({ ...server, ports }, signal)
  pass(12)
  return sandbox
}

describe('sandbox load balancers', () => {
  it('take their time, and are changed only in between', async () => {
    const { engine, pass } = await open()
    const stateNow = async () => (await engine.getBalancer('lb-1-1', signal))?.state
    await engine.createBalancer(spec, signal)
    expect(await stateNow()).toBe('building')
    const changed = { ...spec, name: 'shop' }
    await expect(engine.updateBalancer('lb-1-1', changed, signal)).rejects.toMatchObject({ code: 'busy' })
    pass(8)
    expect(await stateNow()).toBe('active')
    await engine.updateBalancer('lb-1-1', changed, signal)
    expect(await stateNow()).toBe('updating')
    await engine.updateBalancer('lb-1-1', changed, signal)
    pass(4)
    expect(await stateNow()).toBe('active')
    await engine.deleteBalancer('lb-1-1', signal)
    expect(await stateNow()).toBe('deleting')
    await expect(engine.createBalancer(spec, signal)).rejects.toMatchObject({ code: 'busy' })
    await expect(engine.deleteNetwork('net-1-1', signal)).rejects.toMatchObject({ code: 'in_use' })
    pass(3)
    expect(await stateNow()).toBeUndefined()
    await engine.createBalancer({ ...spec, listeners: [secure] }, signal)
  })

  it('see who is down', async () => {
    const { engine, pass } = await open()
    await engine.createBalancer({ ...spec, listeners: [{ ...web, healthCheck: opened }] }, signal)
    const health = async () => (await engine.getBalancer('lb-1-1', signal))?.listeners[0]?.members[0]?.health
    expect(await health()).toBe('up')
    await engine.powerServer('vm-1-1', 'stop', signal)
    pass(2)
    expect(await health()).toBe('down')
    await engine.powerServer('vm-1-1', 'start', signal)
    pass(4)
    expect(await health()).toBe('up')
    await engine.detachPort('port-1-1', signal)
    expect(await health()).toBe('down')
  })

  it('tell what a member answered', async () => {
    const { engine, pass } = await open()
    const askFor = (path: string): ListenerSpec => ({
      ...web,
      protocol: 'http',
      healthCheck: { ...opened, kind: 'http', http: { path, hostHeader: null, expectedCodes: '200-399' } },
    })
    const probe = async () => (await engine.probeMembers('lb-1-1', signal))[0]
    await engine.createBalancer({ ...spec, listeners: [askFor('/')] }, signal)
    pass(8)
    expect(await probe()).toMatchObject({ isUp: true, problem: null, statusCode: 200 })
    await engine.updateBalancer('lb-1-1', { ...spec, listeners: [askFor('/status/503')] }, signal)
    pass(4)
    expect(await probe()).toMatchObject({ isUp: false, problem: 'wrongCode', statusCode: 503 })
    expect((await probe())?.excerpt).toContain('HTTP/1.1 503')
    expect((await engine.getBalancer('lb-1-1', signal))?.listeners[0]?.members[0]?.health).toBe('down')
    await engine.powerServer('vm-1-1', 'stop', signal)
    pass(2)
    expect(await probe()).toMatchObject({ isUp: false, problem: 'timeout', millis: 5000, excerpt: null })
    await engine.detachPort('port-1-1', signal)
    expect(await probe()).toMatchObject({ isUp: false, problem: 'unreachable' })
  })

  it('leave a member alone that nobody wants to know about', async () => {
    const { engine } = await open()
    await engine.createBalancer(spec, signal)
    expect((await engine.getBalancer('lb-1-1', signal))?.listeners[0]?.members[0]?.health).toBe('unknown')
    expect(await engine.probeMembers('lb-1-1', signal)).toEqual([])
  })

  it('keep a certificate until another comes, and never its text', async () => {
    const { engine, pass, options } = await open()
    await engine.createBalancer({ ...spec, listeners: [secure] }, signal)
    pass(8)
    const { certificate: _, ...bare } = secure
    await engine.updateBalancer('lb-1-1', { ...spec, name: 'shop', listeners: [bare] }, signal)
    pass(4)
    const kept = await engine.getBalancer('lb-1-1', signal)
    expect(kept).toMatchObject({ name: 'shop', listeners: [{ protocol: 'https', hasCertificate: true }] })
    expect(await engine.createBalancer({ ...spec, listeners: [secure] }, signal)).toEqual({ ref: kept?.ref })
    const other = { ...secure, certificate: { ...certificate, privateKey: 'other-key' } }
    const another = engine.createBalancer({ ...spec, listeners: [other] }, signal)
    await expect(another).rejects.toMatchObject({ code: 'duplicate' })

    const { rows } = await store.query('select listeners from sandbox.balancers where datacenter = $1::text', [
      options.datacenter.name,
    ])
    expect(JSON.stringify(rows)).toContain('fingerprint')
    expect(JSON.stringify(rows)).not.toMatch(/private-key|"certificate"/)

    const moved = engine.updateBalancer('lb-1-1', { ...spec, listeners: [{ ...bare, port: 444 }] }, signal)
    await expect(moved).rejects.toMatchObject({ code: 'invalid' })
  })
})
