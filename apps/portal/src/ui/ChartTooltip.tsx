import { formatDateTime } from '../format/dates.ts'
import { type ChartProps, colorOf, shownValue } from './Chart.tsx'
import styles from './Chart.module.css'
import type { HoveredSample } from './ChartPlot.tsx'

const distancePx = 12

/** The sample under the pointer, beside its line: on the side where there is more room. */
export function ChartTooltip({ times, series, formatValue, hovered }: ChartProps & { hovered: HoveredSample }) {
  const { index, atPx, widthPx } = hovered
  const place =
    atPx < widthPx / 2
      ? { insetInlineStart: `${atPx + distancePx}px` }
      : { insetInlineEnd: `calc(100% - ${atPx - distancePx}px)` }
  return (
    // For the pointer alone: whoever cannot see the drawing reads the table.
    <div className={styles.tooltip} style={place} aria-hidden>
      <bdi dir="rtl">{formatDateTime(times[index])}</bdi>
      {series.map(({ label, values }, at) => (
        <span
          key={label}
          className={styles.key}
          data-color={colorOf(at, series.length)}
          data-dashed={at > 0 || undefined}
        >
          {label} <b>{shownValue(values[index], formatValue)}</b>
        </span>
      ))}
    </div>
  )
}
