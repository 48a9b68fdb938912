import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerSpec } from '../../ports/compute/hosts.engine.ts'
import { openSandboxAt, openStore, serverSpec as spec, type OpenStore } from '../../testing/sandbox.ts'
import { serverSeconds } from './servers.state.ts'

/** What is only seen while something takes its time; the ends are in the conformance suite. */
let store: OpenStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()
const larger = { vcpus: 2, memoryGb: 4, diskGb: 50 }
const snapshot = { tag: 'snap-1-1', serverTag: spec.tag, name: 'now' }
const isBusy = { name: 'EngineError', code: 'busy', retryable: true }

const openBuilding = async (change: Partial<ServerSpec> = {}) => {
  const sandbox = await openSandboxAt(store, '2026-11-15T08:00:00Z')
  const { engine } = sandbox
  await engine.createServer({ ...spec, ...change }, signal)
  const look = async () => {
    const server = await engine.getServer(spec.tag, signal)
    return server && `${server.state} ${server.power}`
  }
  return { ...sandbox, look }
}

const openBuilt = async (change: Partial<ServerSpec> = {}) => {
  const sandbox = await openBuilding(change)
  sandbox.pass(serverSeconds.build)
  return sandbox
}

describe('another size', () => {
  it('restarts a running server for other cores or memory, and lets nothing else begin meanwhile', async () => {
    const { engine, pass, look } = await openBuilt()
    await engine.resizeServer(spec.tag, larger, signal)
    expect(await look()).toBe('resizing off')
    await engine.resizeServer(spec.tag, larger, signal)
    const attempts = [
      () => engine.resizeServer(spec.tag, { ...larger, vcpus: 3 }, signal),
      () => engine.rebuildServer(spec.tag, { image: 'debian-13', revision: 'r1' }, signal),
      () => engine.powerServer(spec.tag, 'start', signal),
      () => engine.createServerSnapshot(snapshot, signal),
      () => engine.addAddress(spec.tag, { tag: 'ip-1-1', version: 4 }, signal),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(isBusy)
    pass(serverSeconds.resize)
    expect(await look()).toBe('active on')
  })

  it('grows a disk while the server runs on', async () => {
    const { engine, pass, look } = await openBuilt()
    await engine.resizeServer(spec.tag, { ...larger, vcpus: spec.vcpus, memoryGb: spec.memoryGb }, signal)
    expect(await look()).toBe('resizing on')
    pass(serverSeconds.grow)
    expect(await look()).toBe('active on')
  })

  it('never turns a stopped server on', async () => {
    const { engine, pass, look } = await openBuilt()
    await engine.powerServer(spec.tag, 'stop', signal)
    pass(2)
    await engine.resizeServer(spec.tag, larger, signal)
    expect(await look()).toBe('resizing off')
    pass(serverSeconds.resize)
    expect(await look()).toBe('stopped off')
  })
})

describe('another system', () => {
  it('takes its time, with the server off, and ends running', async () => {
    const { engine, pass, look } = await openBuilt()
    const rebuild = (revision: string) => engine.rebuildServer(spec.tag, { image: 'debian-13', revision }, signal)
    await rebuild('r1')
    expect(await look()).toBe('rebuilding off')
    await rebuild('r1')
    await expect(rebuild('r2')).rejects.toMatchObject(isBusy)
    pass(serverSeconds.rebuild)
    expect(await look()).toBe('active on')
  })

  it('mends a server that did not boot, and breaks one with an image that does not', async () => {
    const { engine, pass, look } = await openBuilt({ image: 'broken' })
    await expect(engine.resizeServer(spec.tag, larger, signal)).rejects.toMatchObject({ code: 'refused' })
    await expect(engine.createServerSnapshot(snapshot, signal)).rejects.toMatchObject({ code: 'refused' })
    await engine.rebuildServer(spec.tag, { image: 'ubuntu-24.04', revision: 'r1' }, signal)
    expect(await look()).toBe('rebuilding off')
    pass(serverSeconds.rebuild)
    expect(await look()).toBe('active on')
    await engine.rebuildServer(spec.tag, { image: 'broken', revision: 'r2' }, signal)
    pass(serverSeconds.rebuild)
    expect(await look()).toBe('error off')
  })

  it('is refused when the image is larger than the disk', async () => {
    const { engine, look } = await openBuilt()
    const rebuilding = engine.rebuildServer(spec.tag, { image: 'windows-2025', revision: 'r1' }, signal)
    await expect(rebuilding).rejects.toMatchObject({ code: 'invalid', retryable: false })
    expect(await look()).toBe('active on')
  })
})

describe('a snapshot', () => {
  it('is taken, gone back to and deleted in as long as a real cloud takes', async () => {
    const { engine, pass, look } = await openBuilt()
    const state = async () => (await engine.getServerSnapshot(snapshot.tag, signal))?.state
    const revert = (revision: string) => engine.revertServer(spec.tag, { snapshotTag: snapshot.tag, revision }, signal)
    await engine.createServerSnapshot(snapshot, signal)
    expect([await state(), await look()]).toEqual(['creating', 'active on'])
    await expect(revert('r1')).rejects.toMatchObject(isBusy)
    pass(serverSeconds.snapshot)
    expect(await state()).toBe('available')

    await revert('r1')
    await revert('r1')
    await expect(revert('r2')).rejects.toMatchObject(isBusy)
    expect(await look()).toBe('reverting off')
    pass(serverSeconds.revert)
    expect(await look()).toBe('active on')

    await engine.deleteServerSnapshot(snapshot.tag, signal)
    expect(await state()).toBe('deleting')
    await expect(engine.createServerSnapshot(snapshot, signal)).rejects.toMatchObject(isBusy)
    await expect(revert('r3')).rejects.toMatchObject({ code: 'not_found' })
    pass(serverSeconds.deleteSnapshot)
    expect(await state()).toBeUndefined()
  })
})

describe('the beginning and the end', () => {
  it('let nothing begin on a server that is being built or deleted, and have no screen', async () => {
    const { engine, pass } = await openBuilding({ dataDisks: [{ tag: 'disk-1-1', sizeGb: 5 }] })
    const attempts = [
      () => engine.resizeServer(spec.tag, larger, signal),
      () => engine.rebuildServer(spec.tag, { image: 'debian-13', revision: 'r1' }, signal),
      () => engine.createServerSnapshot(snapshot, signal),
      () => engine.addAddress(spec.tag, { tag: 'ip-1-1', version: 6 }, signal),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(isBusy)
    await expect(engine.deleteDisk(spec.tag, 'disk-1-1', signal)).rejects.toMatchObject(isBusy)
    await expect(engine.openConsole(spec.tag, signal)).rejects.toMatchObject({ code: 'refused' })

    pass(serverSeconds.build)
    expect(await engine.openConsole(spec.tag, signal)).toEqual({ kind: 'none' })
    await engine.deleteServer(spec.tag, signal)
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(isBusy)
    await expect(engine.setFirewall(spec.tag, [], signal)).rejects.toMatchObject(isBusy)
    await engine.deleteDisk(spec.tag, 'disk-1-1', signal)
  })

  it('hold addresses and room until the server is gone', async () => {
    const { engine, pass } = await openBuilt({ dataDisks: [{ tag: 'disk-1-1', sizeGb: 5 }] })
    await engine.addAddress(spec.tag, { tag: 'ip-1-1', version: 4 }, signal)
    await engine.deleteServer(spec.tag, signal)
    expect(await engine.capacity(signal)).toMatchObject({ diskGb: { used: 30 }, ipv4: { used: 2 } })
    pass(serverSeconds.delete)
    expect(await engine.capacity(signal)).toMatchObject({ diskGb: { used: 0 }, ipv4: { used: 0 } })
  })
})
