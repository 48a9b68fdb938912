import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../ports/files/file-store.ts'
import { openSandboxBucket, type SandboxBucket } from './s3.fixture.ts'
import { openDiskFiles } from './disk.ts'
import { openS3Files } from './s3.ts'

/** Both stores are the same to whoever keeps files. */
let folder: string
let bucket: SandboxBucket
const stores = new Map<string, FileStore>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-files-'))
  stores.set('disk', openDiskFiles(folder))
  bucket = await openSandboxBucket()
  stores.set('S3', openS3Files(bucket.settings))
})
afterAll(async () => {
  for (const store of stores.values()) await store.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})

const newKey = () => randomBytes(20).toString('hex')

describe.each(['disk', 'S3'])('files on %s', (name) => {
  const read = async (key: string) => {
    const stream = await stores.get(name)!.open(key)
    return stream && buffer(stream)
  }

  it('are written, read, written again and deleted', async () => {
    const store = stores.get(name)!
    const key = newKey()
    const content = randomBytes(3 * 1024 * 1024)
    await store.put(key, new Blob([content]))
    expect((await read(key))!.equals(content)).toBe(true)
    await store.put(key, new Blob([content]))
    await store.delete(key)
    expect(await read(key)).toBeUndefined()
    await store.delete(key)
  })

  it.each(['../../etc/passwd', '', 'A'.repeat(40), `${'a'.repeat(30)}/../x`, '%2e%2e%2f'.repeat(5)])(
    'never leave their place: %j',
    async (key) => {
      const store = stores.get(name)!
      await expect(store.open(key)).rejects.toThrow('not the key of a file')
      await expect(store.put(key, new Blob(['x']))).rejects.toThrow('not the key of a file')
    },
  )
})

it('a file that could not be written whole leaves nothing on the disk', async () => {
  const broken = new Blob(['x'])
  broken.stream = () =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error('the disk of the sender is gone')),
    })
  const key = newKey()
  await expect(stores.get('disk')!.put(key, broken)).rejects.toThrow('gone')
  expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([])
})

it('a store that refuses says so', async () => {
  const wrong = openS3Files({ ...bucket.settings, secretKey: 'another' })
  await expect(wrong.put(newKey(), new Blob(['x']))).rejects.toThrow('403')
  const missing = openS3Files({ ...bucket.settings, bucket: 'not-there' })
  await expect(missing.put(newKey(), new Blob(['x']))).rejects.toThrow(/no bucket|403/)
  await wrong.close()
  await missing.close()
})
