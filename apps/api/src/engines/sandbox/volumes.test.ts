import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverTag } from '../../ports/compute/hosts.engine.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { openSandboxCompute } from './compute.ts'
import { openSandboxAt, openStore, size } from '../../testing/sandbox.ts'
import type { OpenStore } from '../../testing/sandbox.ts'
import { freeDevice } from './volumes.state.ts'

let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()
const busy = { code: 'busy', retryable: true }
const server = { ...size, name: 'web', image: 'ubuntu-24.04', withIpv4: false, withIpv6: false }
const volume = { tag: 'vol-1-1', name: 'data', sizeGb: 10 }

/** With a running server `vm-1-1` and a clock that the test moves. */
const openWithServer = async () => {
  const sandbox = await openSandboxAt(store, '2026-11-15T06:00:00Z')
  const { engine, pass } = sandbox
  await engine.createServer({ ...server, tag: serverTag(1, 1) }, signal)
  pass(12)
  const look = async () => {
    const found = await engine.getVolume(volume.tag, signal)
    return found && `${found.state} ${found.serverTag} ${found.device} ${found.sizeGb}`
  }
  return { ...sandbox, look }
}

const makeVolume = async (engine: ComputeEngine, pass: (seconds: number) => void) => {
  await engine.createVolume(volume, signal)
  pass(6)
}

describe('the first free device name', () => {
  it.each([
    ['of a bare server', 0, [], '/dev/vdb'],
    ['after its data disks', 2, [], '/dev/vdd'],
    ['after its volumes', 0, ['/dev/vdb', '/dev/vdc'], '/dev/vdd'],
    ['in a gap', 0, ['/dev/vdb', '/dev/vdd'], '/dev/vdc'],
    ['after both, in a gap', 1, ['/dev/vdb', '/dev/vdd'], '/dev/vdc'],
    ['at the end', 24, [], '/dev/vdz'],
    ['of a server that has no more', 25, [], undefined],
    ['when the last is taken', 24, ['/dev/vdz'], undefined],
  ])('%s', (_, dataDisks, taken, device) => {
    expect(freeDevice(dataDisks, taken)).toBe(device)
  })
})

