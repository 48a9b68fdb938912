import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { macOf } from './networks.mac.ts'
import { openSandboxAt, openStore, size } from '../../testing/sandbox.ts'
import type { OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()

describe('MAC addresses', () => {
  it('are locally administered, the same for the same name and others for others', () => {
    expect(macOf('a/port-1-1', 0)).toMatch(/^fa:16:3e(:[0-9a-f]{2}){3}$/)
    expect(macOf('a/port-1-1', 0)).toBe(macOf('a/port-1-1', 0))
    const macs = [macOf('a/port-1-1', 0), macOf('a/port-1-1', 1), macOf('a/port-1-2', 0), macOf('b/port-1-1', 0)]
    expect(new Set(macs).size).toBe(4)
  })

  it('are not given twice, also when two names meet in one', async () => {
    const { engine, options } = await openSandboxAt(store, '2026-11-15T06:00:00Z', { delayFactor: () => 0 })
    const server = { ...size, name: 'web', image: 'ubuntu-24.04', withIpv4: false, withIpv6: false }
    await engine.createServer({ ...server, tag: 'vm-1-1' }, signal)
    await engine.createNetwork({ tag: 'net-1-1', name: 'a', cidr: '10.0.0.0/24', gatewayIp: '10.0.0.1' }, signal)
    const attach = (tag: string, address: string) =>
      engine.attachPort('vm-1-1', { tag, networkTag: 'net-1-1', address }, signal)
    await attach('port-1-1', '10.0.0.5')
    const usual = macOf(`${options.datacenter.name}/port-1-2`, 0)
    await store.query('update sandbox.ports set mac = $2::macaddr where datacenter = $1::text', [
      options.datacenter.name,
      usual,
    ])
    const { mac } = await attach('port-1-2', '10.0.0.6')
    expect(mac).toBe(macOf(`${options.datacenter.name}/port-1-2`, 1))
    await engine.detachPort('port-1-1', signal)
    await engine.detachPort('port-1-2', signal)
    expect(await attach('port-1-2', '10.0.0.6')).toEqual({ mac: usual })
  })
})

describe('sandbox networks: time', () => {
  it('connects no server that is between states, and loses a deleted one at once', async () => {
    const { engine, pass } = await openSandboxAt(store, '2026-11-15T06:00:00Z')
    const server = { ...size, tag: 'vm-1-1', name: 'web', image: 'ubuntu-24.04', withIpv4: false, withIpv6: false }
    await engine.createServer(server, signal)
    await engine.createNetwork({ tag: 'net-1-1', name: 'a', cidr: '10.0.0.0/24', gatewayIp: '10.0.0.1' }, signal)
    const port = { tag: 'port-1-1', networkTag: 'net-1-1', address: '10.0.0.5' }
    await expect(engine.attachPort('vm-1-1', port, signal)).rejects.toMatchObject({ code: 'busy', retryable: true })
    pass(12)
    await engine.attachPort('vm-1-1', port, signal)
    await engine.deleteServer('vm-1-1', signal)
    expect(await engine.listPorts({ networkTag: 'net-1-1' }, signal)).toEqual([])
    await engine.deleteNetwork('net-1-1', signal)
    expect(await engine.listNetworks(signal)).toEqual([])
  })
})
