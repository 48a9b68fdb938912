import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import { rememberBriefly } from '../remember-briefly.ts'
import { bucketMethods } from '../s3/buckets.ts'
import { createS3Client, type Credentials } from '../s3/client.ts'
import type { S3Context } from '../s3/context.ts'
import { objectMethods } from '../s3/objects.ts'
import { uploadMethods } from '../s3/uploads.ts'
import type { WithLock } from '../with-lock.ts'
import { createAdmin } from './admin.ts'
import type { CephSettings } from './settings.ts'
import { namesWith, spaceMethods } from './spaces.ts'

export interface CephOptions {
  settings: CephSettings
  withLock: WithLock
  portalOrigins: readonly string[]
}

/** The key of a space is asked for once in this time, and not with every page of a list. */
const keepKeyMs = 60_000
/** Of its own: whoever asked first may leave, and others wait for the same answer. */
const askForKeyMs = 30_000

/** Ceph's gateway: spaces and keys by its administration, everything else by S3, as the space's owner. */
export const openCephStorage = ({ settings, withLock, portalOrigins }: CephOptions) => {
  const { endpoint, publicEndpoint, region, accessKey, secretKey, userPrefix } = settings
  const client = createS3Client({ endpoint, region, publicEndpoint })
  const names = namesWith(userPrefix)
  const { credentialsOf, purgeBucket, isNameTaken, ...spaces } = spaceMethods(
    createAdmin(client, { accessKey, secretKey }),
    names,
    withLock,
  )
  const remembered = rememberBriefly<Credentials>(keepKeyMs)
  const context: S3Context = {
    client,
    credentialsOf: (tag, key, signal) =>
      key === undefined
        ? remembered(tag, () => credentialsOf(tag, undefined, AbortSignal.timeout(askForKeyMs)))
        : credentialsOf(tag, key, signal),
    keyHoldersOf: (tag) => ({
      readers: `arn:aws:iam:::user/${names.reader(tag)}`,
      writers: `arn:aws:iam:::user/${names.writer(tag)}`,
    }),
    portalOrigins,
  }
  const engine: StorageEngine = {
    isSandbox: false,
    connection: { endpoint: publicEndpoint, region },
    ...spaces,
    ...bucketMethods(context, { purgeBucket, isNameTaken }),
    ...objectMethods(context),
    ...uploadMethods(context),
  }
  return { engine, close: () => client.close() }
}
