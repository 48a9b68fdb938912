/** Of all buckets of a space together, older versions and unfinished uploads included. */
export interface SpaceQuota {
  maxBytes: number
  maxObjects: number
}

/** What is ordered: room for objects, with the buckets in it and the keys to it. */
export interface SpaceSpec extends SpaceQuota {
  /** Ours, unique in the datacenter. Make it with `spaceTag()`. */
  tag: string
  /** For the operator who looks at the engine. */
  name: string
  /** Programs make buckets, too: more than these are refused. 0 makes none, and leaves those that are there. */
  maxBuckets: number
}

export interface EngineSpace extends SpaceSpec {
  /** Nobody reads or writes, not even what is public. Nothing is lost. */
  isSuspended: boolean
}

export interface SpacePage {
  tags: string[]
  /** Give it back as `after`; absent on the last page. */
  next?: string
}

/** `read` lists and reads. `readWrite` also writes and deletes objects; the bucket and its settings are for neither, but for versions. */
export type KeyRights = 'read' | 'readWrite'

export interface KeySpec {
  /** Ours, unique in the datacenter: 20 letters and digits. Make it with `newAccessKey()`. */
  accessKey: string
  rights: KeyRights
}

export interface BucketUsage {
  bucket: string
  bytes: number
  objects: number
}

export interface SpacePort {
  /** Makes the space; asked for again with other limits, changes them. A suspended one stays so. */
  putSpace(spec: SpaceSpec, signal: AbortSignal): Promise<void>
  getSpace(tag: string, signal: AbortSignal): Promise<EngineSpace | undefined>
  /** Those of ours on the engine, for comparing. A page may be empty and yet have a next one. */
  listSpaces(wanted: { after?: string; limit: number }, signal: AbortSignal): Promise<SpacePage>
  /** Every key and every link answers 403 from now on. For a service that is switched off, unpaid or in the bin. */
  suspendSpace(tag: string, signal: AbortSignal): Promise<void>
  resumeSpace(tag: string, signal: AbortSignal): Promise<void>
  /** With everything in it, at once and for good. */
  deleteSpace(tag: string, signal: AbortSignal): Promise<void>
  /** By bucket; also of a suspended space. */
  getUsage(tag: string, signal: AbortSignal): Promise<BucketUsage[]>
  /**
   * Asked for again it answers the same secret; with other rights it is a `duplicate`. A key is rotated by making
   * another one and deleting this one, now or after a while.
   */
  createKey(tag: string, spec: KeySpec, signal: AbortSignal): Promise<{ secretKey: string }>
  /** Those that were given out. */
  listKeys(tag: string, signal: AbortSignal): Promise<KeySpec[]>
  /** It gets 403 at once, and so does every link that was signed with it. */
  deleteKey(tag: string, accessKey: string, signal: AbortSignal): Promise<void>
}

export const spaceTag = (projectId: number, id: number): string => `st-${projectId}-${id}`

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 95 bits of chance behind a beginning that tells where a key in a log comes from. */
export const newAccessKey = (): string => {
  const chosen = crypto.getRandomValues(new Uint8Array(19))
  return `S${[...chosen].map((byte) => letters[byte % letters.length]).join('')}`
}
