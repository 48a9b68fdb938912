import type { CostReportItem } from '@sarv/client/financial.generated'
import { formatDayAndMonth, toJalali } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { mostSeries, type MoneyBar } from '../frame/MoneyBars.tsx'

interface DailyCosts {
  /** Kinds of services, the dearest first; those beyond the palette are one. */
  series: string[]
  bars: MoneyBar[]
}

interface DailyOptions {
  days: readonly string[]
  /** A moment of the wire; days after it are drawn as a forecast. */
  now: string
  /** Rials of a whole day to come; nothing is drawn where nothing runs. */
  rialsPerDay: number
  /** Which of its sums is drawn. */
  of: (row: CostReportItem) => number
  /** What kinds beyond the palette are called. */
  rest: string
}

const sum = (rows: readonly CostReportItem[], of: DailyOptions['of']): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** What each day of a month cost, by kinds of services, and what the rest of it would cost as things are. */
export const dailyCosts = (rows: readonly CostReportItem[], options: DailyOptions): DailyCosts => {
  const { days, now, rialsPerDay, of, rest } = options
  const byProduct = [...Map.groupBy(rows, ({ product }) => product ?? rest)]
    .map(([name, ofProduct]) => ({ name, rials: sum(ofProduct, of) }))
    .toSorted((a, b) => b.rials - a.rials)
    .map(({ name }) => name)
  const isTooMany = byProduct.length > mostSeries
  const series = isTooMany ? [...byProduct.slice(0, mostSeries - 1), rest] : byProduct
  const seriesOf = (name: string) => (series.includes(name) ? name : rest)
  const byDay = Map.groupBy(rows, ({ date }) => date?.slice(0, 10) ?? '')
  const today = now.slice(0, 10)
  const bars = days.flatMap((day): MoneyBar[] => {
    const date = day.slice(0, 10)
    const shared = { id: date, label: formatCount(toJalali(day)?.day ?? 0), name: formatDayAndMonth(day) }
    if (date > today) return rialsPerDay > 0 ? [{ ...shared, amounts: [rialsPerDay], kind: 'forecast' }] : []
    const ofDay = byDay.get(date) ?? []
    const amounts = series.map((name) =>
      sum(
        ofDay.filter(({ product }) => seriesOf(product ?? rest) === name),
        of,
      ),
    )
    return [{ ...shared, amounts, kind: date === today ? 'now' : 'past' }]
  })
  return { series, bars }
}