describe('sandbox volumes: time', () => {
  it('makes, attaches, grows, detaches and deletes in as long as a real cloud takes', async () => {
    const { engine, pass, look } = await openWithServer()
    await engine.createVolume(volume, signal)
    expect(await look()).toBe('creating null null 10')
    await expect(engine.attachVolume(volume.tag, 'vm-1-1', signal)).rejects.toMatchObject(busy)
    pass(6)
    expect(await look()).toBe('available null null 10')
    await engine.attachVolume(volume.tag, 'vm-1-1', signal)
    expect(await look()).toBe('attaching vm-1-1 null 10')
    await expect(engine.detachVolume(volume.tag, signal)).rejects.toMatchObject(busy)
    await expect(engine.deleteVolume(volume.tag, signal)).rejects.toMatchObject({ code: 'in_use' })
    pass(4)
    expect(await look()).toBe('attached vm-1-1 /dev/vdb 10')
    await engine.growVolume(volume.tag, 20, signal)
    expect(await look()).toBe('growing vm-1-1 /dev/vdb 20')
    await expect(engine.growVolume(volume.tag, 30, signal)).rejects.toMatchObject(busy)
    pass(5)
    expect(await look()).toBe('attached vm-1-1 /dev/vdb 20')
    await engine.detachVolume(volume.tag, signal)
    expect(await look()).toBe('detaching vm-1-1 /dev/vdb 20')
    await expect(engine.attachVolume(volume.tag, 'vm-1-1', signal)).rejects.toMatchObject(busy)
    await expect(engine.deleteVolume(volume.tag, signal)).rejects.toMatchObject(busy)
    pass(3)
    expect(await look()).toBe('available null null 20')
    await engine.deleteVolume(volume.tag, signal)
    expect(await look()).toBe('deleting null null 20')
    await expect(engine.createVolume({ ...volume, sizeGb: 20 }, signal)).rejects.toMatchObject(busy)
    pass(3)
    expect(await look()).toBeUndefined()
  })

  it('takes snapshots and backups and goes back to them in as long as a real cloud takes', async () => {
    const { engine, pass, look } = await openWithServer()
    await makeVolume(engine, pass)
    const snapshot = { tag: 'vsnap-1-1', volumeTag: volume.tag, name: 'before' }
    const backup = { tag: 'vbak-1-1', volumeTag: volume.tag, name: 'nightly' }
    const stateOf = async () => [
      (await engine.getVolumeSnapshot(snapshot.tag, signal))?.state,
      (await engine.getVolumeBackup(backup.tag, signal))?.state,
    ]
    const revert = (revision: string) =>
      engine.revertVolume(volume.tag, { snapshotTag: snapshot.tag, revision }, signal)
    await engine.createVolumeSnapshot(snapshot, signal)
    await engine.createVolumeBackup(backup, signal)
    expect(await stateOf()).toEqual(['creating', 'creating'])
    await expect(revert('a')).rejects.toMatchObject(busy)
    pass(8)
    expect(await stateOf()).toEqual(['available', 'creating'])
    // The backup still reads the volume.
    await expect(revert('a')).rejects.toMatchObject(busy)
    await expect(engine.deleteVolume(volume.tag, signal)).rejects.toMatchObject(busy)
    pass(7)
    expect(await stateOf()).toEqual(['available', 'available'])
    await revert('a')
    expect(await look()).toBe('reverting null null 10')
    await revert('a')
    await expect(revert('b')).rejects.toMatchObject(busy)
    await expect(engine.attachVolume(volume.tag, 'vm-1-1', signal)).rejects.toMatchObject(busy)
    pass(8)
    await engine.restoreVolume(volume.tag, { backupTag: backup.tag, revision: 'b' }, signal)
    expect(await look()).toBe('restoring null null 10')
    pass(15)
    expect(await look()).toBe('available null null 10')
    await engine.deleteVolumeSnapshot(snapshot.tag, signal)
    await engine.deleteVolumeBackup(backup.tag, signal)
    expect(await stateOf()).toEqual(['deleting', 'deleting'])
    await expect(engine.createVolumeSnapshot(snapshot, signal)).rejects.toMatchObject(busy)
    pass(3)
    expect(await stateOf()).toEqual([undefined, undefined])
  })

  it('waits for a server that is between states, and lets go together with one that is deleted', async () => {
    const { engine, pass, look } = await openWithServer()
    await makeVolume(engine, pass)
    await engine.powerServer('vm-1-1', 'reboot', signal)
    await expect(engine.attachVolume(volume.tag, 'vm-1-1', signal)).rejects.toMatchObject(busy)
    pass(8)
    await engine.attachVolume(volume.tag, 'vm-1-1', signal)
    await engine.deleteServer('vm-1-1', signal)
    expect(await look()).toBe('attaching vm-1-1 null 10')
    pass(4)
    expect(await look()).toBe('available null null 10')
    await expect(engine.attachVolume(volume.tag, 'vm-1-1', signal)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('finishes what was begun on a volume whose server is deleted meanwhile', async () => {
    const { engine, pass, look } = await openWithServer()
    await makeVolume(engine, pass)
    await engine.attachVolume(volume.tag, 'vm-1-1', signal)
    pass(4)
    await engine.growVolume(volume.tag, 20, signal)
    await engine.deleteServer('vm-1-1', signal)
    expect(await look()).toBe('growing vm-1-1 /dev/vdb 20')
    pass(4)
    expect(await look()).toBe('growing null null 20')
    pass(1)
    expect(await look()).toBe('available null null 20')
  })

  it('goes on where it was after a restart in the middle', async () => {
    const { engine, options, pass, look } = await openWithServer()
    await makeVolume(engine, pass)
    await engine.attachVolume(volume.tag, 'vm-1-1', signal)
    pass(4)
    const restarted = await openSandboxCompute(options)
    await restarted.detachVolume(volume.tag, signal)
    expect(await look()).toBe('detaching vm-1-1 /dev/vdb 10')
    pass(3)
    expect(await restarted.getVolume(volume.tag, signal)).toMatchObject({ state: 'available', serverTag: null })
  })
})

describe('sandbox volumes: servers in special states', () => {
  it('names the device after the data disks of the server', async () => {
    const { engine, pass, look } = await openWithServer()
    await makeVolume(engine, pass)
    const dataDisks = [{ tag: 'disk-1-1', sizeGb: 5 }]
    await engine.createServer({ ...server, tag: 'vm-1-2', dataDisks }, signal)
    pass(12)
    await engine.attachVolume(volume.tag, 'vm-1-2', signal)
    pass(4)
    expect(await look()).toBe('attached vm-1-2 /dev/vdc 10')
  })

  it('attaches nothing to a server that never came up', async () => {
    const { engine, pass } = await openWithServer()
    await makeVolume(engine, pass)
    await engine.createServer({ ...server, tag: 'vm-1-2', image: 'broken' }, signal)
    pass(12)
    await expect(engine.attachVolume(volume.tag, 'vm-1-2', signal)).rejects.toMatchObject({ code: 'refused' })
  })
})
