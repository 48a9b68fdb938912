import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAccessKey, spaceTag } from '../../ports/storage/spaces.engine.ts'
import { openStore } from '../../testing/sandbox.ts'
import { openSandboxStorage } from '../sandbox/storage/storage.ts'
import type { S3FilesSettings } from './s3.ts'

export interface SandboxBucket {
  settings: S3FilesSettings
  close(): Promise<void>
}

/** A bucket that answers S3 on this machine. */
export const openSandboxBucket = async (): Promise<SandboxBucket> => {
  const { signal } = new AbortController()
  const store = await openStore()
  const folder = await mkdtemp(join(tmpdir(), 'sarv-bucket-'))
  const storage = await openSandboxStorage({
    store,
    folder,
    port: 0,
    secretKey: new Uint8Array(32).fill(7),
    portalOrigins: [],
    onError: (error) => {
      throw error
    },
  })
  const engine = storage.engineFor('here')
  const tag = spaceTag(1, 1)
  const bucket = 'sarv-files'
  await engine.putSpace({ tag, name: 'files', maxBytes: 100_000_000, maxObjects: 1000, maxBuckets: 1 }, signal)
  await engine.createBucket({ spaceTag: tag, bucket }, signal)
  const accessKey = newAccessKey()
  const { secretKey } = await engine.createKey(tag, { accessKey, rights: 'readWrite' }, signal)
  const { endpoint, region } = engine.connection
  return {
    settings: { endpoint, region, bucket, accessKey, secretKey },
    close: async () => {
      await storage.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
