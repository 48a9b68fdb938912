import type { Db } from '../db/connection.ts'
import { inPlainTransaction } from '../db/transaction.ts'
import type { PeriodicRound, PeriodicWork } from '../operations/periodic-work.ts'
import { failureOf } from '../operations/failure.ts'
import {
  claimRound,
  confirm,
  endRound,
  type RoundEnd,
  isServiceBusy,
  recordSeen,
  resolve,
  type Claim,
  type DriftScope,
} from './drift.store.ts'
import { nameOf, type Comparison, type DriftKind, type DriftServiceType, type OpenFinding } from './drift.ts'

/** Less than a claim lasts: whoever takes too long gives up before another begins. */
const roundTimeoutMs = 240_000
/** Lists are not all of one moment: only what a second round sees again is believed. */
const believedRounds = 2
/** How long operators have to look before even a doubtful answer is believed. */
const doubtMs = 3_600_000
/** Nothing is written about these but that they are so. */
const onlyReported: ReadonlySet<DriftKind> = new Set(['size', 'orphan'])

/** One finding about one thing whose row is held, and on which no operation is. */
export interface DriftCase<Deps, Theirs, Held> {
  trx: Db
  deps: Deps
  finding: OpenFinding
  held: Held
  theirs: Theirs
  /** It counts from this moment on: its people are told now, and not again. */
  isNews: boolean
}

/** `followed`: our rows say what the engine says, so that nothing differs any more. */
export type Outcome = 'followed' | 'stands'

/** What is done about findings of one type of service. */
export interface DriftRepairs<Deps, Theirs, Held> {
  /** Its row until the transaction ends; undefined when we no longer have it. */
  hold(trx: Db, key: { projectId: number; id: number }): Promise<Held | undefined>
  /** Whose operations change it, where it has none of its own. */
  operatedAs?(held: Held): { type: DriftServiceType; id: number }
  /** Runs in every round in which the finding counts, so it writes only what is not so yet. Absent: it is only reported. */
  counts: Partial<Record<DriftKind, (of: DriftCase<Deps, Theirs, Held>) => Promise<Outcome>>>
  /** Once, when the finding is over. */
  isOver: Partial<Record<DriftKind, (of: DriftCase<Deps, Theirs, Held>) => Promise<void>>>
}

interface Round<Deps, Theirs> extends PeriodicRound<Deps> {
  claim: Claim
  theirs: Theirs
  isDoubtful: boolean
}

type Settle<Deps, Theirs> = (round: Round<Deps, Theirs>, finding: OpenFinding) => Promise<boolean>

/** One kind of engine, and how what it has is compared with our rows. */
export interface Comparing<Deps, Theirs, Ours> {
  scope: DriftScope
  /** What people call the engine. */
  label: string
  /** undefined: this datacenter has no such engine. */
  readTheirs(deps: Deps, datacenterId: number, signal: AbortSignal): Promise<Theirs | undefined>
  /** All that the engine should have, and all that it has under our tags. Read after the engine was. */
  readOurs(db: Db, claim: Claim, theirs: Theirs): Promise<Ours>
  compare(ours: Ours, theirs: Theirs): Comparison
  /** Whether so much is missing that the answer is more likely wrong than the engine empty. */
  isDoubtful(ours: Ours, comparison: Comparison): boolean
  /** Asked by name: a list that is not whole looks like things that are gone. */
  isOnEngine(deps: Deps, datacenterId: number, finding: OpenFinding, signal: AbortSignal): Promise<boolean>
  /**
   * Changes the engine so that a believed finding is over. In every round in which it counts, before `settle`, and in no
   * transaction: an engine may be slow, and the sandbox's is in the same database.
   */
  mend?(
    deps: Deps,
    at: { datacenterId: number; theirs: Theirs },
    finding: OpenFinding,
    signal: AbortSignal,
  ): Promise<void>
  settle: Partial<Record<DriftServiceType, Settle<Deps, Theirs>>>
}

/** Answers whether from now on it counts; it did so before, or cannot be said now: false. */
export const settleBy =
  <Deps, Theirs, Held>(repairs: DriftRepairs<Deps, Theirs, Held>): Settle<Deps, Theirs> =>
  (round, finding) =>
    inPlainTransaction(round.db, async (trx) => {
      const { deps, claim, theirs } = round
      const held = await repairs.hold(trx, finding.service)
      if (held !== undefined) {
        const operated = repairs.operatedAs?.(held) ?? finding.service
        if (await isServiceBusy(trx, operated, claim.since)) return false
      }
      if (!finding.isSeen) {
        const wasOpen = await resolve(trx, finding.id)
        if (held && wasOpen) await repairs.isOver[finding.kind]?.({ trx, deps, finding, held, theirs, isNews: true })
        return false
      }
      // It went away by itself meanwhile; an orphan is just what we do not have.
      if (!held && finding.kind !== 'orphan') return false
      const isNews = await confirm(trx, finding.id)
      const outcome = held && (await repairs.counts[finding.kind]?.({ trx, deps, finding, held, theirs, isNews }))
      if (outcome === 'followed') await resolve(trx, finding.id)
      return isNews
    })

