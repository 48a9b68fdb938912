import { describe, expect, it, vi } from 'vitest'
import { retrying } from '../../conformance/compute.fixture.ts'
import { createFakeCinder } from '../testing/fake-cinder.ts'
import type { Crash } from '../testing/fake-client.ts'
import { volumeMethods } from './volumes.ts'

// Nothing in memory takes time.
vi.mock(import('../../../ports/waiting.ts'), async (original) => {
  const { poll, ...others } = await original()
  return { ...others, poll: (options, look) => poll({ ...options, pollMs: 0 }, look) }
})

const { signal } = new AbortController()

const open = (status: 'SHUTOFF' | 'ACTIVE' = 'SHUTOFF') => {
  const cloud = createFakeCinder()
  const server = cloud.addServer('vm-7-1', status)
  const volume = cloud.addVolume('vol-7-1', 'first', server)
  const port = (crash?: Crash) => volumeMethods(cloud.openContext(crash))
  const named = (name: string) => cloud.volumes.filter((one) => one.name === name)
  return { cloud, server, volume, port, current: () => named('sarv-vol-7-1'), kept: () => named('sarv-vol-7-1.kept') }
}

type Port = ReturnType<typeof volumeMethods>

/** Kills the process at every one of its calls in turn, and lets another one do the same work again from the start. */
const throughEveryCrash = async (when: Crash['when'], run: (crash: Crash) => Promise<{ didCrash: boolean }>) => {
  for (let atCall = 1; ; atCall++) {
    const { didCrash } = await run({ atCall, when })
    if (!didCrash) return atCall - 1
  }
}

const crashThenAgain = async (port: (crash?: Crash) => Port, crash: Crash, work: (port: Port) => Promise<void>) => {
  const didCrash = await work(port(crash)).then(
    () => false,
    (error: Error) => {
      if (error.message !== 'the process died') throw error
      return true
    },
  )
  await work(port())
  return { didCrash }
}

describe.each(['before', 'after'] as const)('a process that dies %s the cloud took a request', (when) => {
  it('goes back to an older snapshot of a volume that a server has, once, and loses nothing', async () => {
    const crashes = await throughEveryCrash(when, async (crash) => {
      const { cloud, volume, server, port, current, kept } = open()
      cloud.addCopy('snapshots', 'vsnap-7-1', volume, 'vol-7-1')
      volume.content = 'second'
      cloud.addCopy('snapshots', 'vsnap-7-2', volume, 'vol-7-1')
      volume.content = 'third'
      const before = await port().getVolume('vol-7-1', signal)
      const way = { snapshotTag: 'vsnap-7-1', revision: '12' }
      const outcome = await crashThenAgain(port, crash, (engine) => engine.revertVolume('vol-7-1', way, signal))

      const after = await port().getVolume('vol-7-1', signal)
      expect(after).toEqual({ ...before, ref: after?.ref, revision: '12' })
      expect(current()).toMatchObject([{ content: 'first', attachments: [{ server_id: server.id }] }])
      expect(kept()).toMatchObject([{ content: 'third', status: 'available' }])
      expect(cloud.volumes).toHaveLength(2)
      expect(server['os-extended-volumes:volumes_attached']).toHaveLength(1)
      for (const tag of ['vsnap-7-1', 'vsnap-7-2'])
        expect(await port().getVolumeSnapshot(tag, signal)).toMatchObject({ volumeTag: 'vol-7-1', state: 'available' })
      return outcome
    })
    expect(crashes).toBeGreaterThan(20)
  })

  it('restores a backup once, and keeps nothing of the old volume', async () => {
    const crashes = await throughEveryCrash(when, async (crash) => {
      const { cloud, volume, server, port, current } = open()
      cloud.addCopy('backups', 'vbak-7-1', volume, 'vol-7-1')
      Object.assign(volume, { content: 'second', size: 20, metadata: { ...volume.metadata, sarv_revision: '11' } })
      const way = { backupTag: 'vbak-7-1', revision: '12' }
      const outcome = await crashThenAgain(port, crash, (engine) => engine.restoreVolume('vol-7-1', way, signal))

      expect(await port().getVolume('vol-7-1', signal)).toMatchObject({
        state: 'attached',
        serverTag: 'vm-7-1',
        sizeGb: 20,
        revision: '12',
      })
      expect(current()).toMatchObject([{ content: 'first', attachments: [{ server_id: server.id }] }])
      // What was asked to go goes by itself.
      for (const other of cloud.volumes.filter(({ name }) => name !== 'sarv-vol-7-1'))
        expect(other.status).toBe('deleting')
      return outcome
    })
    expect(crashes).toBeGreaterThan(20)
  })

  it('deletes a volume with all that was kept for it, and no backup', async () => {
    await throughEveryCrash(when, async (crash) => {
      const { cloud, volume, port } = open()
      cloud.addCopy('snapshots', 'vsnap-7-1', volume, 'vol-7-1')
      cloud.addCopy('backups', 'vbak-7-1', volume, 'vol-7-1')
      await port().revertVolume('vol-7-1', { snapshotTag: 'vsnap-7-1', revision: '12' }, signal)
      await port().detachVolume('vol-7-1', signal)
      await vi.waitUntil(async () => (await port().getVolume('vol-7-1', signal))?.state === 'available', {
        interval: 1,
      })
      const outcome = await crashThenAgain(port, crash, (engine) => engine.deleteVolume('vol-7-1', signal))

      await vi.waitUntil(async () => (await port().getVolume('vol-7-1', signal)) === undefined, { interval: 1 })
      expect(cloud.volumes).toEqual([])
      expect(cloud.copies).toMatchObject({ snapshots: [], backups: [{ name: 'sarv-vbak-7-1' }] })
      return outcome
    })
  })
})

