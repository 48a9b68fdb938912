import type { Db } from '../../../db/connection.ts'
import type { PeriodicRound, PeriodicWork } from '../../../operations/periodic-work.ts'
import type { VmDependencies } from '../hosts/operation-parts.ts'
import { isOnEngine, readTheirs } from './engine-lists.ts'
import { claimRound, confirm, endRound, recordSeen, resolve, type Claim, type OpenFinding } from './findings.store.ts'
import { networkRepairs } from './network.repairs.ts'
import { isServiceBusy, readOurs } from './ours.store.ts'
import { compare, isDoubtful, nameOf, type DriftKind, type DriftServiceType, type Theirs } from './reconcile.rules.ts'
import type { Repairs } from './repair.ts'
import { serverRepairs } from './server.repairs.ts'
import { volumeRepairs } from './volume.repairs.ts'

/** Less than a claim lasts: whoever takes too long gives up before another begins. */
const roundTimeoutMs = 240_000
/** Lists are not all of one moment: only what a second round sees again is believed. */
const believedRounds = 2
/** How long operators have to look before even a doubtful answer is believed. */
const doubtMs = 3_600_000
/** Nothing is written about these but that they are so. */
const onlyReported: ReadonlySet<DriftKind> = new Set(['size', 'orphan'])

type Context = PeriodicRound<VmDependencies>

interface Round extends Context {
  claim: Claim
  theirs: Theirs
  isDoubtful: boolean
}

/** Whether from now on it counts; it did so before, or cannot be said now: false. */
const settle = <Held>(round: Round, finding: OpenFinding, repairs: Repairs<Held>): Promise<boolean> =>
  round.db.transaction().execute(async (trx) => {
    const { deps, claim, theirs } = round
    const held = await repairs.hold(trx, finding.service)
    if (held !== undefined && (await isServiceBusy(trx, finding.service, claim.since))) return false
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

const settleBy: Record<DriftServiceType, (round: Round, finding: OpenFinding) => Promise<boolean>> = {
  Vm: (round, finding) => settle(round, finding, serverRepairs),
  Volume: (round, finding) => settle(round, finding, volumeRepairs),
  Network: (round, finding) => settle(round, finding, networkRepairs),
}

/** Whether something is to be done about it in this round. */
const isDue = async (round: Round, finding: OpenFinding): Promise<boolean> => {
  const { kind, isSeen, isConfirmed, rounds, firstSeen, service } = finding
  if (!isSeen) return true
  if (isConfirmed) return !onlyReported.has(kind)
  if (rounds < believedRounds) return false
  if (kind !== 'gone') return true
  if (round.isDoubtful && Date.now() - firstSeen.getTime() < doubtMs) return false
  return !(await isOnEngine(round.deps.compute(round.claim.datacenterId), service, round.signal))
}

const attend = async (round: Round, finding: OpenFinding): Promise<void> => {
  const about = { datacenterId: round.claim.datacenterId, kind: finding.kind, service: nameOf(finding.service) }
  try {
    if (!(await isDue(round, finding))) return
    const isNews = await settleBy[finding.service.type](round, finding)
    if (isNews) round.log.warn({ ...about, details: finding.details }, 'engine and database do not agree')
  } catch (error) {
    // One that cannot be seen to must not keep the others waiting.
    round.log.error({ ...about, err: error }, 'drift could not be seen to; the next round tries again')
  }
}

/** Whether all of it was seen to. */
const compareAndRepair = async (context: Context, claim: Claim, theirs: Theirs): Promise<boolean> => {
  const { db, log, signal } = context
  const { datacenterId } = claim
  const ours = await readOurs(db, claim, theirs)
  const { findings, skipped } = compare(ours, theirs)
  const round = { ...context, claim, theirs, isDoubtful: isDoubtful(ours, findings) }
  if (round.isDoubtful) log.warn({ datacenterId }, 'most of what should be on the engine is not: held back for an hour')
  const open = await db.transaction().execute((trx) => recordSeen(trx, datacenterId, findings))
  for (const finding of open) {
    if (signal.aborted) return false
    // Busy now: whether an older finding still holds is for a later round to say.
    if (finding.isSeen || !skipped.has(nameOf(finding.service))) await attend(round, finding)
  }
  return true
}

/** One look at a datacenter, unless it is another worker's turn. An engine that does not answer proves nothing. */
export const reconcile = async (
  context: Context,
  datacenterId: number,
  { pauseSeconds }: { pauseSeconds?: number } = {},
): Promise<void> => {
  const { db, deps, log } = context
  const claim = await claimRound(db, datacenterId, pauseSeconds)
  if (!claim) return
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(roundTimeoutMs)])
  let isWhole = false
  try {
    const theirs = await readTheirs(deps.compute, datacenterId, signal).catch((error: unknown) => {
      if (!context.signal.aborted) log.warn({ datacenterId, err: error }, 'the engine could not be read: not compared')
    })
    if (theirs) isWhole = await compareAndRepair({ ...context, signal }, claim, theirs)
  } finally {
    await endRound(db, claim, isWhole ? 'whole' : 'brokenOff')
  }
}

const listDatacenters = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('datacenters').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Side by side: a cloud that does not answer must not keep the others waiting. */
export const reconcileWork: PeriodicWork<VmDependencies> = {
  name: 'compare engines and database',
  everyMs: 60_000,
  run: async (context) => {
    const datacenters = await listDatacenters(context.db)
    await Promise.all(
      datacenters.map((datacenterId) =>
        reconcile(context, datacenterId).catch((error: unknown) =>
          context.log.error({ datacenterId, err: error }, 'engine and database could not be compared'),
        ),
      ),
    )
  },
}
