/** A bucket is the customer's by its name, but found only in the space that it belongs to. */
export interface Place {
  spaceTag: string
  bucket: string
}

/** What becomes of objects by themselves. Each rule is for what begins with its prefix; an empty one is for everything. */
export interface LifecycleRule {
  id: string
  prefix: string
  isEnabled: boolean
  /** Days after which an object is deleted; with versions kept it becomes an older version. */
  expireAfterDays?: number
  /** Days after which an older version is deleted. */
  expireVersionsAfterDays?: number
}

export interface CorsRule {
  origins: string[]
  methods: ('GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE')[]
  /** Request headers that are allowed; `*` is all. */
  headers: string[]
  exposedHeaders: string[]
  maxAgeSeconds: number
}

export interface BucketSettings {
  /** Whether older versions of objects are kept. */
  hasVersions: boolean
  lifecycle: LifecycleRule[]
  /** Rules that a program wrote and that say more than a `LifecycleRule` can, as S3 writes them. */
  otherLifecycle: string[]
  cors: CorsRule[]
  /** The same of CORS. */
  otherCors: string[]
  /** What anybody may read without a key: objects that begin with one of these; an empty one is the whole bucket. */
  publicPrefixes: string[]
  /** The bucket's policy says more than we wrote into it. */
  hasOtherPolicy: boolean
}

/**
 * What every bucket has from us: ACLs are ignored, the policy says what keys may do, the portal's pages are let in, unfinished
 * uploads end.
 */
export type BucketGuard = 'acls' | 'policy' | 'cors' | 'uploads'

export interface EngineBucket {
  bucket: string
  createdAt: Date
}

export interface BucketPort {
  /** Closed to the public. `duplicate` where somebody else has a bucket of this name. */
  createBucket(place: Place, signal: AbortSignal): Promise<void>
  /** Whether anybody has a bucket of this name: names are shared by all who use a store, whatever space or datacenter they have. */
  isNameTaken(bucket: string, signal: AbortSignal): Promise<boolean>
  listBuckets(spaceTag: string, signal: AbortSignal): Promise<EngineBucket[]>
  /** `in_use` where something is in it, unless that goes with it. */
  deleteBucket(place: Place, options: { withObjects: boolean }, signal: AbortSignal): Promise<void>
  getBucket(place: Place, signal: AbortSignal): Promise<BucketSettings | undefined>
  /** The guards that a bucket has lost. */
  lostGuards(place: Place, signal: AbortSignal): Promise<BucketGuard[]>
  /** Puts back what is lost of these guards and leaves everything else as it is; answers what it put back. */
  restoreGuards(place: Place, guards: readonly BucketGuard[], signal: AbortSignal): Promise<BucketGuard[]>
  /** Off: what versions there are stay, new ones are not kept. */
  setVersions(place: Place, isOn: boolean, signal: AbortSignal): Promise<void>
  /** All rules at once; none is none. Unfinished uploads end by themselves in any case, and programs' rules stay. */
  setLifecycle(place: Place, rules: readonly LifecycleRule[], signal: AbortSignal): Promise<void>
  /** For the customer's own pages, all at once. The portal's own access is not among them and stays, as programs' rules do. */
  setCors(place: Place, rules: readonly CorsRule[], signal: AbortSignal): Promise<void>
  /**
   * All at once; none closes the bucket. What else the bucket's policy says stays. `invalid` for a prefix that a policy would
   * read as a pattern.
   */
  setPublicPrefixes(place: Place, prefixes: readonly string[], signal: AbortSignal): Promise<void>
}

export const allGuards: readonly BucketGuard[] = ['acls', 'policy', 'cors', 'uploads']

/** Longer than anybody needs to go on with an upload; parts of it fill the space meanwhile. */
export const unfinishedUploadDays = 7
