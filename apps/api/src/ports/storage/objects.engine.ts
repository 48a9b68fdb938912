import type { Place } from './buckets.engine.ts'

export interface EngineObject {
  key: string
  bytes: number
  /** Without quotes. */
  etag: string
  changedAt: Date
}

export interface ObjectFacts extends EngineObject {
  contentType: string
  /** What the sender wrote on it, by names in lower case. */
  metadata: Record<string, string>
  /** Absent where the bucket never kept versions. */
  versionId?: string
}

export interface ObjectVersion extends EngineObject {
  versionId: string
  isLatest: boolean
  /** The object was deleted here; there are no bytes. */
  isDeletion: boolean
}

export interface ObjectPage {
  /** What is below the next slash, with it: `products/1405/`. Only where folders were asked for. */
  folders: string[]
  objects: EngineObject[]
  /** Give it back as `after`; absent on the last page. */
  next?: string
}

export interface ListWanted {
  prefix: string
  after?: string
  /** At most 1,000. */
  limit: number
}

export interface VersionPage {
  versions: ObjectVersion[]
  next?: string
}

export interface PrefixSum {
  /** Below the asked prefix up to the next slash, with it; an empty one is what lies there without a folder. */
  folder: string
  /** With older versions. */
  bytes: number
  /** Files that are there now: neither older versions nor marks of folders. */
  objects: number
  /** All that lies below it was looked through. */
  isComplete: boolean
}

export interface LinkOptions {
  /** At most seven days: signatures are not valid for longer. */
  seconds: number
  /** Who signs: a key of the customer's, so that deleting it ends the link before its time. Absent: a key of ours. */
  accessKey?: string
}

export interface GetLinkOptions extends LinkOptions {
  versionId?: string
  /** The browser saves it under this name instead of showing it. */
  downloadAs?: string
}

export interface PutLinkOptions extends LinkOptions {
  /** The sender must send it as it is here. */
  contentType?: string
}

export interface ObjectPort {
  /** In the order of keys. */
  listObjects(place: Place, wanted: ListWanted & { hasFolders: boolean }, signal: AbortSignal): Promise<ObjectPage>
  /**
   * Objects whose key after the prefix contains the text, without regard to case. Stores have no such question: so many keys
   * are looked through at a time, and a page may be empty and yet have a next one.
   */
  searchObjects(place: Place, wanted: ListWanted & { text: string }, signal: AbortSignal): Promise<ObjectPage>
  /** Newest first within a key. */
  listVersions(place: Place, wanted: ListWanted, signal: AbortSignal): Promise<VersionPage>
  /**
   * What lies below each folder of the prefix, older versions too. Looks through at most so many objects, and says
   * of each, and of all together, whether these were all.
   */
  sumByFolder(
    place: Place,
    wanted: { prefix: string; maxObjects: number },
    signal: AbortSignal,
  ): Promise<{ sums: PrefixSum[]; isComplete: boolean }>
  getObject(place: Place, key: string, signal: AbortSignal): Promise<ObjectFacts | undefined>
  /** Up to 1,000; answers those that are still there. */
  deleteObjects(
    place: Place,
    objects: readonly { key: string; versionId?: string }[],
    signal: AbortSignal,
  ): Promise<{ key: string; reason: string }[]>
  /** In the store itself, also back from an older version. Up to 5 GB. The copy has the etag of what it was made from. */
  copyObject(
    place: Place,
    copy: { fromKey: string; fromVersionId?: string; toKey: string },
    signal: AbortSignal,
  ): Promise<void>
  /** An object of no bytes: the mark of a folder. */
  putEmptyObject(place: Place, key: string, signal: AbortSignal): Promise<void>
  linkToGet(place: Place, key: string, options: GetLinkOptions, signal: AbortSignal): Promise<string>
  /** For one piece of up to 5 GB; what is larger or shall survive a cut goes in parts. */
  linkToPut(place: Place, key: string, options: PutLinkOptions, signal: AbortSignal): Promise<string>
}

/** Of AWS's signatures, which every engine follows. */
export const longestLinkSeconds = 7 * 24 * 3600
