import { EngineError } from '../../../ports/engine-error.ts'
import type { PeriodicRound } from '../../../operations/periodic-work.ts'
import type { ServerPort } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { tagOf, type VmDependencies } from '../hosts/hosts.steps.ts'
import { minuteMs, ratesOfMinute, type KeptCounters, type Sample } from './metrics.rules.ts'
import { insertOff, insertSamples, listRunning, saveCounters, type RunningServer } from './metrics.store.ts'

/** Calls under way at a time: a cloud's api has other work to do. */
const lanes = 8
/** More than the lanes can read in a round. */
const serversCeiling = 5000
/** So many are written at once; a worker that dies loses no more. */
const bite = 200
const callMs = 10_000
/** The next round must find this one ended. */
const longestRoundMs = 45_000

export type SamplerContext = PeriodicRound<Pick<VmDependencies, 'compute'>> & {
  /** Other than a real round's, for the sake of tests. */
  roundMs?: number
}

export interface Round {
  datacenterId: number
  /** The round measures the minute before. */
  minute: Date
}

interface Readings {
  samples: (VmHostKey & Sample)[]
  counters: (VmHostKey & KeptCounters)[]
  failures: unknown[]
}

/** A few at a time, each lane taking the next one that is left. */
const inLanes = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const isGone = (error: unknown): boolean => error instanceof EngineError && error.code === 'not_found'

const readAll = async (
  engine: ServerPort,
  servers: readonly RunningServer[],
  at: Date,
  signal: AbortSignal,
): Promise<Readings> => {
  const readings: Readings = { samples: [], counters: [], failures: [] }
  await inLanes(servers, async ({ projectId, id, before }) => {
    try {
      signal.throwIfAborted()
      const within = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
      const counters = await engine.readCounters(tagOf({ projectId, id }), within)
      if (!counters) return
      readings.counters.push({ projectId, id, ...counters })
      const rates = ratesOfMinute(before, counters)
      if (rates) readings.samples.push({ projectId, id, at, minutes: 1, ...rates })
    } catch (error) {
      // That it is gone is for others to find out; of its use there is simply nothing to say.
      if (!isGone(error)) readings.failures.push(error)
    }
  })
  return readings
}

const sampleRunning = async (
  { db, deps, signal }: SamplerContext,
  { datacenterId, minute }: Round,
): Promise<{ servers: number; failures: unknown[] }> => {
  const at = new Date(minute.getTime() - minuteMs)
  const engine = deps.compute(datacenterId)
  const running = await listRunning(db, datacenterId, serversCeiling)
  const failures: unknown[] = []
  for (let first = 0; first < running.length; first += bite) {
    const readings = await readAll(engine, running.slice(first, first + bite), at, signal)
    // Samples before counters: should we end between the two, the next look covers two minutes instead of none.
    if (readings.samples.length > 0) await insertSamples(db, 'minute', readings.samples)
    if (readings.counters.length > 0) await saveCounters(db, readings.counters)
    failures.push(...readings.failures)
  }
  return { servers: running.length, failures }
}

/** One datacenter, one minute. Whatever goes wrong is a gap in the charts and one line in the log. */
export const sampleDatacenter = async (context: SamplerContext, round: Round): Promise<void> => {
  const { db, log, signal: stopping } = context
  const { datacenterId, minute } = round
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(context.roundMs ?? longestRoundMs)])
  const warn = (details: object) => {
    if (!stopping.aborted) log.warn({ datacenterId, ...details }, 'servers could not be sampled: a gap is left')
  }
  try {
    await insertOff(db, datacenterId, new Date(minute.getTime() - minuteMs))
    const { servers, failures } = await sampleRunning({ ...context, signal }, round)
    if (failures.length > 0) warn({ failed: failures.length, of: servers, err: failures[0] })
  } catch (error) {
    warn({ err: error })
  }
}
