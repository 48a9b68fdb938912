import { useState } from 'react'
import { wireToUtc } from '../format/dates.ts'
import { Button } from './Button.tsx'
import { chartTop, largestOf } from './chart-scale.ts'
import styles from './Chart.module.css'
import type { HoveredSample } from './ChartPlot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ChartTooltip } from './ChartTooltip.tsx'
import { Empty } from './Empty.tsx'
import { uiText } from './ui.fa.ts'
import { lazyPart } from './lazy-part.tsx'
import { MissingPart } from './MissingPart.tsx'

export interface ChartSeries {
  label: string
  /** One for each time; `null` is a gap. */
  values: readonly (number | null)[]
}

export interface ChartProps {
  title: string
  /** Wire date-times, oldest first. */
  times: readonly string[]
  /** One to six; from the second on they are dashed as well as coloured. */
  series: readonly ChartSeries[]
  /** A value with its unit, for the legend and the table. */
  formatValue: (value: number) => string
  /** A value at the axis, shorter. */
  formatTick?: (value: number) => string
  /** The top of the axis where it is known: 100 for percents. */
  max?: number
  heightPx?: number
  /** Moments to point at, oldest first: a restart, a change of size. Each line carries its number. */
  marks?: readonly string[]
  /** In a line below the drawing. */
  note?: string | undefined
}

// uPlot is only loaded where there is something to draw.
const ChartPlot = lazyPart(async () => (await import('./ChartPlot.tsx')).ChartPlot, { missing: MissingPart })

/** Machine metrics over clock time: left to right, values at the right, from zero. */
export function Chart(props: ChartProps) {
  const { title, times, series, formatValue, formatTick = formatValue, heightPx = 176, marks = [], note } = props
  const [isTable, setTable] = useState(false)
  const [hovered, setHovered] = useState<HoveredSample>()
  const at = hovered?.index ?? times.length - 1

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.legend}>
          {series.map(({ label, values }, index) => (
            <li
              key={label}
              className={styles.key}
              data-color={colorOf(index, series.length)}
              data-dashed={index > 0 || undefined}
            >
              {label} <b>{shownValue(values[at], formatValue)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      {times.length === 0 && <Empty size="sm" title={uiText.chart.noData} />}
      {times.length > 0 && isTable && <ChartTable {...props} />}
      {times.length > 0 && !isTable && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing on a canvas has no tag for its name
        <div role="img" className={styles.plot} aria-label={uiText.chart.of(title)} style={{ blockSize: heightPx }}>
          <ChartPlot
            seconds={times.map(toSeconds)}
            series={series.map(({ values }, index) => ({ values, color: colorOf(index, series.length) }))}
            top={props.max ?? chartTop(largestOf(series.map(({ values }) => values)))}
            heightPx={heightPx}
            formatTick={formatTick}
            marks={marks.map(toSeconds)}
            onHover={(sample) => setHovered((before) => (sample?.index === before?.index ? before : sample))}
          />
          {hovered && <ChartTooltip {...props} hovered={hovered} />}
        </div>
      )}
      {times.length > 0 && (
        <div className={styles.foot}>
          {note && <p className={styles.note}>{note}</p>}
          <span className={styles.toggle}>
            <Button kind="quiet" size="sm" onPress={() => setTable(!isTable)}>
              {isTable ? uiText.chart.showChart : uiText.chart.showTable}
            </Button>
          </span>
        </div>
      )}
    </figure>
  )
}

const toSeconds = (wire: string): number => (wireToUtc(wire)?.getTime() ?? 0) / 1000

export const shownValue = (value: number | null | undefined, formatValue: (value: number) => string): string =>
  value === null || value === undefined ? uiText.dashes : formatValue(value)

/** One series wears the brand; two wear the pair that is told apart best; more take the palette in order. */
export const colorOf = (index: number, count: number): number => (count === 2 ? [3, 2][index] : undefined) ?? index + 1
