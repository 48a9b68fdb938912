import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { defineOperation, type Step } from '../../../operations/operation.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import type { SpaceSpec } from '../../../ports/storage/spaces.engine.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { holdLimits } from '../../../services/limits.service.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import {
  giveBackChange,
  giveBackOrder,
  takeForChangeAgain,
  takeForOrderAgain,
  type TakenForChange,
} from '../../financial/holds/holds.service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { bucketBinPage, bucketService, type BucketOperation, type StorageDependencies } from './buckets.definition.ts'
import { bucketText as text } from './buckets.fa.ts'
import {
  findBucketRow,
  markBucketDeleted,
  postponeBucketEnd,
  putBucketIntoBin,
  setBucketPublic,
  setBucketSize,
  setBucketStatus,
} from './buckets.store.ts'
import { placeOf } from './open-bucket.service.ts'

type BucketStep<Extra extends object = object> = Step<ServiceInput & Extra, StorageDependencies, StorageEngine>

const minute = 60_000
const gibibyte = 1024 ** 3
/** More than fit into a bucket that is made of small files; a store must not be filled with empty ones. */
const objectsPerGb = 100_000

/** Without room for another bucket: a program that has a key makes none. */
const spaceOf = ({ projectId, id, name }: ServiceInput, sizeGb: number): SpaceSpec => ({
  tag: spaceTag(projectId, id),
  name,
  maxBytes: sizeGb * gibibyte,
  maxObjects: sizeGb * objectsPerGb,
  maxBuckets: 0,
})

/** From now on it costs what its row says. */
const pay = async (trx: Db, input: ServiceInput): Promise<void> => {
  const { price } = await findBucketRow(trx, input)
  await setUsage(trx, bucketService.of(input), price)
}

const endBucket = async (trx: Db, input: ServiceInput): Promise<void> => {
  await giveBackOrder(trx, bucketService.of(input))
  await endUsage(trx, bucketService.of(input))
  await markBucketDeleted(trx, input)
}

const removeSpace: BucketStep = {
  name: 'remove',
  label: text.steps.remove,
  run: (input, { engine, signal }) => engine.deleteSpace(spaceTag(input.projectId, input.id), signal),
  timeoutMs: 60 * minute,
}

const buildSteps: readonly BucketStep[] = [
  {
    name: 'room',
    label: text.steps.room,
    run: async (input, { db, engine, signal }) => {
      const { disk } = await findBucketRow(db, input)
      await engine.putSpace({ ...spaceOf(input, disk), maxBuckets: 1 }, signal)
    },
    undo: removeSpace.run,
  },
  {
    name: 'bucket',
    label: text.steps.bucket,
    run: async (input, { db, engine, signal }) => {
      const { isPublic, disk } = await findBucketRow(db, input)
      await engine.createBucket(placeOf(input), signal)
      await engine.putSpace(spaceOf(input, disk), signal)
      if (isPublic) await engine.setPublicPrefixes(placeOf(input), [''], signal)
    },
  },
]

export interface OrderedBucket {
  /** What it was ordered for; the first operation of a bucket keeps its receipt. */
  receipt?: AcceptedPrice
}

export const createBucketOperation: BucketOperation<OrderedBucket> = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostCreate',
  title: text.create,
  cancellable: true,
  steps: buildSteps,
  onStarted: (trx, input) => setBucketStatus(trx, input, 'wait'),
  onDone: async (trx, input) => {
    await setBucketStatus(trx, input, 'active')
    await pay(trx, input)
  },
  onFailed: async (trx, input) => {
    await giveBackOrder(trx, bucketService.of(input))
    await setBucketStatus(trx, input, 'failed')
  },
  onCancelled: endBucket,
  onRetry: async (trx, input) => {
    await judgeService(trx, input, bucketService, 'delete')
    const { disk, price: lines } = await findBucketRow(trx, input)
    const service = { ...bucketService.of(input), name: input.name }
    await takeForOrderAgain(trx, service, { amounts: { diskGb: disk }, lines, userId: input.userId })
    await setBucketStatus(trx, input, 'inQueue')
  },
})

/** What a bucket becomes; absent: as it is. */
export interface BucketChange {
  fromGb: number
  toGb?: number
  /** Per 30 days, of the whole bucket afterwards. */
  priceRials?: number
  /** Its lines; absent: started by a version that kept none. */
  lines?: readonly AgreedLine[]
  isPublic?: boolean
  /** Absent: of the same size, or started by a version that took no money. */
  taken?: TakenForChange
}

/** While it changes a bucket holds the larger of both sizes. */
export const heldMeanwhile = ({ fromGb, toGb = fromGb }: BucketChange) => ({ diskGb: Math.max(fromGb, toGb) })

