import type {
  OperatorCapacity,
  OperatorDatacenterCapacity,
  OperatorStock,
} from '@sarv/contract/operator/operator-capacity/operator-capacity.schemas'
import { capacityResources, type CapacityResource } from '@sarv/contract/operator/operator-capacity/resources'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { PeriodicRound } from '../../../operations/periodic-work.ts'
import type { ComputeStock, Stock } from '../../../ports/compute/stock.engine.ts'
import {
  capacityThresholds,
  fullInDays,
  levelOf,
  takenPercent,
  trendDays,
  type DayPoint,
} from './operator-capacity.rules.ts'
import {
  claimCapacityRounds,
  insertCapacitySamples,
  listCapacityDays,
  listCapacityRounds,
  listLatestSamples,
} from './operator-capacity.store.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const sampleEveryMs = 10 * minuteMs
/** The next round must find this one ended. A large cloud is asked host by host. */
const longestMs = 5 * minuteMs
/** Two rounds in a row have failed by then. */
const staleAfterMs = 25 * minuteMs

export type CapacityContext = PeriodicRound<Pick<Dependencies, 'compute'>>

/** What the engine has nothing of is left out; what it cannot say is kept as unknown. */
const samplesOf = (told: ComputeStock) =>
  capacityResources.flatMap((resource) => {
    const stock = told[resource]
    return stock === undefined ? [] : [{ resource, stock }]
  })

/** An engine that does not answer leaves a gap, and one line in the log. */
const sampleDatacenter = async ({ db, deps, log, signal: stopping }: CapacityContext, datacenterId: number) => {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)])
  try {
    const told = await deps.compute(datacenterId).readStock(signal)
    await insertCapacitySamples(db, datacenterId, new Date(), samplesOf(told))
  } catch (error) {
    if (!stopping.aborted) log.warn({ datacenterId, err: error }, 'the engine did not say what it has: a gap is left')
  }
}

/** Asks every datacenter whose time has come, each by one worker. */
export const sampleCapacity = async (context: CapacityContext): Promise<void> => {
  const datacenterIds = await claimCapacityRounds(context.db, sampleEveryMs)
  await Promise.all(datacenterIds.map((datacenterId) => sampleDatacenter(context, datacenterId)))
}

const wireStock = (resource: CapacityResource, stock: Stock | null, days: readonly DayPoint[]): OperatorStock => {
  if (!stock) return { resource, total: null, used: null, held: null, percent: null, level: null, fullInDays: null }
  const percent = takenPercent(stock)
  return { resource, ...stock, percent, level: levelOf(percent), fullInDays: fullInDays(days, stock) ?? null }
}

/** By what was sampled: looking at it costs no engine anything. */
export const readCapacity = async (db: Db, now = new Date()): Promise<OperatorCapacity> => {
  const rounds = await listCapacityRounds(db)
  const latest = await listLatestSamples(db)
  const days = await listCapacityDays(db, new Date(now.getTime() - trendDays * dayMs))

  const stocksOf = (datacenterId: number): OperatorStock[] =>
    capacityResources.flatMap((resource) => {
      const isIt = (row: { datacenterId: number; resource: string }) =>
        row.datacenterId === datacenterId && row.resource === resource
      const last = latest.find(isIt)
      if (!last) return []
      const { total, used, held } = last
      const stock = total === null || used === null ? null : { total, used, held }
      return [wireStock(resource, stock, days.filter(isIt))]
    })
  const datacenters = rounds.map(({ id, name, sampledAt }): OperatorDatacenterCapacity => ({
    datacenterId: id,
    datacenter: name,
    sampledDate: sampledAt && toWire(sampledAt),
    isStale: sampledAt === null || now.getTime() - sampledAt.getTime() > staleAfterMs,
    stocks: stocksOf(id),
  }))
  return { ...capacityThresholds, datacenters }
}
