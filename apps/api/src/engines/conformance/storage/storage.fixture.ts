import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { afterEach, expect } from 'vitest'
import type { Credentials } from '../../s3/client.ts'
import type { Place } from '../../../ports/storage/buckets.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { newAccessKey, spaceTag, type KeyRights, type SpaceSpec } from '../../../ports/storage/spaces.engine.ts'

export interface StorageSubject {
  engine: StorageEngine
  /** The same store as another process sees it. */
  openAnother(): Promise<StorageEngine>
  /** The key of a space's owner, as the store's operator could have it: no customer is given it. */
  ownKeyOf(tag: string): Promise<Credentials>
  /** Where the portal is: its pages use the links. */
  portalOrigin: string
  /** Quotas and usage are right after this time: real stores count behind. */
  patienceMs: number
  close(): Promise<void>
}

/** Never aborted. */
export const { signal } = new AbortController()

export const mib = 1024 * 1024

/** What each suite works with: `describe<Noun>Conformance(name, fixture)`. */
export type StorageFixture = ReturnType<typeof storageFixture>

export const storageFixture = (makeSubject: () => Promise<StorageSubject>) => {
  let opened: StorageSubject | undefined
  let made: string[] = []
  afterEach(async () => {
    for (const tag of made) await opened?.engine.deleteSpace(tag, signal)
    made = []
    await opened?.close()
    opened = undefined
  })

  const open = async () => {
    opened ??= await makeSubject()
    return opened
  }

  const specFor = (id: number, change: Partial<SpaceSpec> = {}): SpaceSpec => {
    const tag = spaceTag(7, id)
    made.push(tag)
    return { tag, name: `space ${id}`, maxBytes: 100 * mib, maxObjects: 10_000, maxBuckets: 3, ...change }
  }

  /** A space with a bucket in it, whose name is nobody else's. */
  const makeBucket = async (id = 1, change: Partial<SpaceSpec> = {}): Promise<StorageSubject & { place: Place }> => {
    const subject = await open()
    const spec = specFor(id, change)
    await subject.engine.putSpace(spec, signal)
    const place = { spaceTag: spec.tag, bucket: newBucketName() }
    await subject.engine.createBucket(place, signal)
    return { ...subject, place }
  }
  return { open, specFor, makeBucket }
}

export const newBucketName = (): string => `check-${randomUUID().slice(0, 18)}`

/** A customer's program: an S3 client that knows nothing of us. */
export const programWith = async (engine: StorageEngine, tag: string, rights: KeyRights = 'readWrite') => {
  const accessKey = newAccessKey()
  const { secretKey } = await engine.createKey(tag, { accessKey, rights }, signal)
  return programAs(engine, { accessKey, secretKey })
}

/** The same with a key that is there. */
export const programAs = (engine: StorageEngine, { accessKey, secretKey }: Credentials) => {
  const { endpoint, region } = engine.connection
  const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: 0 })
  const send = (path: string, init: RequestInit = {}) => aws.fetch(`${endpoint}/${path}`, init)
  return {
    accessKey,
    secretKey,
    send,
    /** Only the status: what a refusal says differs from store to store. */
    status: async (method: string, path: string, body?: string) => {
      const answer = await send(path, { method, ...(body !== undefined && { body }) })
      await answer.body?.cancel()
      return answer.status
    },
  }
}

/** As a browser uses a link. */
export const put = async (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(url, { method: 'PUT', body, headers })
  await answer.body?.cancel()
  return answer
}

export const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  return { status: answer.status, text: await answer.text(), header: (name: string) => answer.headers.get(name) }
}

/** Without any key. */
export const readPublic = ({ connection }: StorageEngine, { bucket }: Place, key: string) =>
  read(`${connection.endpoint}/${bucket}/${key}`)

export const write = async (
  engine: StorageEngine,
  place: Place,
  key: string,
  body: string | Uint8Array<ArrayBuffer>,
) => {
  const { status } = await put(await engine.linkToPut(place, key, { seconds: 600 }, signal), body)
  expect(status, `PUT ${key}`).toBe(200)
}

export const contentOf = async (engine: StorageEngine, place: Place, key: string) =>
  (await read(await engine.linkToGet(place, key, { seconds: 600 }, signal))).text

/** Answers the last look, whether it was as wanted or not. */
export const lookUntil = async <Seen>(
  patienceMs: number,
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean,
): Promise<Seen> => {
  const until = Date.now() + patienceMs
  for (;;) {
    const seen = await look()
    if (isWanted(seen) || Date.now() > until) return seen
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Of everything that is listed, page by page. */
export const allPages = async <Page extends { next?: string }>(
  ask: (after: string | undefined) => Promise<Page>,
): Promise<Page[]> => {
  const pages: Page[] = []
  let after: string | undefined
  do {
    const page: Page = await ask(after)
    pages.push(page)
    after = page.next
  } while (after !== undefined && pages.length < 1000)
  return pages
}
