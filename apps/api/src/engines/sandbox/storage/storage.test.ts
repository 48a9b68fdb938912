import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { describeStorageConformance } from '../../conformance/storage/storage.conformance.ts'
import { openStore, type OpenStore } from '../../../testing/sandbox.ts'
import { openSandboxStorage } from './storage.ts'

let store: OpenStore
let folder: string

beforeAll(async () => {
  store = await openStore()
  folder = await mkdtemp(join(tmpdir(), 'sarv-objects-'))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

describeStorageConformance('sandbox', async () => {
  const portalOrigin = 'http://localhost:3000'
  const datacenter = randomUUID()
  const secretKey = randomBytes(32)
  const failures: unknown[] = []
  const open = () =>
    openSandboxStorage({
      store,
      folder,
      port: 0,
      secretKey,
      portalOrigins: [portalOrigin],
      onError: (error) => failures.push(error),
    })
  const opened = [await open()]
  return {
    engine: opened[0]!.engineFor(datacenter),
    openAnother: async () => {
      const another = await open()
      opened.push(another)
      return another.engineFor(datacenter)
    },
    ownKeyOf: (tag) => opened[0]!.ownKeyOf(datacenter, tag),
    portalOrigin,
    patienceMs: 50,
    close: async () => {
      for (const one of opened) await one.close()
      if (failures.length > 0) throw failures[0]
    },
  }
})