describe('going back', () => {
  it('takes up what another way back left behind, and ends at what was asked for last', async () => {
    await throughEveryCrash('after', async (crash) => {
      const { cloud, volume, server, port, current } = open()
      cloud.addCopy('snapshots', 'vsnap-7-1', volume, 'vol-7-1')
      volume.content = 'second'
      cloud.addCopy('backups', 'vbak-7-1', volume, 'vol-7-1')
      volume.content = 'third'
      const first = port(crash).revertVolume('vol-7-1', { snapshotTag: 'vsnap-7-1', revision: '12' }, signal)
      const didCrash = await first.then(
        () => false,
        () => true,
      )
      await retrying(() => port().restoreVolume('vol-7-1', { backupTag: 'vbak-7-1', revision: '13' }, signal), 20)
      expect(current()).toMatchObject([{ content: 'second', attachments: [{ server_id: server.id }] }])
      expect(cloud.copies).toMatchObject({ snapshots: [{ status: 'available' }], backups: [{ status: 'available' }] })
      return { didCrash }
    })
  })

  it('never tells of a second volume, however the cloud calls what is being made', async () => {
    const { cloud, volume, port } = open()
    cloud.addCopy('backups', 'vbak-7-1', volume, 'vol-7-1')
    const restoring = port().restoreVolume('vol-7-1', { backupTag: 'vbak-7-1', revision: '12' }, signal)
    const seen = new Set<string>()
    const look = async () => {
      const { volumes } = await port().listVolumes({ limit: 10 }, signal)
      seen.add(volumes.map(({ tag, revision }) => `${tag} ${revision}`).join())
      return seen.size === 2
    }
    await vi.waitUntil(look, { interval: 0 })
    await restoring
    expect([...seen]).toEqual(['vol-7-1 null', 'vol-7-1 12'])
  })

  it('leaves the volume alone while its server runs, and makes nothing', async () => {
    const { cloud, volume, port } = open('ACTIVE')
    cloud.addCopy('snapshots', 'vsnap-7-1', volume, 'vol-7-1')
    const way = { snapshotTag: 'vsnap-7-1', revision: '12' }
    await expect(port().revertVolume('vol-7-1', way, signal)).rejects.toMatchObject({ code: 'refused' })
    expect(cloud.volumes).toEqual([volume])
  })

  it('is given up when the server was started meanwhile, and leaves nothing half-made', async () => {
    const { cloud, volume, server, port } = open()
    cloud.addCopy('snapshots', 'vsnap-7-1', volume, 'vol-7-1')
    const reverting = port().revertVolume('vol-7-1', { snapshotTag: 'vsnap-7-1', revision: '12' }, signal)
    await vi.waitUntil(() => cloud.volumes.length === 2, { interval: 1 })
    server.status = 'ACTIVE'
    await expect(reverting).rejects.toMatchObject({ code: 'refused' })
    await vi.waitUntil(async () => (await port().listVolumes({ limit: 1 }, signal)) && cloud.volumes.length === 1)
    expect(volume).toMatchObject({ name: 'sarv-vol-7-1', status: 'in-use', content: 'first' })
    expect(volume.metadata).not.toHaveProperty('sarv_next')
  })

  it('lets the volume that was kept go with its last snapshot', async () => {
    const { cloud, volume, port, kept } = open()
    for (const id of [1, 2]) cloud.addCopy('snapshots', `vsnap-7-${id}`, volume, 'vol-7-1')
    await port().revertVolume('vol-7-1', { snapshotTag: 'vsnap-7-1', revision: '12' }, signal)
    for (const [tag, left] of [
      ['vsnap-7-1', 1],
      ['vsnap-7-2', 0],
    ] as const) {
      await port().deleteVolumeSnapshot(tag, signal)
      await vi.waitUntil(async () => !(await port().getVolumeSnapshot(tag, signal)), { interval: 1 })
      expect(kept()).toHaveLength(left)
    }
  })
})

describe('growing', () => {
  it('refuses what the cloud finds out it cannot do, and leaves the volume in working order', async () => {
    const { cloud, volume, port } = open('ACTIVE')
    cloud.refuseToGrowAttached()
    await expect(port().growVolume('vol-7-1', 20, signal)).rejects.toMatchObject({ code: 'refused', retryable: false })
    expect(volume).toMatchObject({ status: 'in-use', size: 10 })
    expect(await port().getVolume('vol-7-1', signal)).toMatchObject({ state: 'attached', sizeGb: 10 })
  })
})
