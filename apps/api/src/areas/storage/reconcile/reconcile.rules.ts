import { serviceType } from '@sarv/contract/service-types'
import type { BucketGuard } from '../../../ports/storage/buckets.engine.ts'
import type { EngineSpace } from '../../../ports/storage/spaces.engine.ts'
import { nameOf, type Comparison, type DriftingService, type Finding } from '../../../services/drift.ts'

/** What our database says about a bucket, as far as a store can contradict it. */
export interface OurBucket {
  projectId: number
  id: number
  name: string
  sizeGb: number
  /** The store must have it. */
  isExpected: boolean
  /** The store must not have it any more. What is neither may be there or not: it failed, its owner decides. */
  isEnded: boolean
  /** Of the datacenter that is looked at. */
  isHere: boolean
  /** In the bin, or not paid for: nobody may read it. */
  isClosed: boolean
  /** An operation is at it, or was while the store was asked: nothing can be said about it now. */
  isBusy: boolean
}

/** A space as the store has it; it was asked for by name. */
export interface TheirSpace extends EngineSpace {
  /** Buckets that belong to the space's owner. */
  buckets: readonly string[]
  /** Guards that some of them have lost. */
  lost: readonly { bucket: string; guards: readonly BucketGuard[] }[]
}

const tagForm = /^st-([1-9]\d{0,14})-([1-9]\d{0,14})$/

/** undefined for what is not of ours: a store may serve others as well. */
export const parseSpaceTag = (tag: string): DriftingService | undefined => {
  const [, projectId, id] = tagForm.exec(tag) ?? []
  return projectId === undefined
    ? undefined
    : { type: serviceType.bucket, projectId: Number(projectId), id: Number(id) }
}

const gibibyte = 1024 ** 3

/** What keeps the bucket as the portal shows it, and is not so on the store. */
const guardsOf = (our: OurBucket, { buckets, lost, maxBuckets }: TheirSpace): Finding['details'] | undefined => {
  const further = buckets.filter((bucket) => bucket !== our.name)
  const details = {
    ...(lost.length > 0 && { lost: Object.fromEntries(lost.map(({ bucket, guards }) => [bucket, guards])) }),
    ...(further.length > 0 && { furtherBuckets: further }),
    ...(maxBuckets > 0 && { maxBuckets }),
  }
  return Object.keys(details).length > 0 ? details : undefined
}

const judge = (service: DriftingService, our: OurBucket, their: TheirSpace | undefined): Finding[] | 'skipped' => {
  const finding = (kind: Finding['kind'], details: Finding['details']): Finding => ({
    kind,
    service,
    engineRef: their?.tag ?? null,
    details,
  })
  if (our.isBusy) return 'skipped'
  if (!their) return our.isExpected && our.isHere ? [finding('gone', { missing: 'space' })] : []
  if (our.isEnded) return [finding('orphan', { name: their.name, why: 'ended' })]
  if (!our.isExpected || !our.isHere) return []
  if (!their.buckets.includes(our.name)) return [finding('gone', { missing: 'bucket' })]
  const guards = guardsOf(our, their)
  const differs = (kind: Finding['kind'], expected: unknown, found: unknown) =>
    expected === found ? [] : [finding(kind, { expected, found })]
  return [
    ...differs('size', our.sizeGb * gibibyte, their.maxBytes),
    ...(guards ? [finding('guards', guards)] : []),
    ...differs('power', our.isClosed ? 'closed' : 'open', their.isSuspended ? 'closed' : 'open'),
  ]
}

/** Where store and database do not agree. A single look is no proof. */
export const compareBuckets = (ours: readonly OurBucket[], theirs: readonly TheirSpace[]): Comparison => {
  const findings: Finding[] = []
  const skipped = new Set<string>()
  const rows = new Map(ours.map((our) => [nameOf({ ...our, type: serviceType.bucket }), our]))
  const spaces = new Map<string, TheirSpace>()
  for (const their of theirs) {
    const service = parseSpaceTag(their.tag)
    if (!service) continue
    spaces.set(nameOf(service), their)
    if (!rows.has(nameOf(service))) {
      findings.push({ kind: 'orphan', service, engineRef: their.tag, details: { name: their.name, why: 'unknown' } })
    }
  }
  for (const [name, our] of rows) {
    const service = { type: serviceType.bucket, projectId: our.projectId, id: our.id }
    const verdict = judge(service, our, spaces.get(name))
    if (verdict === 'skipped') skipped.add(name)
    else findings.push(...verdict)
  }
  return { findings, skipped }
}
