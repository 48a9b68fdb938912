import type { Place } from '../../ports/storage/buckets.engine.ts'
import type { Credentials, S3Client } from './client.ts'
import type { KeyHolders } from './policy.rules.ts'

/** What the part of the port that every S3 store does alike works with. */
export interface S3Context {
  client: S3Client
  /** Of the space's own key, which customers never see; or of one of theirs. */
  credentialsOf(spaceTag: string, accessKey: string | undefined, signal: AbortSignal): Promise<Credentials>
  /** The store's names in a policy for those who hold a space's keys; none where it needs no policy for them. */
  keyHoldersOf(spaceTag: string): KeyHolders
  /** Where the portal is served: its pages read and write through links. */
  portalOrigins: readonly string[]
}

export const bucketOf = ({ bucket }: Place): readonly string[] => [bucket]
export const objectOf = ({ bucket }: Place, key: string): readonly string[] => [bucket, key]
