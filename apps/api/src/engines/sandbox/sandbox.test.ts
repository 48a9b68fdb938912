import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverTag, waitForServer } from '../../areas/vm/hosts/hosts.engine.ts'
import type { ServerMetricsSample, ServerSpec } from '../../areas/vm/hosts/hosts.engine.ts'
import { describeComputeConformance } from '../conformance/compute.conformance.ts'
import { openSandboxCompute } from './compute.ts'
import type { SandboxComputeOptions } from './compute.ts'
import type { SandboxStore } from './store.ts'

interface OpenStore extends SandboxStore {
  close(): Promise<void>
}

const openEmbedded = async (): Promise<OpenStore> => {
  const database = await PGlite.create()
  return {
    query: (sql, params) => database.query(sql, params),
    transaction: (work) => database.transaction((trx) => work((sql, params) => trx.query(sql, params))),
    close: () => database.close(),
  }
}

const openPostgres = async (connectionString: string): Promise<OpenStore> => {
  const pool = new Pool({ connectionString })
  return {
    query: (sql, params) => pool.query(sql, params),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work((sql, params) => client.query(sql, params))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

let store: OpenStore

beforeAll(async () => {
  const { TEST_DATABASE_URL } = process.env
  store = await (TEST_DATABASE_URL ? openPostgres(TEST_DATABASE_URL) : openEmbedded())
})
afterAll(() => store.close())

const size = { vcpus: 1, memoryGb: 2, diskGb: 25 }
const images = [
  { ref: 'ubuntu-24.04', minDiskGb: 10 },
  { ref: 'broken', minDiskGb: 10, failsToBoot: true },
]
const optionsFor = (room: { servers: number; addresses: number }): SandboxComputeOptions => ({
  store,
  // Each test has a datacenter of its own in the one database.
  datacenter: {
    name: randomUUID(),
    vcpus: room.servers * size.vcpus,
    memoryGb: room.servers * size.memoryGb,
    diskGb: room.servers * size.diskGb,
    ipv4Pool: '203.0.113.0/24',
    ipv6Prefix: '2001:db8:1::/64',
  },
  images,
  delayFactor: 0,
})

/** A /24 holds 253 servers; the suite asks for a handful, so the rest of the pool is taken out of it. */
const keepAddresses = (datacenter: string, count: number) =>
  store.query(
    `delete from sandbox.addresses where datacenter = $1 and address not in
      (select address from sandbox.addresses where datacenter = $1 order by address limit $2)`,
    [datacenter, count],
  )

describeComputeConformance('sandbox', async (room) => {
  const options = optionsFor(room)
  const openEngine = async () => {
    const engine = await openSandboxCompute(options)
    await keepAddresses(options.datacenter.name, room.addresses)
    return engine
  }
  return { engine: await openEngine(), openAnother: openEngine, image: 'ubuntu-24.04', size, close: async () => {} }
})

const { signal } = new AbortController()
const minuteMs = 60_000
const spec: ServerSpec = {
  ...size,
  tag: serverTag(1, 1),
  name: 'web-1',
  image: 'ubuntu-24.04',
  withIpv4: true,
  withIpv6: true,
}

/** A sandbox whose clock the test moves. */
const openAt = async (start: string, change: Partial<SandboxComputeOptions> = {}) => {
  let nowMs = Date.parse(start)
  const options = { ...optionsFor({ servers: 8, addresses: 8 }), delayFactor: 1, now: () => new Date(nowMs), ...change }
  return {
    options,
    engine: await openSandboxCompute(options),
    pass: (seconds: number) => {
      nowMs += seconds * 1000
    },
  }
}

describe('sandbox: time', () => {
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
    const { engine } = await openAt('2026-11-15T06:00:00Z', { delayFactor: 0 })
    const addressOf = async (id: number) => {
      await engine.createServer({ ...spec, tag: serverTag(1, id) }, signal)
      return (await engine.getServer(serverTag(1, id), signal))?.ipv4
    }
    expect(await addressOf(1)).toBe('203.0.113.2')
    await engine.deleteServer(serverTag(1, 1), signal)
    expect(await addressOf(2)).toBe('203.0.113.3')
  })

  it('follows a changed configuration: more capacity, another pool', async () => {
    const { engine, options } = await openAt('2026-11-15T06:00:00Z', { delayFactor: 0 })
    await engine.createServer(spec, signal)
    const datacenter = { ...options.datacenter, vcpus: 100, ipv4Pool: '198.51.100.0/28' }
    const changed = await openSandboxCompute({ ...options, datacenter })
    await changed.createServer({ ...spec, tag: serverTag(1, 2) }, signal)
    expect(await changed.getServer(spec.tag, signal)).toMatchObject({ ipv4: '203.0.113.2' })
    expect(await changed.getServer(serverTag(1, 2), signal)).toMatchObject({ ipv4: '198.51.100.2' })
    expect(await changed.capacity(signal)).toMatchObject({ vcpus: { total: 100 }, ipv4: { total: 14, used: 2 } })
  })
})

