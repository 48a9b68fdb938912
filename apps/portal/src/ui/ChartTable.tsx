import { formatDateTime } from '../format/dates.ts'
import { type ChartProps, shownValue } from './Chart.tsx'
import styles from './Chart.module.css'
import { uiText } from './ui.fa.ts'

/** The same chart in numbers, newest first: for screen readers, and for whoever wants to know exactly. */
export function ChartTable({ title, times, series, formatValue }: ChartProps) {
  const newestFirst = times.map((_, index) => times.length - 1 - index)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={uiText.chart.of(title)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{uiText.chart.time}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((at) => (
            <tr key={times[at]}>
              <th scope="row">
                <bdi dir="rtl">{formatDateTime(times[at])}</bdi>
              </th>
              {series.map(({ label, values }) => (
                <td key={label}>{shownValue(values[at], formatValue)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
