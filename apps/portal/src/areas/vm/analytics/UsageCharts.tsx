import type { OperationListItem } from '@sarv/client/portal.generated'
import { useMemo } from 'react'
import { formatNumber, formatPercent } from '../../../format/number.ts'
import { formatDateTime } from '../../../format/dates.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Chart, type ChartSeries } from '../../../ui/Chart.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { useVmOperations } from '../hosts/use-vm-work.ts'
import { analyticsText as text } from './analytics.fa.ts'
import styles from './AnalyticsTab.module.css'
import type { Samples } from './samples.ts'

interface UsageChartsProps {
  projectId: number
  id: number
  samples: Samples
  /** Of the server; unknown while it is read. */
  memoryGb: number | undefined
}

interface UsageChart {
  title: string
  isMeasured: boolean
  series: ChartSeries[]
  formatValue: (value: number) => string
  formatTick?: (value: number) => string
  max?: number
  /** Below the drawing: the highest it has been. */
  peak?: string | undefined
}

const bytesPerMegabyte = 1_000_000

const gigabytesOf = (percents: readonly (number | null)[], memoryGb: number) =>
  percents.map((percent) => (percent === null ? null : (percent * memoryGb) / 100))

const peakOf = (values: readonly (number | null)[]): number | undefined => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : undefined
}

const megabytes = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : value / bytesPerMegabyte))

const formatUsage = (value: number): string => formatPercent(value)
const formatMemory = (value: number): string => formatGigabytes(value)
const formatRate = (value: number): string => text.perSecond(formatNumber(value, 1))
const formatRateTick = (value: number): string => formatNumber(value)

const inPercent = { formatValue: formatUsage, max: 100 }
const inRates = { formatValue: formatRate, formatTick: formatRateTick }

/** How much memory is used says more than which part of it; while its size is not read yet, the part. */
const memoryChart = ({ values, isMeasured }: Samples, memoryGb: number | undefined): UsageChart => {
  const percents = values('memoryPercent')
  const common = { title: text.memory, isMeasured: isMeasured('memoryPercent') }
  if (memoryGb === undefined) return { ...common, ...inPercent, series: [{ label: text.used, values: percents }] }
  const used = gigabytesOf(percents, memoryGb)
  const peakGb = peakOf(used)
  return {
    ...common,
    series: [{ label: text.used, values: used }],
    formatValue: formatMemory,
    formatTick: formatRateTick,
    max: memoryGb,
    peak: peakGb === undefined ? undefined : text.peak(formatNumber(peakGb, 1), formatGigabytes(memoryGb)),
  }
}

const chartsOf = (samples: Samples, memoryGb: number | undefined): UsageChart[] => [
  {
    title: text.cpu,
    isMeasured: true,
    ...inPercent,
    series: [{ label: text.used, values: samples.values('cpuPercent') }],
  },
  memoryChart(samples, memoryGb),
  {
    title: text.disk,
    isMeasured: true,
    ...inRates,
    series: [
      { label: text.read, values: megabytes(samples.values('diskReadBytesPerSecond')) },
      { label: text.write, values: megabytes(samples.values('diskWriteBytesPerSecond')) },
    ],
  },
  {
    title: text.network,
    isMeasured: true,
    ...inRates,
    series: [
      { label: text.in, values: megabytes(samples.values('networkInBytesPerSecond')) },
      { label: text.out, values: megabytes(samples.values('networkOutBytesPerSecond')) },
    ],
  },
]

/** As many lines as can be told apart in a drawing, and explained below it. */
const mostMarks = 8

/** One drawing for each thing that can run short, and a line at what was done to the server meanwhile. */
export function UsageCharts({ projectId, id, samples, memoryGb }: UsageChartsProps) {
  const charts = useMemo(() => chartsOf(samples, memoryGb), [samples, memoryGb])
  const marked = useMarked(projectId, id, samples.times)
  return (
    <>
      <div className={styles.charts}>
        {charts.map(({ title, isMeasured, peak, ...chart }) => (
          <Card key={title} label={title}>
            {isMeasured ? (
              <Chart
                title={title}
                times={samples.times}
                {...chart}
                marks={marked.map(({ createDate }) => createDate)}
              />
            ) : (
              <Empty size="sm" title={title}>
                {text.notMeasured}
              </Empty>
            )}
            {isMeasured && peak && <p className={styles.note}>{peak}</p>}
          </Card>
        ))}
      </div>
      {marked.length > 0 && (
        <section className={styles.note} aria-label={text.marks}>
          <h3>{text.marks}</h3>
          <ul>
            {marked.map(({ id: operationId, createDate, sentence, user }) => (
              <li key={operationId}>{text.mark(formatDateTime(createDate), sentence, user)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.note}>{text.units}</p>
    </>
  )
}

/** The operations of the period, newest first: what explains a peak or a gap. */
const useMarked = (projectId: number, id: number, times: readonly string[]): OperationListItem[] => {
  const { data: operations = [] } = useVmOperations(projectId, id)
  const [first = ''] = times
  const last = times.at(-1) ?? ''
  // Date-times of the wire sort as they are written.
  return operations.filter(({ createDate }) => createDate >= first && createDate <= last).slice(0, mostMarks)
}
