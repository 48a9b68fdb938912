import type {
  CapacityLevel,
  OperatorDatacenterCapacity,
  OperatorRoom,
  OperatorStock,
} from '@sarv/contract/operator/operator-capacity/operator-capacity.schemas'
import type { CapacityResource } from '@sarv/contract/operator/operator-capacity/resources'
import type { Stock } from '../../../ports/compute/stock.engine.ts'
import type { LimitedItem } from '../../../services/limits.service.ts'

/** From these shares on, in percent. */
export const capacityThresholds = { warningPercent: 80, dangerPercent: 95 } as const

/** The resources that a limited thing takes; nothing runs out of what is not here. */
const resourcesOf: Partial<Record<LimitedItem, readonly CapacityResource[]>> = {
  cpu: ['vcpus'],
  memoryGb: ['memoryGb'],
  diskGb: ['diskGb', 'volumeGb'],
  ip: ['ipv4'],
}

const freeOf = ({ total, used, held }: OperatorStock): number | null =>
  total === null || used === null ? null : Math.max(0, total - takenOf({ used, held }))

/** How much is left of a limited thing, datacenter by datacenter; unknown where the engine cannot say it of every part. */
export const roomFor = (item: LimitedItem, datacenters: readonly OperatorDatacenterCapacity[]): OperatorRoom[] =>
  datacenters.flatMap(({ datacenter, stocks }) => {
    const free = stocks.filter(({ resource }) => resourcesOf[item]?.includes(resource)).map(freeOf)
    if (free.length === 0) return []
    const isKnown = !free.includes(null)
    return [{ datacenter, free: isKnown ? free.reduce<number>((sum, part) => sum + (part ?? 0), 0) : null }]
  })

/** Used or held: what nobody else can have. */
export const takenOf = ({ used, held }: Pick<Stock, 'used' | 'held'>): number => used + (held ?? 0)

/** In whole percent, rounded down: 100 is said of what is full, and of nothing else. Where there is nothing, all is taken. */
export const takenPercent = (stock: Stock): number =>
  stock.total === 0 ? 100 : Math.min(100, Math.floor((takenOf(stock) / stock.total) * 100))

export const levelOf = (percent: number): CapacityLevel => {
  if (percent >= capacityThresholds.dangerPercent) return 'danger'
  return percent >= capacityThresholds.warningPercent ? 'warning' : 'normal'
}

/** How much was taken at a time: the middle of a day's samples. */
export interface DayPoint {
  at: Date
  taken: number
}

export const trendDays = 30
/** Fewer say more about last Tuesday than about the month. */
const leastDays = 7
/** Nobody plans a year ahead by the line of a month. */
const furthestDays = 365
const dayMs = 86_400_000

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The slope of the straight line that lies nearest to all points, in units a day. */
const slopeOf = (points: readonly DayPoint[]): number => {
  const days = points.map(({ at }) => at.getTime() / dayMs)
  const meanDay = meanOf(days)
  const meanTaken = meanOf(points.map(({ taken }) => taken))
  let rise = 0
  let run = 0
  for (const [index, { taken }] of points.entries()) {
    const distance = days[index]! - meanDay
    rise += distance * (taken - meanTaken)
    run += distance ** 2
  }
  return run === 0 ? 0 : rise / run
}

/**
 * In how many days nothing is left, if it goes on from where it is now as it went in the last month. undefined: there is no
 * saying, it does not fill up, or not within a year.
 */
export const fullInDays = (points: readonly DayPoint[], now: Stock): number | undefined => {
  const left = now.total - takenOf(now)
  if (left <= 0) return 0
  if (points.length < leastDays) return undefined
  const slope = slopeOf(points)
  if (slope <= 0) return undefined
  const days = Math.max(1, Math.round(left / slope))
  return days <= furthestDays ? days : undefined
}
