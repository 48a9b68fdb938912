import { serviceStatus } from '@sarv/contract/enums'
import { keptLines } from '@sarv/contract/pricing/agreed-lines'
import { servicePage } from '@sarv/contract/service-types'
import { publish } from '../../../operations/events.ts'
import type { PeriodicRound } from '../../../operations/periodic-work.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { BucketGuard, Place } from '../../../ports/storage/buckets.engine.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import {
  compareOnce,
  comparingWork,
  settleBy,
  type Comparing,
  type DriftCase,
  type DriftRepairs,
} from '../../../services/drift-round.ts'
import { isMostGone } from '../../../services/drift.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { bucketService, type StorageDependencies } from '../buckets/buckets.definition.ts'
import { setBucketStatus } from '../buckets/buckets.store.ts'
import { bucketDriftText, storeName } from './reconcile.fa.ts'
import { compareBuckets, type OurBucket, type TheirSpace } from './reconcile.rules.ts'
import { holdBucket, readOurBuckets, type HeldBucket } from './reconcile.store.ts'

type ComparingStorage = Comparing<StorageDependencies, readonly TheirSpace[], readonly OurBucket[]>
type BucketCase = DriftCase<StorageDependencies, readonly TheirSpace[], HeldBucket>

const pageLimit = 500
/** A store whose pages never end must not be read for ever. */
const pageCeiling = 2000
/** Of the questions after single spaces. */
const atOnce = 4

/** Nothing is said of a bucket that went, or was closed, between the list and this question. */
const lostGuards = (engine: StorageEngine, place: Place, signal: AbortSignal): Promise<BucketGuard[]> =>
  engine.lostGuards(place, signal).catch((error: unknown) => {
    if (error instanceof EngineError && !error.retryable) return []
    throw error
  })

const readSpace = async (engine: StorageEngine, tag: string, signal: AbortSignal): Promise<TheirSpace | undefined> => {
  const space = await engine.getSpace(tag, signal)
  if (!space) return undefined
  const buckets = (await engine.getUsage(tag, signal)).map(({ bucket }) => bucket)
  const lost: { bucket: string; guards: BucketGuard[] }[] = []
  // A suspended space answers nobody, us included.
  for (const bucket of space.isSuspended ? [] : buckets) {
    const guards = await lostGuards(engine, { spaceTag: tag, bucket }, signal)
    if (guards.length > 0) lost.push({ bucket, guards })
  }
  return { ...space, buckets, lost }
}

const listTags = async (engine: StorageEngine, signal: AbortSignal): Promise<string[]> => {
  const tags: string[] = []
  let after: string | undefined
  for (let count = 0; count < pageCeiling; count += 1) {
    const page = await engine.listSpaces({ limit: pageLimit, ...(after !== undefined && { after }) }, signal)
    tags.push(...page.tags)
    if (page.next === undefined) return tags
    after = page.next
  }
  throw new Error(`a list of more than ${pageCeiling} pages`)
}

const readTheirs = async (engine: StorageEngine, signal: AbortSignal): Promise<TheirSpace[]> => {
  const tags = await listTags(engine, signal)
  const spaces: TheirSpace[] = []
  for (let first = 0; first < tags.length; first += atOnce) {
    const some = await Promise.all(tags.slice(first, first + atOnce).map((tag) => readSpace(engine, tag, signal)))
    spaces.push(...some.filter((space) => space !== undefined))
  }
  return spaces
}

const usedService = ({ customerId, projectId, id }: HeldBucket) => ({
  customerId,
  projectId,
  serviceType: bucketService.type,
  serviceId: id,
})

const tell = ({ trx, deps, held }: BucketCase, what: keyof typeof bucketDriftText) => {
  const { customerId, projectId, id: serviceId, name } = held
  const link = servicePage({ serviceType: bucketService.type, projectId, serviceId }) ?? null
  const { subject, content } = bucketDriftText[what]
  return tellOwners(trx, deps, { customerId, link }, { subject: subject(name), content: content(name) })
}

