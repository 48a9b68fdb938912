import { useState } from 'react'
import { formatDateTime, formatDayAndMonth, formatTime } from '../../../format/dates.ts'
import { formatNumber } from '../../../format/number.ts'
import { formatRials, inShownCurrency, rialsParts } from '../../../format/rials.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { axisUnitOf, heightOf, moneyScale } from './money-scale.ts'
import { balanceChartText as text } from './balance-chart.fa.ts'
import styles from './BalanceChart.module.css'

export interface BalancePoint {
  balance: number
  toDate: string
}

interface BalanceChartProps {
  /** Oldest first. */
  points: readonly BalancePoint[]
  /** Whether its times are hours of one day. */
  isOneDay: boolean
}

const axisLabels = 6

/** Money over the calendar: it runs as the text does, the newest at the left. */
export function BalanceChart({ points, isOneDay }: BalanceChartProps) {
  const [isTable, setTable] = useState(false)
  return (
    <figure className={styles.chart}>
      {isTable ? <PointTable points={points} /> : <Plot points={points} isOneDay={isOneDay} />}
      <figcaption className={styles.foot}>
        <span>{text.unit(axisUnitOf(largestOf(points)) > 1, rialsParts(0).unit)}</span>
        <Button kind="quiet" size="sm" onPress={() => setTable(!isTable)}>
          {isTable ? text.asChart : text.asTable}
        </Button>
      </figcaption>
    </figure>
  )
}

const largestOf = (points: readonly BalancePoint[]): number =>
  Math.max(0, ...points.map(({ balance }) => Math.abs(balance)))

function Plot({ points, isOneDay }: BalanceChartProps) {
  const scale = moneyScale(points.map(({ balance }) => balance))
  const unit = axisUnitOf(largestOf(points))
  // Percent from the left: the first point stands at the right.
  const across = (index: number) => 100 - (index / Math.max(1, points.length - 1)) * 100
  const line = points.map(({ balance }, index) => `${across(index)},${heightOf(scale, balance)}`).join(' ')
  const zero = heightOf(scale, 0)
  const every = Math.max(1, Math.ceil((points.length - 1) / axisLabels))
  const last = points.at(-1)
  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden>
        {scale.lines.toReversed().map((value) => (
          <span key={value} style={{ insetBlockStart: `${heightOf(scale, value)}%` }}>
            {formatNumber(inShownCurrency(value) / unit, 2)}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for its name */}
      <div className={styles.drawing} role="img" aria-label={text.of(formatRials(last?.balance ?? 0))}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {scale.lines.map((value) => (
            <line
              key={value}
              className={styles.line}
              x1="0"
              x2="100"
              y1={heightOf(scale, value)}
              y2={heightOf(scale, value)}
            />
          ))}
          <polygon className={styles.area} points={`100,${zero} ${line} 0,${zero}`} />
          <polyline className={styles.balance} points={line} />
        </svg>
      </div>
      <div className={styles.times} aria-hidden>
        {points.map(({ toDate }, index) =>
          index % every === 0 ? (
            <span key={toDate} style={{ insetInlineStart: `${100 - across(index)}%` }}>
              {isOneDay ? formatTime(toDate) : formatDayAndMonth(toDate)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

function PointTable({ points }: { points: readonly BalancePoint[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={text.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.time}</th>
            <th scope="col">{text.balance}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ toDate, balance }) => (
            <tr key={toDate}>
              <th scope="row">
                <bdi dir="rtl">{formatDateTime(toDate)}</bdi>
              </th>
              <td>
                <Money rials={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
