import type { BucketPort } from './buckets.engine.ts'
import type { ObjectPort } from './objects.engine.ts'
import type { SpacePort } from './spaces.engine.ts'
import type { UploadPort } from './uploads.engine.ts'

/** What a program needs, besides a key, to reach the store: the ready lines for aws cli, rclone and others say it. */
export interface StorageConnection {
  /** `https://s3.example.ir`, without a slash at the end. A bucket is a path below it. */
  endpoint: string
  region: string
}

/**
 * What object storage asks of any engine; one engine serves one datacenter. Spaces and keys are named by us, buckets and
 * objects by the customer: asking again for the same thing answers the same thing, deleting what is not there is fine.
 * Everything has happened when the call answers. Failures are `EngineError`s. An aborted call rejects with the signal's
 * reason, and may or may not have had its effect. Bytes of objects never pass through us: browsers and programs are
 * given links, or keys of their own.
 */
export interface StorageEngine extends SpacePort, BucketPort, ObjectPort, UploadPort {
  /** Screens mark what this engine reports as a trial environment. */
  readonly isSandbox: boolean
  readonly connection: StorageConnection
}
