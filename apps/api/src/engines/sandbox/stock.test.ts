import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSandboxAt, openStore, serverSpec as spec, type OpenStore } from '../../testing/sandbox.ts'

let store: OpenStore
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const { signal } = new AbortController()

it('says its own limits and what is taken of them, until it is gone', async () => {
  const { engine, options, pass } = await openSandboxAt(store, '2026-11-15T06:00:00Z')
  const { vcpus, memoryGb, diskGb } = options.datacenter
  const empty = await engine.readStock(signal)
  expect(empty).toEqual({
    vcpus: { total: vcpus, used: 0, held: 0 },
    memoryGb: { total: memoryGb, used: 0, held: 0 },
    diskGb: { total: diskGb, used: 0, held: 0 },
    ipv4: { total: 29, used: 0, held: 0 },
  })
  await engine.createServer(spec, signal)
  await engine.createVolume({ tag: 'vol-1-1', name: 'data', sizeGb: 50 }, signal)
  expect(await engine.readStock(signal)).toMatchObject({
    vcpus: { used: spec.vcpus },
    memoryGb: { used: spec.memoryGb },
    diskGb: { used: spec.diskGb + 50 },
    ipv4: { used: 1 },
  })
  pass(60)
  await engine.deleteServer(spec.tag, signal)
  await engine.deleteVolume('vol-1-1', signal)
  pass(60)
  expect(await engine.readStock(signal)).toEqual(empty)
})
