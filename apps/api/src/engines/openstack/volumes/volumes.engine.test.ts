import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitForServer } from '../../../areas/vm/hosts/hosts.engine.ts'
import {
  waitForCopy,
  waitForCopyGone,
  waitForVolume,
  waitForVolumeGone,
} from '../../../areas/vm/volumes/volumes.engine.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import type { ComputeSubject } from '../../conformance/compute.fixture.ts'
import { EngineError } from '../../engine-error.ts'
import { createLocks } from '../../../engine-locks.ts'
import { createClient, type OpenStackClient } from '../client/client.ts'
import { createHttp } from '../client/http.ts'
import type { OpenStackContext } from '../context.ts'
import { createPublicNetwork } from '../networks/public-network.ts'
import { createProjects } from '../projects.ts'
import { createServers } from '../servers/nova.ts'
import { labSettings, labZone, readLab } from '../testing/lab.ts'
import { openBench, type OpenStackBench } from '../testing/subject.ts'
import { readPage } from './cinder.ts'
import { volumeMethods } from './volumes.ts'

const { signal } = new AbortController()
const wait = { signal, pollMs: 200 }
const projectPrefix = `t${randomBytes(3).toString('hex')}-`
const settings = labSettings(readLab(), { projectPrefix })

let database: TestDatabase
let bench: OpenStackBench
let client: OpenStackClient
let subject: ComputeSubject

beforeAll(async () => {
  database = await openTestDatabase()
  bench = openBench(readLab(), database.db, projectPrefix)
  client = createClient(settings, createHttp())
  subject = await bench.subject({ servers: 8, addresses: 8 })
})
afterAll(async () => {
  await subject.close()
  await bench.close()
  await client.close()
  await database.close()
})

const makeVolume = async (tag: string) => {
  await subject.engine.createVolume({ tag, name: 'data', sizeGb: 1 }, signal)
  return waitForVolume(subject.engine, tag, () => true, wait)
}
const takeSnapshot = async (tag: string, volumeTag: string) => {
  const { engine } = subject
  await engine.createVolumeSnapshot({ tag, volumeTag, name: 'before' }, signal)
  return waitForCopy((one) => engine.getVolumeSnapshot(one, signal), tag, wait)
}
/** What the cloud was told to delete goes by itself. */
const waitForCloud = (names: readonly string[]) =>
  vi.waitFor(
    async () => {
      const { volumes } = await readPage({ client, settings }, { limit: 100 }, signal)
      expect(volumes.map(({ name }) => String(name).slice(projectPrefix.length)).toSorted()).toEqual(names)
    },
    { timeout: 60_000, interval: 500 },
  )

/** A process that ends right before it renames the volume whose place is taken. */
const endingAtTheChange = () => {
  let renames = 0
  const call: OpenStackClient['call'] = async (wanted, callSignal) => {
    const isRename = wanted.method === 'PUT' && /^\/volumes\/[^/]+$/.test(wanted.path)
    if (isRename && ++renames === 2) throw new EngineError('unreachable', 'the process has ended')
    return client.call(wanted, callSignal)
  }
  const context: OpenStackContext = {
    client: { ...client, call },
    settings,
    servers: createServers({ client, settings }),
    projects: createProjects(client, settings),
    publicNetwork: createPublicNetwork({ client, settings }),
    withLock: createLocks(database.db),
  }
  return volumeMethods(context)
}

describe(`OpenStack, zone ${labZone()}: volumes`, () => {
  it('go back to any snapshot, to and fro, and leave nothing behind', async () => {
    const { engine } = subject
    const snapshots = ['vsnap-7-1', 'vsnap-7-2'] as const
    const first = await makeVolume('vol-7-1')
    for (const tag of snapshots) await takeSnapshot(tag, 'vol-7-1')
    for (const snapshotTag of snapshots) {
      await engine.revertVolume('vol-7-1', { snapshotTag, revision: snapshotTag }, signal)
      const volume = await waitForVolume(engine, 'vol-7-1', () => true, wait)
      expect(volume).toEqual({ ...first, ref: volume.ref, revision: snapshotTag })
    }
    await waitForCloud(['vol-7-1', 'vol-7-1.kept'])

    for (const tag of snapshots) {
      expect(await engine.getVolumeSnapshot(tag, signal)).toMatchObject({ volumeTag: 'vol-7-1', state: 'available' })
      await engine.deleteVolumeSnapshot(tag, signal)
      await waitForCopyGone((one) => engine.getVolumeSnapshot(one, signal), tag, wait)
    }
    await waitForCloud(['vol-7-1'])
    await engine.deleteVolume('vol-7-1', signal)
    await waitForVolumeGone(engine, 'vol-7-1', wait)
    await waitForCloud([])
  })

  it('are one, and the old one, until the very moment of the change', async () => {
    const { engine } = subject
    await makeVolume('vol-7-2')
    await takeSnapshot('vsnap-7-3', 'vol-7-2')
    const way = { snapshotTag: 'vsnap-7-3', revision: 'a' }
    const half = endingAtTheChange().revertVolume('vol-7-2', way, signal)
    await expect(half).rejects.toMatchObject({ code: 'unreachable' })
    expect(await engine.getVolume('vol-7-2', signal)).toMatchObject({ state: 'available', revision: null })
    expect((await engine.listVolumes({ limit: 100 }, signal)).volumes.map(({ tag }) => tag)).toEqual(['vol-7-2'])
    await engine.revertVolume('vol-7-2', way, signal)
    expect(await engine.getVolume('vol-7-2', signal)).toMatchObject({ state: 'available', revision: 'a' })
    await waitForCloud(['vol-7-2', 'vol-7-2.kept'])
    await engine.deleteVolume('vol-7-2', signal)
    await waitForVolumeGone(engine, 'vol-7-2', wait)
    await waitForCloud([])
  })

  it('are in working order after the cloud could not grow them', async () => {
    const { engine, size, image } = subject
    await makeVolume('vol-7-3')
    await takeSnapshot('vsnap-7-4', 'vol-7-3')
    const server = { ...size, tag: 'vm-7-1', name: 'web', image, withIpv4: false, withIpv6: false }
    await engine.createServer(server, signal)
    await waitForServer(engine, 'vm-7-1', 'active', wait)
    await engine.attachVolume('vol-7-3', 'vm-7-1', signal)
    const attached = await waitForVolume(engine, 'vol-7-3', ({ state }) => state === 'attached', wait)
    // The lab's backend does not grow a volume that is attached and has a snapshot.
    await expect(engine.growVolume('vol-7-3', 2, signal)).rejects.toMatchObject({ code: 'refused', retryable: false })
    expect(await engine.getVolume('vol-7-3', signal)).toEqual(attached)
    await engine.detachVolume('vol-7-3', signal)
    await waitForVolume(engine, 'vol-7-3', ({ state }) => state === 'available', wait)
    await engine.growVolume('vol-7-3', 2, signal)
    expect(await engine.getVolume('vol-7-3', signal)).toMatchObject({ state: 'available', sizeGb: 2 })
  })
})
