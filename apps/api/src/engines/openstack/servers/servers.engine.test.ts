import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer, type ServerSpec } from '../../../areas/vm/hosts/hosts.engine.ts'
import { createLocks } from '../../../engine-locks.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createClient, type OpenStackClient } from '../client/client.ts'
import { createHttp } from '../client/http.ts'
import { openOpenStackCompute, type OpenStackEngine } from '../compute.ts'
import { labSettings, labZone, readLab } from '../testing/lab.ts'
import { pictureOfCloud } from '../testing/picture.ts'
import { clear, removeProjects } from '../testing/subject.ts'
import { openTap, type Tap } from '../testing/tap.ts'
import { listOurServers } from './list.ts'

/** What only the real cloud can show of servers; the rest is in the suite that every engine passes. */
const lab = readLab()
const { signal } = new AbortController()
const settings = labSettings(lab, { projectPrefix: `s${randomBytes(3).toString('hex')}-` })
const size = { vcpus: 1, memoryGb: 1, diskGb: 25 }
const spec: ServerSpec = {
  ...size,
  tag: 'vm-7-1',
  name: 'web',
  image: lab.images[0]!,
  withIpv4: true,
  withIpv6: false,
}

let database: TestDatabase
let tap: Tap
let engine: OpenStackEngine
let client: OpenStackClient

beforeAll(async () => {
  database = await openTestDatabase()
  tap = await openTap(lab)
  engine = openOpenStackCompute({ ...settings, authUrl: tap.lab.authUrl }, createLocks(database.db))
  client = createClient(settings, createHttp())
})
afterEach(() => clear(engine))
afterAll(async () => {
  await engine.close()
  await tap.close()
  await removeProjects(client, settings.projectPrefix)
  await client.close()
  await database.close()
})

describe(`servers of OpenStack, zone ${labZone()}`, () => {
  it('a size that no host has is refused as soon as the cloud knows, and the server is as before', async () => {
    await engine.createServer(spec, signal)
    await waitForServer(engine, spec.tag, 'active', { signal })
    const tooMuch = { ...size, vcpus: 100_000 }
    try {
      const resized = engine.resizeServer(spec.tag, tooMuch, AbortSignal.timeout(60_000))
      await expect(resized).rejects.toMatchObject({ code: 'no_capacity', retryable: false })
      expect(await engine.getServer(spec.tag, signal)).toMatchObject({ ...size, state: 'active' })
    } finally {
      const path = '/flavors/sarv-100000-1-25'
      await client.find({ service: 'compute', method: 'DELETE', path }, signal)
    }
  })

  it('an order whose answer is lost is found by its tag, and not given again', async () => {
    const caught = tap.caught(/^POST .*\/servers /, 'answered')
    const ordered = engine.createServer(spec, signal)
    await caught
    const { ref } = await ordered
    expect((await listOurServers({ client, settings }, signal)).map(({ id }) => id)).toEqual([ref])
  })

  it('an order that is given up while the cloud is at it leaves nothing behind', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    const caught = tap.caught(/^POST .*\/servers /, 'sent')
    const ordered = engine.createServer(spec, controller.signal).catch((error: unknown) => error)
    await caught
    controller.abort(reason)
    expect(await ordered).toBe(reason)
    await engine.deleteServer(spec.tag, signal)
    expect(await pictureOfCloud(client, settings)).toEqual([])
  })
})