/** Whether something is to be done about it in this round. */
const isDue = async <Deps, Theirs, Ours>(
  { isOnEngine }: Comparing<Deps, Theirs, Ours>,
  { deps, claim, signal, isDoubtful }: Round<Deps, Theirs>,
  finding: OpenFinding,
): Promise<boolean> => {
  const { kind, isSeen, isConfirmed, rounds, firstSeen } = finding
  if (!isSeen) return true
  if (isConfirmed) return !onlyReported.has(kind)
  if (rounds < believedRounds) return false
  if (kind !== 'gone') return true
  if (isDoubtful && Date.now() - firstSeen.getTime() < doubtMs) return false
  return !(await isOnEngine(deps, claim.datacenterId, finding, signal))
}

const attend = async <Deps, Theirs, Ours>(
  comparing: Comparing<Deps, Theirs, Ours>,
  round: Round<Deps, Theirs>,
  finding: OpenFinding,
): Promise<void> => {
  const about = { datacenterId: round.claim.datacenterId, kind: finding.kind, service: nameOf(finding.service) }
  try {
    if (!(await isDue(comparing, round, finding))) return
    const at = { datacenterId: round.claim.datacenterId, theirs: round.theirs }
    if (finding.isSeen) await comparing.mend?.(round.deps, at, finding, round.signal)
    const isNews = await comparing.settle[finding.service.type]?.(round, finding)
    if (isNews) round.log.warn({ ...about, details: finding.details }, 'engine and database do not agree')
  } catch (error) {
    // One that cannot be seen to must not keep the others waiting.
    round.log.error({ ...about, err: error }, 'drift could not be seen to; the next round tries again')
  }
}

/** Whether all of it was seen to. */
const compareAndRepair = async <Deps, Theirs, Ours>(
  comparing: Comparing<Deps, Theirs, Ours>,
  context: PeriodicRound<Deps>,
  claim: Claim,
  theirs: Theirs,
): Promise<boolean> => {
  const { db, log, signal } = context
  const { datacenterId } = claim
  const types = Object.keys(comparing.settle) as DriftServiceType[]
  const ours = await comparing.readOurs(db, claim, theirs)
  const comparison = comparing.compare(ours, theirs)
  const round = { ...context, claim, theirs, isDoubtful: comparing.isDoubtful(ours, comparison) }
  if (round.isDoubtful) log.warn({ datacenterId }, 'most of what should be on the engine is not: held back for an hour')
  const open = await inPlainTransaction(db, (trx) => recordSeen(trx, { datacenterId, types }, comparison.findings))
  for (const finding of open) {
    if (signal.aborted) return false
    // Busy now: whether an older finding still holds is for a later round to say.
    if (finding.isSeen || !comparison.skipped.has(nameOf(finding.service))) await attend(comparing, round, finding)
  }
  return true
}

/** One look at a datacenter, unless it is another worker's turn. An engine that does not answer proves nothing. */
export const compareOnce = async <Deps, Theirs, Ours>(
  comparing: Comparing<Deps, Theirs, Ours>,
  context: PeriodicRound<Deps>,
  datacenterId: number,
  { pauseSeconds }: { pauseSeconds?: number } = {},
): Promise<void> => {
  const { db, deps, log } = context
  const claim = await claimRound(db, { datacenterId, scope: comparing.scope, label: comparing.label }, pauseSeconds)
  if (!claim) return
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(roundTimeoutMs)])
  let end: RoundEnd = { is: 'brokenOff' }
  try {
    const begun = performance.now()
    const theirs = await comparing.readTheirs(deps, datacenterId, signal).catch((error: unknown) => {
      if (context.signal.aborted) return
      end = { is: 'unanswered', code: signal.aborted ? 'timeout' : failureOf(error).code }
      log.warn({ datacenterId, err: error }, 'the engine could not be read: not compared')
    })
    const tookMs = Math.round(performance.now() - begun)
    if (theirs && (await compareAndRepair(comparing, { ...context, signal }, claim, theirs)))
      end = { is: 'whole', tookMs }
  } finally {
    await endRound(db, claim, end)
  }
}

const listDatacenters = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('datacenters').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Side by side: a cloud that does not answer must not keep the others waiting. */
export const comparingWork = <Deps, Theirs, Ours>(
  name: string,
  comparing: Comparing<Deps, Theirs, Ours>,
): PeriodicWork<Deps> => ({
  name,
  everyMs: 60_000,
  run: async (context) => {
    const datacenters = await listDatacenters(context.db)
    await Promise.all(
      datacenters.map((datacenterId) =>
        compareOnce(comparing, context, datacenterId).catch((error: unknown) =>
          context.log.error({ datacenterId, err: error }, 'engine and database could not be compared'),
        ),
      ),
    )
  },
})
