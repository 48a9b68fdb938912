import { useVmHostGetAnalyticQuery } from '@sarv/client/vm.generated'
import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import { analyticPeriod, powerStatus } from '@sarv/contract/enums'
import { ChartNoAxesCombined } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatRoughDuration } from '../../../format/duration.ts'
import { formatRelative } from '../../../format/relative.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useIsVisible } from '../../../ui/use-is-visible.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { analyticsText as text } from './metrics.fa.ts'
import styles from './AnalyticsTab.module.css'
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx'
import { samplesOf, type Samples } from './samples.ts'
import { Traffic } from './Traffic.tsx'
import { UsageCharts } from './UsageCharts.tsx'

const refreshMs = 60_000
/** Whoever looks at nothing waits for the first sample. */
const waitingRefreshMs = 15_000

/** Up to a day: longer ones are for the traffic of zones. */
const periods = (['h1', 'h3', 'h6', 'h12', 'd1'] as const).map((name) => {
  const id = analyticPeriod.id[name]
  return { id, label: analyticPeriod.label(id) }
})

/** What the server uses of its cpu, memory, disk and network over time. */
export function AnalyticsTab({ projectId, id, host }: VmTabProps) {
  const [periodId, setPeriodId] = useState<number>(analyticPeriod.id.h1)
  const isVisible = useIsVisible()
  const query = useVmHostGetAnalyticQuery(
    { projectId, id, PeriodId: periodId },
    { pollingInterval: isVisible ? refreshMs : 0, refetchOnMountOrArgChange: true },
  )
  const result = query.currentData
  const createDate = host?.createDate
  const samples = useMemo(() => result && samplesOf(result, createDate), [result, createDate])
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl label={text.period} isLabelHidden options={periods} value={periodId} onChange={setPeriodId} />
        {samples && <Freshness samples={samples} />}
      </div>
      {query.error && (
        <ErrorBox isPart error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {result && samples && (
        <Usage projectId={projectId} id={id} host={host} periodId={periodId} result={result} samples={samples} />
      )}
      {!result && !query.error && <AnalyticsSkeleton />}
    </>
  )
}

/** How old the newest is, or, where many minutes make one point, how many. */
function Freshness({ samples: { times, stepSeconds } }: { samples: Samples }) {
  const last = times.at(-1)
  if (last === undefined) return undefined
  const isEveryMinute = stepSeconds <= refreshMs / 1000
  return (
    <span className={styles.live}>
      {isEveryMinute ? text.live(formatRelative(last)) : text.step(formatRoughDuration(stepSeconds))}
    </span>
  )
}

interface UsageProps extends Pick<VmTabProps, 'projectId' | 'id' | 'host'> {
  periodId: number
  result: AnalyticResult
  samples: Samples
}

function Usage({ projectId, id, host, periodId, result, samples }: UsageProps) {
  if (samples.isOff) {
    return (
      <Card label={text.empty.offTitle} isFlush>
        <Empty icon={ChartNoAxesCombined} title={text.empty.offTitle}>
          {text.empty.off}
        </Empty>
      </Card>
    )
  }
  if (samples.times.length === 0) {
    const isOff = host?.powerStatus === powerStatus.id.poweredOff
    return <NoSamples projectId={projectId} id={id} periodId={periodId} isOff={isOff} />
  }
  return (
    <>
      <Traffic downloadGb={result.totalDownload ?? 0} uploadGb={result.totalUpload ?? 0} />
      <UsageCharts projectId={projectId} id={id} samples={samples} memoryGb={host?.memory} />
    </>
  )
}

interface NoSamplesProps {
  projectId: number
  id: number
  periodId: number
  isOff: boolean
}

function NoSamples({ projectId, id, periodId, isOff }: NoSamplesProps) {
  const isVisible = useIsVisible()
  useVmHostGetAnalyticQuery(
    { projectId, id, PeriodId: periodId },
    { pollingInterval: isVisible ? waitingRefreshMs : 0 },
  )
  const running = periodId === analyticPeriod.id.h1 ? text.empty.first : text.empty.shorter
  return (
    <Card label={text.empty.title} isFlush>
      <Empty icon={ChartNoAxesCombined} title={text.empty.title}>
        {isOff ? text.empty.off : running}
      </Empty>
    </Card>
  )
}
