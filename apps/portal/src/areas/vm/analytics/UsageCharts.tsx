import type { OperationListItem } from '@sarv/client/portal.generated'
import { useMemo } from 'react'
import { formatNumber, formatPercent } from '../../../format/number.ts'
import { formatRelative } from '../../../format/relative.ts'
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
}

interface UsageChart {
  title: string
  isMeasured: boolean
  series: ChartSeries[]
  isPercent: boolean
}

const bytesPerMegabyte = 1_000_000

const megabytes = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : value / bytesPerMegabyte))

const chartsOf = ({ values, isMeasured }: Samples): UsageChart[] => [
  { title: text.cpu, isMeasured: true, isPercent: true, series: [{ label: text.used, values: values('cpuPercent') }] },
  {
    title: text.memory,
    isMeasured: isMeasured('memoryPercent'),
    isPercent: true,
    series: [{ label: text.used, values: values('memoryPercent') }],
  },
  {
    title: text.disk,
    isMeasured: true,
    isPercent: false,
    series: [
      { label: text.read, values: megabytes(values('diskReadBytesPerSecond')) },
      { label: text.write, values: megabytes(values('diskWriteBytesPerSecond')) },
    ],
  },
  {
    title: text.network,
    isMeasured: true,
    isPercent: false,
    series: [
      { label: text.in, values: megabytes(values('networkInBytesPerSecond')) },
      { label: text.out, values: megabytes(values('networkOutBytesPerSecond')) },
    ],
  },
]

const formatUsage = (value: number): string => formatPercent(value)
const formatRate = (value: number): string => text.perSecond(formatNumber(value, 1))
const formatRateTick = (value: number): string => formatNumber(value)

/** One drawing for each thing that can run short, and a line at what was done to the server meanwhile. */
export function UsageCharts({ projectId, id, samples }: UsageChartsProps) {
  const charts = useMemo(() => chartsOf(samples), [samples])
  const marked = useMarked(projectId, id, samples.times)
  const [latest] = marked
  return (
    <>
      <div className={styles.charts}>
        {charts.map(({ title, isMeasured, series, isPercent }) => (
          <Card key={title} label={title}>
            {isMeasured ? (
              <Chart
                title={title}
                times={samples.times}
                series={series}
                marks={marked.map(({ createDate }) => createDate)}
                {...(isPercent
                  ? { formatValue: formatUsage, max: 100 }
                  : { formatValue: formatRate, formatTick: formatRateTick })}
              />
            ) : (
              <Empty size="sm" title={title}>
                {text.notMeasured}
              </Empty>
            )}
          </Card>
        ))}
      </div>
      <p className={styles.note}>
        {latest && text.mark(formatRelative(latest.createDate), latest.title, latest.user)} {text.units}
      </p>
    </>
  )
}

/** The operations of the period, newest first: what explains a peak or a gap. */
const useMarked = (projectId: number, id: number, times: readonly string[]): OperationListItem[] => {
  const { data: operations = [] } = useVmOperations(projectId, id)
  const [first = ''] = times
  const last = times.at(-1) ?? ''
  // Date-times of the wire sort as they are written.
  return operations.filter(({ createDate }) => createDate >= first && createDate <= last)
}
