import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { bucketMethods } from '../../s3/buckets.ts'
import { createS3Client, type Credentials } from '../../s3/client.ts'
import type { S3Context } from '../../s3/context.ts'
import { objectMethods } from '../../s3/objects.ts'
import { uploadMethods } from '../../s3/uploads.ts'
import { migrateSandbox, type SandboxStore } from '../store.ts'
import { openFiles } from './files.ts'
import { expireObjects } from './lifecycle.ts'
import { knownFiles } from './rows.ts'
import { startEndpoint } from './server.ts'
import { spaceMethods } from './spaces.ts'

export interface SandboxStorageOptions {
  store: SandboxStore
  /** Of the objects' bytes; made where it is not there. */
  folder: string
  /** Of the endpoint on this machine; 0 is a free one, and a taken one becomes one. */
  port: number
  /** What secrets of keys follow from. */
  secretKey: Uint8Array
  portalOrigins: readonly string[]
  onError: (error: unknown) => void
  now?: () => Date
}

export interface SandboxStorage {
  engineFor(datacenter: string): StorageEngine
  /** A space's own key, which nobody is given; for tests that ask as the store's operator could. */
  ownKeyOf(datacenter: string, spaceTag: string): Promise<Credentials>
  /** What lifecycle rules have due, and files that nothing speaks of; once an hour by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}

const region = 'sandbox'
const tidyEveryMs = 3600_000

/** A small object store that really works: programs and browsers of this machine read and write it by S3. */
export const openSandboxStorage = async (options: SandboxStorageOptions): Promise<SandboxStorage> => {
  const { store, folder, port, secretKey, portalOrigins, onError, now = () => new Date() } = options
  await migrateSandbox(store)
  const files = await openFiles(folder)
  const context = { store, files, region, secretKey, now }
  const endpoint = await startEndpoint(context, { port, onError })
  const client = createS3Client({ endpoint: endpoint.url, region })

  const tidy = async () => {
    await expireObjects(context)
    await files.sweep((names) => knownFiles(store.query, names))
  }
  let tidying = tidy().catch(onError)
  const timer = setInterval(() => {
    tidying = tidying.then(tidy).catch(onError)
  }, tidyEveryMs).unref()

  const engineFor = (datacenter: string): StorageEngine => {
    const { credentialsOf, purgeBucket, isNameTaken, ...spaces } = spaceMethods(context, datacenter)
    const s3: S3Context = { client, credentialsOf, keyHoldersOf: () => ({}), portalOrigins }
    return {
      isSandbox: true,
      connection: { endpoint: endpoint.url, region },
      ...spaces,
      ...bucketMethods(s3, { purgeBucket, isNameTaken }),
      ...objectMethods(s3),
      ...uploadMethods(s3),
    }
  }

  return {
    engineFor,
    ownKeyOf: (datacenter, tag) =>
      spaceMethods(context, datacenter).credentialsOf(tag, undefined, new AbortController().signal),
    tidy,
    close: async () => {
      clearInterval(timer)
      await tidying
      await endpoint.close()
      await client.close()
    },
  }
}
