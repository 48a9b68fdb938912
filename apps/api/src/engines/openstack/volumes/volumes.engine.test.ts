import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { createLocks } from '../../locks.ts'
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

const spec = { tag: 'vol-7-1', name: 'data', sizeGb: 1 }
const snapshot = (id: number) => ({ tag: `vsnap-7-${id}`, volumeTag: spec.tag, name: `point ${id}` })

const makeVolume = async () => {
  await subject.engine.createVolume(spec, signal)
  return waitForVolume(subject.engine, spec.tag, () => true, wait)
}
const takeSnapshot = async (id: number) => {
  const { engine } = subject
  await engine.createVolumeSnapshot(snapshot(id), signal)
  return waitForCopy((tag) => engine.getVolumeSnapshot(tag, signal), snapshot(id).tag, wait)
}
const revert = (id: number, revision: string) =>
  subject.engine.revertVolume(spec.tag, { snapshotTag: snapshot(id).tag, revision }, signal)
const onCloud = async () => {
  const { volumes } = await readPage({ client, settings }, { limit: 100 }, signal)
  return volumes.map(({ name }) => name?.slice(projectPrefix.length)).toSorted()
}

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
    const first = await makeVolume()
    for (const id of [1, 2]) await takeSnapshot(id)
    for (const [id, revision] of [
      [1, 'a'],
      [2, 'b'],
    ] as const) {
      await revert(id, revision)
      const volume = await waitForVolume(engine, spec.tag, () => true, wait)
      expect(volume).toEqual({ ...first, ref: volume.ref, revision })
    }
    expect(await onCloud()).toEqual(['vol-7-1', 'vol-7-1.kept'])

    const end = { snapshotTag: snapshot(1).tag, revision: 'c' }
    const half = endingAtTheChange().revertVolume(spec.tag, end, signal)
    await expect(half).rejects.toMatchObject({ code: 'unreachable' })
    expect(await engine.getVolume(spec.tag, signal)).toMatchObject({ state: 'available', revision: 'b' })
    expect((await engine.listVolumes({ limit: 100 }, signal)).volumes.map(({ tag }) => tag)).toEqual([spec.tag])
    await engine.revertVolume(spec.tag, end, signal)
    expect(await engine.getVolume(spec.tag, signal)).toMatchObject({ state: 'available', revision: 'c' })

    for (const id of [1, 2]) {
      const { tag } = snapshot(id)
      expect(await engine.getVolumeSnapshot(tag, signal)).toMatchObject({ ...snapshot(id), state: 'available' })
      await engine.deleteVolumeSnapshot(tag, signal)
      await waitForCopyGone((one) => engine.getVolumeSnapshot(one, signal), tag, wait)
    }
    await engine.deleteVolume(spec.tag, signal)
    await waitForVolumeGone(engine, spec.tag, wait)
    expect(await onCloud()).toEqual([])
  })

  it('are in working order after the cloud could not grow them', async () => {
    const { engine, size, image } = subject
    await makeVolume()
    await takeSnapshot(1)
    const server = { ...size, tag: 'vm-7-1', name: 'web', image, withIpv4: false, withIpv6: false }
    await engine.createServer(server, signal)
    await waitForServer(engine, 'vm-7-1', 'active', wait)
    await engine.attachVolume(spec.tag, 'vm-7-1', signal)
    const attached = await waitForVolume(engine, spec.tag, ({ state }) => state === 'attached', wait)
    // The lab's backend does not grow a volume that is attached and has a snapshot.
    await expect(engine.growVolume(spec.tag, 2, signal)).rejects.toMatchObject({ code: 'refused', retryable: false })
    expect(await engine.getVolume(spec.tag, signal)).toEqual(attached)
    await engine.detachVolume(spec.tag, signal)
    await waitForVolume(engine, spec.tag, ({ state }) => state === 'available', wait)
    await engine.growVolume(spec.tag, 2, signal)
    expect(await engine.getVolume(spec.tag, signal)).toMatchObject({ state: 'available', sizeGb: 2 })
  })
})
