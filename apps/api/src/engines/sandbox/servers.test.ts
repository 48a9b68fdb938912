import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverTag, waitForServer } from '../../ports/compute/hosts.engine.ts'
import { openSandboxCompute, type SandboxComputeOptions } from './compute.ts'
import { openSandboxAt, openStore, serverSpec as spec, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()
const openAt = (start: string, change?: Partial<SandboxComputeOptions>) => openSandboxAt(store, start, change)

describe('time', () => {
  it('builds, stops, starts, reboots and deletes in as long as a real cloud takes', async () => {
    const { engine, pass } = await openAt('2026-11-15T06:00:00Z')
    const look = async () => {
      const server = await engine.getServer(spec.tag, signal)
      return server && `${server.state} ${server.power}`
    }
    await engine.createServer(spec, signal)
    expect(await look()).toBe('building off')
    await expect(engine.powerServer(spec.tag, 'stop', signal)).rejects.toMatchObject({ code: 'busy', retryable: true })
    pass(12)
    expect(await look()).toBe('active on')
    await engine.powerServer(spec.tag, 'shutdown', signal)
    expect(await look()).toBe('stopping on')
    await expect(engine.powerServer(spec.tag, 'start', signal)).rejects.toMatchObject({ code: 'busy' })
    pass(6)
    expect(await look()).toBe('stopped off')
    await engine.powerServer(spec.tag, 'start', signal)
    expect(await look()).toBe('starting off')
    pass(4)
    await engine.powerServer(spec.tag, 'reboot', signal)
    expect(await look()).toBe('rebooting on')
    pass(8)
    expect(await look()).toBe('active on')
    await engine.deleteServer(spec.tag, signal)
    expect(await look()).toBe('deleting on')
    await expect(engine.createServer(spec, signal)).rejects.toMatchObject({ code: 'busy' })
    pass(4)
    expect(await look()).toBeUndefined()
  })

  it('goes on where it was after a restart in the middle', async () => {
    const { engine, options, pass } = await openAt('2026-11-15T06:00:00Z')
    await engine.createServer(spec, signal)
    const restarted = await openSandboxCompute(options)
    expect(await restarted.getServer(spec.tag, signal)).toMatchObject({ state: 'building' })
    pass(12)
    expect(await restarted.getServer(spec.tag, signal)).toMatchObject({ state: 'active' })
  })

  it('gives the address that was free for longest', async () => {
    const { engine } = await openAt('2026-11-15T06:00:00Z', { delayFactor: () => 0 })
    const addressOf = async (id: number) => {
      await engine.createServer({ ...spec, tag: serverTag(1, id) }, signal)
      return (await engine.getServer(serverTag(1, id), signal))?.ipv4
    }
    expect(await addressOf(1)).toBe('203.0.113.2')
    await engine.deleteServer(serverTag(1, 1), signal)
    expect(await addressOf(2)).toBe('203.0.113.3')
  })

  it('follows a changed configuration: more capacity, another pool', async () => {
    const { engine, options } = await openAt('2026-11-15T06:00:00Z', { delayFactor: () => 0 })
    await engine.createServer(spec, signal)
    const datacenter = { ...options.datacenter, vcpus: 100, ipv4Pool: '198.51.100.0/28' }
    const changed = await openSandboxCompute({ ...options, datacenter })
    await changed.createServer({ ...spec, tag: serverTag(1, 2) }, signal)
    expect(await changed.getServer(spec.tag, signal)).toMatchObject({ ipv4: '203.0.113.2' })
    expect(await changed.getServer(serverTag(1, 2), signal)).toMatchObject({ ipv4: '198.51.100.2' })
    expect(await changed.capacity(signal)).toMatchObject({ vcpus: { total: 100 }, ipv4: { total: 14, used: 2 } })
  })
})

describe('honesty', () => {
  it('ends in error with a reason when the image does not boot', async () => {
    const { engine, pass } = await openAt('2026-11-15T06:00:00Z')
    await engine.createServer({ ...spec, image: 'broken' }, signal)
    expect(await engine.getServer(spec.tag, signal)).toMatchObject({ state: 'building', fault: null })
    pass(12)
    expect(await engine.getServer(spec.tag, signal)).toMatchObject({ state: 'error', power: 'off' })
    await expect(waitForServer(engine, spec.tag, 'active', { signal })).rejects.toMatchObject({
      code: 'server_failed',
      retryable: false,
      message: 'no bootable device in image broken',
    })
    await expect(engine.powerServer(spec.tag, 'start', signal)).rejects.toMatchObject({ code: 'refused' })
  })

  it('keeps neither password, key nor user data', async () => {
    const { engine, options } = await openAt('2026-11-15T06:00:00Z', { delayFactor: () => 0 })
    const kept = async () => {
      const sql = 'select to_jsonb(s) as kept from sandbox.servers s where datacenter = $1'
      return (await store.query(sql, [options.datacenter.name])).rows
    }
    const secrets = {
      password: 'Hunter-2-hunter',
      publicKey: 'ssh-ed25519 AAAAC3 me',
      userData: '#cloud-config s3cret',
    }
    await engine.createServer({ ...spec, ...secrets }, signal)
    expect(await kept()).toMatchObject([{ kept: { access: 'password+key+userData' } }])
    expect(JSON.stringify(await kept())).not.toMatch(/Hunter-2|AAAAC3|s3cret/)
    await engine.rebuildServer(spec.tag, { image: 'debian-13', revision: 'r1', password: secrets.password }, signal)
    expect(await kept()).toMatchObject([{ kept: { access: 'password' } }])
    expect(JSON.stringify(await kept())).not.toMatch(/Hunter-2|AAAAC3|s3cret/)
  })

  it('says that it is a sandbox', async () => {
    const { engine } = await openAt('2026-11-15T06:00:00Z')
    expect(engine.isSandbox).toBe(true)
  })
})
