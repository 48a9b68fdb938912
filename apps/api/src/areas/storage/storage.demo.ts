import { serviceStatus } from '@sarv/contract/enums'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import { poll } from '../../ports/waiting.ts'
import type { Area } from '../area.ts'
import { setUsage } from '../financial/usage/usage.service.ts'
import { listPlans } from '../portal/products.service.ts'
import { createKey } from './bucket-keys/bucket-keys.service.ts'
import { bucketService } from './buckets/buckets.definition.ts'
import { createBucket } from './buckets/buckets.service.ts'
import { findBucket, findBucketRow, isBucketNameTaken, setBucketPublic } from './buckets/buckets.store.ts'
import { countBucket } from './buckets/count.service.ts'
import { placeOf, type OpenBucket } from './buckets/open-bucket.service.ts'
import { gradientPng } from './picture.image.ts'
import { storageDemo as text } from './storage-demo.fa.ts'

interface DemoFile {
  key: string
  contentType: string
  bytes: Buffer | string
}

interface DemoBucket {
  name: string
  bundle: string
  /** When it was ordered. */
  daysAgo: number
  /** In this order: with versions kept, a file of the same key is a newer version. */
  files: readonly DemoFile[]
  publicPrefixes?: readonly string[]
  hasVersions?: boolean
  key?: { name: string; rightsId: number }
  /** Files below it are deleted after so many days. */
  expires?: { prefix: string; days: number }
}

const plain = (key: string, content: string): DemoFile => ({
  key,
  contentType: 'text/plain; charset=utf-8',
  bytes: content,
})

/** Tile colours of the portal: turquoise, saffron, lapis, pomegranate. */
const colours = [
  [64, 176, 166],
  [226, 160, 63],
  [52, 92, 168],
  [166, 44, 62],
] as const

const picture = (key: string, at: number): DemoFile => ({
  key,
  contentType: 'image/png',
  bytes: gradientPng({ width: 480, height: 320, from: colours[at % 4]!, to: colours[(at + 1) % 4]! }),
})

const accessLog = (day: number): DemoFile => {
  const line = (minute: number) =>
    `203.0.113.${minute} - - [2026-11-${day}:09:${minute}] "GET /products HTTP/2" 200 5120`
  const lines = Array.from({ length: 40 }, (_, index) => line(index + 10))
  return plain(`access/2026-11-${day}.log`, `${lines.join('\n')}\n`)
}

const demoBuckets: readonly DemoBucket[] = [
  {
    name: 'toranj-media',
    bundle: 'O100',
    daysAgo: 402,
    files: [
      plain(text.readme.key, text.readme.text),
      ...text.products.map(picture),
      picture(text.banner, text.products.length),
    ],
    publicPrefixes: ['products/'],
    key: { name: 'shop-web', rightsId: storageKeyRights.id.read },
  },
  {
    name: 'toranj-backup',
    bundle: 'O500',
    daysAgo: 311,
    files: [
      ...text.report.texts.map((content) => plain(text.report.key, content)),
      plain(text.invoice.key, text.invoice.text),
    ],
    hasVersions: true,
    key: { name: 'backup-job', rightsId: storageKeyRights.id.readWrite },
  },
  {
    name: 'toranj-logs',
    bundle: 'O100',
    daysAgo: 96,
    files: [14, 15, 16].map(accessLog),
    expires: { prefix: 'access/', days: 30 },
  },
]

/** As a browser does it: the store is sent the bytes by a link. */
const send = async ({ engine, place }: OpenBucket, { key, contentType, bytes }: DemoFile, signal: AbortSignal) => {
  const url = await engine.linkToPut(place, key, { seconds: 60, contentType }, signal)
  const { ok, status } = await fetch(url, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': contentType },
    signal,
  })
  if (!ok) throw new Error(`the demo's file ${key} was answered with ${status}`)
}

const fill = async (db: Db, open: OpenBucket, wanted: DemoBucket, signal: AbortSignal): Promise<void> => {
  const { engine, place, projectId, bucket } = open
  if (wanted.hasVersions) await engine.setVersions(place, true, signal)
  for (const file of wanted.files) await send(open, file, signal)
  if (wanted.expires) {
    const { prefix, days } = wanted.expires
    const rule = { id: 'rule-1', prefix, isEnabled: true, expireAfterDays: days }
    await engine.setLifecycle(place, [rule], signal)
  }
  if (wanted.publicPrefixes) {
    await engine.setPublicPrefixes(place, wanted.publicPrefixes, signal)
    await setBucketPublic(db, { projectId, id: bucket.id }, wanted.publicPrefixes)
  }
  // Nobody reads its secret: whoever wants to use it replaces it.
  if (wanted.key) await createKey(db, open, wanted.key)
  await countBucket(db, engine, { projectId, id: bucket.id }, signal)
}

const dayMs = 24 * 3600 * 1000

/** The worker builds a bucket in less than a second. Where none works, the buckets wait for it without files. */
const builtWithinMs = 10_000

const built = async (db: Db, engine: StorageEngine, key: { projectId: number; id: number }, signal: AbortSignal) => {
  const bucket = await poll({ signal, pollMs: 100 }, async () => {
    const found = await findBucket(db, key)
    return found?.statusId === serviceStatus.id.active ? found : undefined
  })
  return { projectId: key.projectId, bucket, engine, place: placeOf({ ...key, name: bucket.name }) }
}

/** The demo customer's buckets, ordered through the same door as everyone's, and paid for ever since. */
export const tellStoragePast: NonNullable<Area['demoPast']> = async (db, { storage }, customer) => {
  const { projectId, customerId, datacenterId, userId } = customer
  if (!storage(datacenterId)?.isSandbox) return []
  const context = { actor: { userId }, project: { id: projectId, customerId, datacenterId } }
  const bundles = await listPlans(db, bucketService)
  const now = Date.now()
  return demoBuckets.flatMap(({ name, bundle, daysAgo }) => {
    const productBundleId = bundles.find((one) => one.name === bundle)?.id
    // A provider's own catalogue may not offer it; a demo without this bucket is fine.
    if (productBundleId === undefined) return []
    const at = new Date(now - daysAgo * dayMs)
    const happen = (when: Date) =>
      inTransaction(db, async (trx) => {
        if (await isBucketNameTaken(trx, datacenterId, name)) return
        const { id } = await createBucket(
          trx,
          { ...context, at: when },
          {
            name,
            isPredefined: true,
            productBundleId,
            publicAccess: false,
          },
        )
        const { price } = await findBucketRow(trx, { projectId, id })
        await setUsage(trx, bucketService.of({ projectId, customerId, id }), price, { at: when })
      })
    return [{ at, happen }]
  })
}

/** Files in them. Only on a sandbox: a real store is not filled with what nobody sent there. */
export const addStorageDemo: NonNullable<Area['demo']> = async (db, { storage }, { projectId, datacenterId }) => {
  const engine = storage(datacenterId)
  if (!engine?.isSandbox) return
  const own = await db
    .selectFrom('storage_buckets')
    .where('project_id', '=', projectId)
    .select(['id', 'name'])
    .execute()
  const signal = AbortSignal.timeout(builtWithinMs)
  try {
    for (const wanted of demoBuckets) {
      const bucket = own.find(({ name }) => name === wanted.name)
      if (bucket) await fill(db, await built(db, engine, { projectId, id: bucket.id }, signal), wanted, signal)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