const changeSteps: readonly BucketStep<BucketChange>[] = [
  {
    name: 'resize',
    label: text.steps.resize,
    run: async (input, { engine, signal }) => {
      if (input.toGb === undefined) return
      await engine.putSpace(spaceOf(input, input.toGb), signal)
    },
    undo: (input, { engine, signal }) => engine.putSpace(spaceOf(input, input.fromGb), signal),
  },
  {
    name: 'access',
    label: text.steps.access,
    run: async (input, { engine, signal }) => {
      if (input.isPublic === undefined) return
      const prefixes = input.isPublic ? [''] : []
      await engine.setPublicPrefixes(placeOf(input), prefixes, signal)
    },
  },
]

/** The store goes on serving meanwhile, so the bucket stays in use: its files, keys and settings are not closed for it. */
export const editBucketOperation: BucketOperation<BucketChange> = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostEdit',
  title: text.edit,
  steps: changeSteps,
  onDone: async (trx, input) => {
    const { toGb, priceRials, lines = null, isPublic } = input
    if (toGb !== undefined && priceRials !== undefined) {
      await setBucketSize(trx, input, { disk: toGb, price: keptLines(lines, priceRials) })
      await holdLimits(trx, bucketService.of(input), { diskGb: toGb })
      await pay(trx, input)
    }
    if (isPublic !== undefined) await setBucketPublic(trx, input, isPublic ? [''] : [])
  },
  onFailed: async (trx, input) => {
    await holdLimits(trx, bucketService.of(input), { diskGb: input.fromGb })
    await giveBackChange(trx, bucketService.of(input), input.taken)
  },
  onRetry: async (trx, input) => {
    await judgeService(trx, input, bucketService, 'edit')
    await holdLimits(trx, bucketService.of(input), heldMeanwhile(input))
    const service = { ...bucketService.of(input), name: input.name }
    await takeForChangeAgain(trx, service, input.taken, input.userId)
  },
})

const closeSpace: BucketStep = {
  name: 'close',
  label: text.steps.close,
  run: (input, { engine, signal }) => engine.suspendSpace(spaceTag(input.projectId, input.id), signal),
  undo: (input, { engine, signal }) => engine.resumeSpace(spaceTag(input.projectId, input.id), signal),
}

const openSpace: BucketStep = {
  name: 'open',
  label: text.steps.open,
  run: (input, { engine, signal }) => engine.resumeSpace(spaceTag(input.projectId, input.id), signal),
}

/**
 * Closed for everybody, because nobody pays for it: every key, link and public address answers 403. Its files stay, and
 * their room costs what it costs. Stores cannot take only the right to write from a key.
 */
export const suspendBucketOperation: BucketOperation = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostEdit:suspend',
  title: text.suspend,
  steps: [closeSpace],
  onDone: (trx, input) => setBucketStatus(trx, input, 'disabled'),
  onFailed: (trx, input) => setBucketStatus(trx, input, 'active'),
})

export const resumeBucketOperation: BucketOperation = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostEdit:resume',
  title: text.resume,
  steps: [openSpace],
  onDone: (trx, input) => setBucketStatus(trx, input, 'active'),
  onFailed: (trx, input) => setBucketStatus(trx, input, 'disabled'),
})

/** Closed for everybody, and kept for a while with all that is in it. */
export const binBucketOperation: BucketOperation = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostDelete',
  title: text.bin,
  steps: [closeSpace],
  onDone: async (trx, input) => {
    await putBucketIntoBin(trx, input, input.userId)
    await setBucketStatus(trx, input, 'disabled')
  },
  onFailed: (trx, input) => setBucketStatus(trx, input, 'active'),
  onRetry: async (trx, input) => {
    await judgeService(trx, input, bucketService, 'delete')
    await setBucketStatus(trx, input, 'deleting')
  },
})

/** Its row is out of the bin already; it is open again once the store says so. */
export const restoreBucketOperation: BucketOperation = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostRestore',
  title: text.restore,
  steps: [openSpace],
  onDone: (trx, input) => setBucketStatus(trx, input, 'active'),
  onFailed: (trx, input) => setBucketStatus(trx, input, 'failed'),
  onRetry: (trx, input) => setBucketStatus(trx, input, 'wait'),
})

export const purgeBucketOperation: BucketOperation = defineOperation({
  ...bucketService.operation,
  kind: 'storageHostPurge',
  title: text.purge,
  steps: [removeSpace],
  onDone: async (trx, input, deps) => {
    await endBucket(trx, input)
    // Its time in the bin was over. Whoever deletes a bucket themselves needs no message about it.
    if (input.userId !== null) return
    const { binnedBy: userId } = await findBucketRow(trx, input)
    const message = { subject: text.gone.subject(input.name), content: text.gone.content(input.name) }
    const link = bucketBinPage(input.projectId)
    await tellOwners(trx, deps, { customerId: input.customerId, userId, link }, message)
  },
  // Half of it may be gone: it stays failed, whoever owns it may try again, and of the bin the clock does.
  onFailed: async (trx, input) => {
    await setBucketStatus(trx, input, 'failed')
    await postponeBucketEnd(trx, input)
  },
  onRetry: (trx, input) => setBucketStatus(trx, input, 'deleting'),
})
