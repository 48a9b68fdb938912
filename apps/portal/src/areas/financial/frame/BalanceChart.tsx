import { useState } from 'react'
import { formatDateTime, formatDayAndMonth, formatTime } from '../../../format/dates.ts'
import { formatNumber } from '../../../format/number.ts'
import { formatRials, inShownCurrency, rialsParts } from '../../../format/rials.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { balanceAxis, type Ahead, type BalanceAxis, type Place } from './balance-forecast.ts'
import { axisUnitOf, heightOf, moneyScale } from './money-scale.ts'
import { moneyChartText as text } from './money-chart.fa.ts'
import styles from './BalanceChart.module.css'

export interface BalancePoint {
  balance: number
  toDate: string
}

interface BalanceChartProps {
  /** Oldest first; the last is of now. */
  points: readonly BalancePoint[]
  /** Whether its times are hours of one day. */
  isOneDay: boolean
  /** What comes when nobody pays. */
  ahead?: Ahead | undefined
  /** What the forecast means, in a sentence. */
  note?: string | undefined
}

/** Money over the calendar: it runs as the text does, the future at the left. */
export function BalanceChart({ points, isOneDay, ahead, note }: BalanceChartProps) {
  const [isTable, setTable] = useState(false)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const axis = balanceAxis(first.toDate, last.toDate, ahead)
  return (
    <figure className={styles.chart}>
      {axis.now.at < 100 && <Legend axis={axis} />}
      {isTable ? <PointTable points={points} /> : <Plot {...{ points, isOneDay, axis, last }} />}
      <figcaption className={styles.foot}>
        <span>
          {text.unit(axisUnitOf(largestOf(points)) > 1, rialsParts(0).unit)} {note}
        </span>
        <Button kind="quiet" size="sm" onPress={() => setTable(!isTable)}>
          {isTable ? text.asChart : text.asTable}
        </Button>
      </figcaption>
    </figure>
  )
}

const largestOf = (points: readonly BalancePoint[]): number =>
  Math.max(0, ...points.map(({ balance }) => Math.abs(balance)))

function Legend({ axis: { stops, kept, gone } }: { axis: BalanceAxis }) {
  return (
    <ul className={styles.legend}>
      <li data-key="balance">{text.balance}</li>
      <li data-key="forecast">{text.forecast}</li>
      {stops && kept && <li data-key="kept">{text.kept}</li>}
      {kept && gone && <li data-key="gone">{text.gone}</li>}
    </ul>
  )
}

interface PlotProps extends Pick<BalanceChartProps, 'points' | 'isOneDay'> {
  axis: BalanceAxis
  last: BalancePoint
}

function Plot({ points, isOneDay, axis, last }: PlotProps) {
  const scale = moneyScale(points.map(({ balance }) => balance))
  const unit = axisUnitOf(largestOf(points))
  // Percent from the left: the first point stands at the right.
  const across = (wire: string) => 100 - axis.placeOf(wire)
  const line = points.map(({ balance, toDate }) => `${across(toDate)},${heightOf(scale, balance)}`).join(' ')
  const zero = heightOf(scale, 0)
  const today = 100 - axis.now.at
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
      <div className={styles.drawing} role="img" aria-label={text.balanceNow(formatRials(last.balance))}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <Span className={styles.kept} from={axis.stops} to={axis.kept} />
          <Span className={styles.gone} from={axis.kept} to={axis.gone} isLast />
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
          <polygon className={styles.area} points={`100,${zero} ${line} ${today},${zero}`} />
          <polyline className={styles.balance} points={line} />
          {today > 0 && <line className={styles.today} x1={today} x2={today} y1="0" y2="100" />}
          <Forecast {...{ axis, today, zero }} from={heightOf(scale, last.balance)} />
        </svg>
      </div>
      <div className={styles.times} aria-hidden>
        {labelsOf(axis).map(({ wire, at, isNow }) => (
          <span key={wire} style={{ insetInlineStart: `${at}%` }} data-edge={edgeOf(at)} data-now={isNow || undefined}>
            {isNow ? text.today : isOneDay ? formatTime(wire) : formatDayAndMonth(wire)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Labels at the ends stay inside the card. */
const edgeOf = (at: number) => {
  if (at < 4) return 'start'
  return at > 96 ? 'end' : undefined
}

/** Today is always said; labels beside it make room. */
const labelsOf = ({ labels, now }: BalanceAxis): (Place & { isNow: boolean })[] => {
  if (now.at >= 100) return labels.map((label) => ({ ...label, isNow: false }))
  const far = labels.filter(({ at }) => Math.abs(at - now.at) > 10).map((label) => ({ ...label, isNow: false }))
  return [...far, { ...now, isNow: true }]
}

interface SpanProps {
  className: string | undefined
  from: Place | undefined
  to: Place | undefined
  /** It has no end. */
  isLast?: boolean
}

/** A span of time, as a block behind the lines. */
function Span({ className, from, to, isLast = false }: SpanProps) {
  if (!from || !to) return null
  const end = isLast ? 100 : to.at
  return <rect className={className} x={100 - end} y="0" width={Math.max(0, end - from.at)} height="100" />
}

interface ForecastProps {
  axis: BalanceAxis
  today: number
  /** Where the balance and nothing stand, in percent from the top. */
  from: number
  zero: number
}

/** From today's balance to nothing, or to the edge where the end lies beyond it. */
function Forecast({ axis: { stops, now, ends }, today, from, zero }: ForecastProps) {
  if (ends === undefined || today <= 0) return null
  if (stops) return <line className={styles.forecast} x1={today} y1={from} x2={100 - stops.at} y2={zero} />
  const share = (100 - now.at) / (ends - now.at)
  return <line className={styles.forecast} x1={today} y1={from} x2="0" y2={from + (zero - from) * share} />
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
