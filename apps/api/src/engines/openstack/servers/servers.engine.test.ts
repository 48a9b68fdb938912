import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer } from '../../../ports/compute/hosts.engine.ts'
import type { OpenStackEngine } from '../compute.ts'
import { labZone, readLab } from '../testing/lab.ts'
import { openOwnCloud, smallServer, type OwnCloud } from '../testing/own-cloud.ts'
import { pictureOfCloud } from '../testing/picture.ts'
import { clear } from '../testing/sweep.ts'
import { openTap, type Tap } from '../testing/tap.ts'
import { listOurServers } from './list.ts'

/** What only the real cloud can show of servers; the rest is in the suite that every engine passes. */
const { signal } = new AbortController()
const spec = smallServer({ withIpv4: true })

let cloud: OwnCloud
let tap: Tap
let engine: OpenStackEngine

beforeAll(async () => {
  cloud = await openOwnCloud()
  tap = await openTap(readLab())
  engine = cloud.openEngine({ authUrl: tap.lab.authUrl })
})
afterEach(() => clear(engine))
afterAll(async () => {
  await cloud.close()
  await tap.close()
})

describe(`servers of OpenStack, zone ${labZone()}`, () => {
  it('a size that no host has is refused as soon as the cloud knows, and the server is as before', async () => {
    await engine.createServer(spec, signal)
    await waitForServer(engine, spec.tag, 'active', { signal })
    const { vcpus, memoryGb, diskGb } = spec
    const tooMuch = { memoryGb, diskGb, vcpus: 100_000 }
    try {
      const resized = engine.resizeServer(spec.tag, tooMuch, AbortSignal.timeout(60_000))
      await expect(resized).rejects.toMatchObject({ code: 'no_capacity', retryable: false })
      expect(await engine.getServer(spec.tag, signal)).toMatchObject({ vcpus, memoryGb, diskGb, state: 'active' })
    } finally {
      const path = '/flavors/sarv-100000-1-1'
      await cloud.client.find({ service: 'compute', method: 'DELETE', path }, signal)
    }
  })

  it('an order whose answer is lost is found by its tag, and not given again', async () => {
    const caught = tap.caught(/^POST .*\/servers /, 'answered')
    const ordered = engine.createServer(spec, signal)
    await caught
    const { ref } = await ordered
    expect((await listOurServers(cloud, signal)).map(({ id }) => id)).toEqual([ref])
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
    expect(await pictureOfCloud(cloud)).toEqual([])
  })
})
