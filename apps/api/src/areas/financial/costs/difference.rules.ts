import type { CostRow } from './costs.store.ts'

/** More than a page shows; what follows is one sum. */
const mostServices = 20

interface ServiceDifference {
  row: CostRow
  totalRials: number
  beforeRials: number
  differenceRials: number
}

const rialsOf = ({ netRials, vatRials }: CostRow): number => netRials + vatRials
const keyOf = ({ projectId, serviceType, serviceId }: CostRow): string => [projectId, serviceType, serviceId].join(' ')
const sumOf = (rows: readonly CostRow[]): number => rows.reduce((sum, row) => sum + rialsOf(row), 0)

/** What each service costs more or less than before, the largest difference first; services that cost the same are not named. */
const differencesOf = (rows: readonly CostRow[], earlier: readonly CostRow[]): ServiceDifference[] => {
  const before = new Map(earlier.map((row) => [keyOf(row), row]))
  const now = new Set(rows.map(keyOf))
  return [...rows, ...earlier.filter((row) => !now.has(keyOf(row)))]
    .map((row) => {
      const was = before.get(keyOf(row))
      const totalRials = now.has(keyOf(row)) ? rialsOf(row) : 0
      const beforeRials = was ? rialsOf(was) : 0
      return { row, totalRials, beforeRials, differenceRials: totalRials - beforeRials }
    })
    .filter(({ differenceRials }) => differenceRials !== 0)
    .toSorted((a, b) => Math.abs(b.differenceRials) - Math.abs(a.differenceRials))
}

/** Why a month costs more or less than the one before. The named services and the others add up to the difference. */
export const compareMonths = (rows: readonly CostRow[], earlier: readonly CostRow[]) => {
  const all = differencesOf(rows, earlier)
  const others = all.slice(mostServices)
  const [totalRials, beforeRials] = [sumOf(rows), sumOf(earlier)]
  return {
    totalRials,
    beforeRials,
    differenceRials: totalRials - beforeRials,
    services: all.slice(0, mostServices),
    otherCount: others.length,
    otherRials: others.reduce((sum, { differenceRials }) => sum + differenceRials, 0),
  }
}
