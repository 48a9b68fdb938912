import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { serverTag } from '../ports/compute/hosts.engine.ts'
import type { ServerSpec } from '../ports/compute/hosts.engine.ts'
import { openSandboxCompute } from '../engines/sandbox/compute.ts'
import type { SandboxComputeOptions } from '../engines/sandbox/compute.ts'
import type { SandboxStore } from '../engines/sandbox/store.ts'

export interface OpenStore extends SandboxStore {
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

/** In memory, or on the server of `TEST_DATABASE_URL`. */
export const openStore = (): Promise<OpenStore> => {
  const { TEST_DATABASE_URL } = process.env
  return TEST_DATABASE_URL ? openPostgres(TEST_DATABASE_URL) : openEmbedded()
}

export const size = { vcpus: 1, memoryGb: 2, diskGb: 25 }
/** Of the first server of the first project, with both addresses. */
export const serverSpec: ServerSpec = {
  ...size,
  tag: serverTag(1, 1),
  name: 'web-1',
  image: 'ubuntu-24.04',
  withIpv4: true,
  withIpv6: true,
}

const images = [
  { ref: 'ubuntu-24.04', minDiskGb: 10 },
  { ref: 'debian-13', minDiskGb: 10 },
  { ref: 'windows-2025', minDiskGb: 40 },
  { ref: 'broken', minDiskGb: 10, failsToBoot: true },
]
export const optionsFor = (
  store: SandboxStore,
  room: { servers: number; addresses: number },
): SandboxComputeOptions => ({
  store,
  // Each test has a datacenter of its own in the one database.
  datacenter: {
    name: randomUUID(),
    vcpus: room.servers * size.vcpus,
    memoryGb: room.servers * size.memoryGb,
    diskGb: room.servers * size.diskGb,
    ipv4Pool: '203.0.113.0/27',
    ipv6Prefix: '2001:db8:1::/64',
  },
  images,
  firewallKind: 'ordered',
  delayFactor: () => 0,
})

/** A sandbox whose clock the test moves. */
export const openSandboxAt = async (
  store: SandboxStore,
  start: string,
  change: Partial<SandboxComputeOptions> = {},
) => {
  let nowMs = Date.parse(start)
  const options = {
    ...optionsFor(store, { servers: 8, addresses: 8 }),
    delayFactor: () => 1,
    now: () => new Date(nowMs),
    ...change,
  }
  return {
    options,
    engine: await openSandboxCompute(options),
    pass: (seconds: number) => {
      nowMs += seconds * 1000
    },
  }
}