const publishBucket = ({ trx, held: { customerId, projectId, id } }: BucketCase) =>
  publish(trx, { customerId, projectId, group: bucketService.cacheGroup, id })

/** Its limits stay taken until its owner deletes it. */
const lose = async (of: BucketCase) => {
  const { trx, held, isNews } = of
  if (held.statusId === serviceStatus.id.failed && !isNews) return 'stands' as const
  await setBucketStatus(trx, held, 'failed')
  await endUsage(trx, usedService(held))
  await publishBucket(of)
  if (isNews) await tell(of, 'gone')
  return 'stands' as const
}

/** There again: from now on it is paid for, as it was. */
const welcomeBack = async (of: BucketCase) => {
  const { trx, held, theirs } = of
  const space = theirs.find(({ tag }) => tag === spaceTag(held.projectId, held.id))
  if (!space?.buckets.includes(held.name) || held.statusId !== serviceStatus.id.failed) return
  await setBucketStatus(trx, held, held.binnedAt === null ? 'active' : 'disabled')
  await setUsage(trx, usedService(held), keptLines(held.priceLines, held.monthlyPrice))
  await publishBucket(of)
  await tell(of, 'back')
}

/** A further bucket may hold somebody's data: it is guarded like the others, and stays until a person has looked at it. */
const restoreGuards: NonNullable<ComparingStorage['mend']> = async (
  { storage },
  { datacenterId, theirs },
  { kind, service },
  signal,
) => {
  const tag = spaceTag(service.projectId, service.id)
  const [engine, space] = [storage(datacenterId), theirs.find((their) => their.tag === tag)]
  if (kind !== 'guards' || !engine || !space) return
  const { lost, buckets: _buckets, isSuspended: _isSuspended, ...spec } = space
  for (const { bucket, guards } of lost) await engine.restoreGuards({ spaceTag: tag, bucket }, guards, signal)
  if (spec.maxBuckets > 0) await engine.putSpace({ ...spec, maxBuckets: 0 }, signal)
}

/** What could be put back has been; see `restoreGuards`. */
const settleGuards = async ({ held, theirs }: BucketCase) => {
  const space = theirs.find(({ tag }) => tag === spaceTag(held.projectId, held.id))
  return (space?.buckets.length ?? 0) > 1 ? ('stands' as const) : ('followed' as const)
}

const repairs: DriftRepairs<StorageDependencies, readonly TheirSpace[], HeldBucket> = {
  hold: holdBucket,
  counts: { gone: lose, guards: settleGuards },
  isOver: { gone: welcomeBack },
}

const comparingStorage: ComparingStorage = {
  scope: 'storage',
  label: storeName,
  readTheirs: async ({ storage }, datacenterId, signal) => {
    const engine = storage(datacenterId)
    return engine && readTheirs(engine, signal)
  },
  readOurs: readOurBuckets,
  compare: compareBuckets,
  isDoubtful: (ours, comparison) =>
    isMostGone(ours.filter(({ isExpected, isHere }) => isExpected && isHere).length, comparison),
  // Spaces are asked for by name in every round; only one that a list did not have is asked for once more.
  isOnEngine: async ({ storage }, datacenterId, { service: { projectId, id }, details }, signal) =>
    details['missing'] === 'space' &&
    (await storage(datacenterId)?.getSpace(spaceTag(projectId, id), signal)) !== undefined,
  mend: restoreGuards,
  settle: { Storage: settleBy(repairs) },
}

/** One look at the buckets of a datacenter, unless it is another worker's turn. */
export const reconcileStorage = (
  context: PeriodicRound<StorageDependencies>,
  datacenterId: number,
  options: { pauseSeconds?: number } = {},
): Promise<void> => compareOnce(comparingStorage, context, datacenterId, options)

export const reconcileStorageWork = comparingWork('compare object stores and database', comparingStorage)
