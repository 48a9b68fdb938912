import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { bucketCalls } from '@sarv/contract/storage/buckets/buckets.calls'
import { bucketCan } from '@sarv/contract/storage/buckets/buckets.rules'
import { nameOfKey, publicInFolder } from '@sarv/contract/storage/objects/objects.rules'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { monthCosts } from '../../financial/usage/usage.service.ts'
import { listPlans, quoteFor } from '../../portal/products.service.ts'
import { askStore } from '../ask-store.service.ts'
import { bucketService } from './buckets.definition.ts'
import {
  createBucket,
  deleteBucket,
  editBucket,
  purgeBucket,
  quoteBucketDelete,
  quoteBucketEdit,
  quoteNewBucket,
  readBucketReceipt,
  refuseNameOnStore,
  restoreBucket,
} from './buckets.service.ts'
import { countNow } from './count.service.ts'
import { findBucket, listBinnedBuckets, listBuckets, type BucketRow } from './buckets.store.ts'
import { bucketAccessText } from './buckets.fa.ts'
import { openBucket } from './open-bucket.service.ts'

const gibibyte = 1024 ** 3

/** Files without a folder lie in the one that was asked about, and what is open further down is none of theirs. */
const accessOf = (folder: string, around: string, publicPrefixes: readonly string[]) => {
  if (folder !== '') return publicInFolder(folder, publicPrefixes)
  const { isPublic } = publicInFolder(around, publicPrefixes)
  return { isPublic, hasPublic: isPublic }
}

/** Looked through for one picture of what fills a bucket; more is told as not complete. */
const objectsToSum = 20_000

/** Not rounded: a few small files are not nothing. */
const inGb = (bytes: number | null): number | null => (bytes === null ? null : bytes / gibibyte)

const common = (row: BucketRow) => ({
  id: row.id,
  datacenter: row.datacenter,
  name: row.name,
  status: serviceStatus.label(row.statusId),
  statusId: row.statusId,
  isPublic: row.isPublic,
  isPartlyPublic: row.isPartlyPublic,
  public: bucketAccessText(row),
  createDate: toWire(row.createdAt),
  disk: row.disk,
  usedDisk: inGb(row.usedBytes),
  objectCount: row.objectCount,
  monthlyPrice: row.holdsLimits ? row.monthlyPrice : 0,
})

export const bucketRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, storage } = dependencies

  implement(app, bundleCalls.productBundleStorageList, async () =>
    (await listPlans(db, bucketService)).map(({ cloudDisk, ...plan }) => ({ ...plan, vDisk: cloudDisk })),
  )

  implement(app, bucketCalls.storageHostList, async ({ project, actor }) =>
    (await listBuckets(db, project.id)).map((row) => ({
      ...common(row),
      customerId: actor.customerId,
      customer: row.customer,
      userName: null,
      expireDate: null,
    })),
  )

  implement(app, bucketCalls.storageHostGet, async ({ project, params: { id } }) => {
    const row = await findBucket(db, { projectId: project.id, id })
    if (!row) throw new AppError('not_found')
    const engine = storage(project.datacenterId)
    const counted = engine && bucketCan('use', row) ? await countNow(engine, { projectId: project.id, id }) : undefined
    const countedAt = counted?.at ?? row.countedAt
    const costs = await monthCosts(db, project.id, bucketService.type, { serviceId: id })
    return {
      ...common(counted ? { ...row, usedBytes: counted.bytes, objectCount: counted.objects } : row),
      countDate: countedAt && toWire(countedAt),
      endpoint: engine?.connection.endpoint ?? null,
      region: engine?.connection.region ?? null,
      isSandbox: engine?.isSandbox ?? false,
      monthCost: costs.get(id) ?? 0,
    }
  })

  implement(app, bucketCalls.storageHostReceipt, ({ project, params: { id } }) =>
    readBucketReceipt(db, { projectId: project.id, id }),
  )

  implement(
    app,
    bucketCalls.storageHostCreate,
    {
      // The store is asked before our transaction: nothing of ours waits for it.
      prepare: ({ project, body }) => refuseNameOnStore(dependencies, project, body.name),
      handle: ({ trx, actor, project, body }) => createBucket(trx, { actor, project }, body),
    },
    {
      dryRun: async ({ project, body }) => {
        await refuseNameOnStore(dependencies, project, body.name)
        return quoteNewBucket(db, project, body)
      },
    },
  )

  implement(
    app,
    bucketCalls.storageHostEdit,
    ({ trx, actor, project, params, body }) => editBucket(trx, { actor, project, id: params.id }, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        db.transaction().execute((trx) => quoteBucketEdit(trx, { actor, project, id: params.id }, body)),
    },
  )

  implement(
    app,
    bucketCalls.storageHostDelete,
    ({ trx, actor, project, params, query }) =>
      deleteBucket(trx, { actor, project, id: params.id }, { isNow: query.Now ?? false }),
    {
      dryRun: ({ actor, project, params, query }) =>
        db
          .transaction()
          .execute((trx) => quoteBucketDelete(trx, { actor, project, id: params.id }, { isNow: query.Now ?? false })),
    },
  )

  implement(app, bucketCalls.storageHostBinList, async ({ project }) =>
    (await listBinnedBuckets(db, project.id)).map((row) => ({
      id: row.id,
      name: row.name,
      statusId: row.statusId,
      status: serviceStatus.label(row.statusId),
      disk: row.disk,
      usedDisk: inGb(row.usedBytes),
      binDate: toWire(row.binnedAt),
      deleteDate: toWire(row.binUntil),
      monthlyPrice: row.monthlyPrice,
      user: row.user,
    })),
  )

  implement(app, bucketCalls.storageHostRestore, ({ trx, actor, project, params }) =>
    restoreBucket(trx, { actor, project, id: params.id }),
  )

  implement(app, bucketCalls.storageHostPurge, ({ trx, actor, project, params }) =>
    purgeBucket(trx, { actor, project, id: params.id }),
  )

  implement(app, bucketCalls.storageUsageGet, async ({ project, params: { id }, query: { Prefix: prefix } }) => {
    const { bucket, engine, place } = await openBucket(dependencies, project, id)
    const [counts, { sums, isComplete }, settings] = await askStore((signal) =>
      Promise.all([
        engine.getUsage(place.spaceTag, signal),
        engine.sumByFolder(place, { prefix, maxObjects: objectsToSum }, signal),
        engine.getBucket(place, signal),
      ]),
    )
    return {
      disk: bucket.disk,
      usedBytes: counts.reduce((sum, { bytes }) => sum + bytes, 0),
      pricePerGb: (await quoteFor(db, bucketService, project.datacenterId, { disk: 1 })).subtotal,
      folders: sums
        .toSorted((one, other) => other.bytes - one.bytes)
        .map(({ folder, bytes, objects, isComplete: isWhole }) => ({
          name: nameOfKey(folder),
          prefix: folder,
          bytes,
          objectCount: objects,
          isComplete: isWhole,
          ...accessOf(folder, prefix, settings?.publicPrefixes ?? []),
        })),
      isComplete,
      countDate: toWire(new Date()),
    }
  })
}