describe('sandbox: honesty', () => {
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

  it('keeps neither the password nor the key', async () => {
    const { engine, options } = await openAt('2026-11-15T06:00:00Z')
    await engine.createServer({ ...spec, password: 'Hunter-2-hunter', publicKey: 'ssh-ed25519 AAAAC3 me' }, signal)
    const { rows } = await store.query('select to_jsonb(s) as kept from sandbox.servers s where datacenter = $1', [
      options.datacenter.name,
    ])
    expect(rows).toMatchObject([{ kept: { access: 'password+key' } }])
    expect(JSON.stringify(rows)).not.toMatch(/Hunter-2|AAAAC3/)
  })

  it('says that it is a sandbox', async () => {
    const { engine } = await openAt('2026-11-15T06:00:00Z')
    expect(engine.isSandbox).toBe(true)
  })
})

describe('sandbox: metrics', () => {
  const range = { from: new Date('2026-11-15T00:00:00Z'), to: new Date('2026-11-17T00:00:00Z'), stepSeconds: 300 }
  const twoDays = async () => {
    const sandbox = await openAt('2026-11-14T12:00:00Z')
    await sandbox.engine.createServer(spec, signal)
    sandbox.pass(3 * 24 * 3600)
    return { ...sandbox, samples: await sandbox.engine.metrics(spec.tag, range, signal) }
  }
  const average = (samples: ServerMetricsSample[]) =>
    samples.reduce((sum, sample) => sum + sample.cpuPercent, 0) / samples.length

  it('covers the range evenly with plausible numbers', async () => {
    const { samples } = await twoDays()
    expect(samples).toHaveLength(2 * 288)
    expect(samples[0]?.at).toEqual(range.from)
    for (const { at: _, ...values } of samples) {
      expect(Object.values(values).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(Math.max(values.cpuPercent, values.memoryPercent)).toBeLessThanOrEqual(100)
    }
  })

  it('is the same for every reader and at every step', async () => {
    const { engine, options, samples } = await twoDays()
    expect(await (await openSandboxCompute(options)).metrics(spec.tag, range, signal)).toEqual(samples)
    const coarse = await engine.metrics(spec.tag, { ...range, stepSeconds: 3600 }, signal)
    expect(coarse).toEqual(samples.filter(({ at }) => at.getTime() % (60 * minuteMs) === 0))
  })

  it('is busier by day in Tehran than before dawn', async () => {
    const { samples } = await twoDays()
    const between = (from: number, to: number) =>
      samples.filter(({ at }) => at.getUTCHours() >= from && at.getUTCHours() < to)
    expect(average(between(11, 17))).toBeGreaterThan(1.3 * average(between(0, 5)))
  })

  it('has nothing from before the server was built or after now', async () => {
    const { engine, pass } = await openAt('2026-11-15T12:00:00Z')
    await engine.createServer(spec, signal)
    pass(3600)
    const samples = await engine.metrics(spec.tag, range, signal)
    expect(samples.map(({ at }) => at.toISOString()).slice(0, 1)).toEqual(['2026-11-15T12:05:00.000Z'])
    expect(samples).toHaveLength(11)
  })

  it('stays zero while the server is off, also when it is on again', async () => {
    const { engine, pass } = await openAt('2026-11-15T00:00:00Z')
    await engine.createServer(spec, signal)
    pass(3600)
    await engine.powerServer(spec.tag, 'stop', signal)
    pass(3600)
    await engine.powerServer(spec.tag, 'start', signal)
    pass(3600)
    const busy = (await engine.metrics(spec.tag, range, signal)).map(({ memoryPercent }) => memoryPercent > 0)
    expect(busy).toEqual([...Array(12).fill(true), ...Array(12).fill(false), ...Array(11).fill(true)])
  })
})
