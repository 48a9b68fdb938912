import { useVmHostGetAnalyticQuery, type AnalyticResult } from '@sarv/client/vm.generated'
import { analyticPeriod, powerStatus } from '@sarv/contract/enums'
import { ChartNoAxesCombined } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatRelative } from '../../../format/relative.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useIsVisible } from '../../../ui/use-is-visible.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { analyticsText as text } from './analytics.fa.ts'
import styles from './AnalyticsTab.module.css'
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx'
import { samplesOf } from './samples.ts'
import { Traffic } from './Traffic.tsx'
import { UsageCharts } from './UsageCharts.tsx'

const refreshMs = 60_000

/** Servers offer the first five. */
const periods = analyticPeriod.values.slice(0, 5).map(({ id, label }) => ({ id, label }))

/** What the server uses of its cpu, memory, disk and network over time. */
export function AnalyticsTab({ projectId, id, host }: VmTabProps) {
  const [periodId, setPeriodId] = useState<number>(analyticPeriod.id.h1)
  const isVisible = useIsVisible()
  const query = useVmHostGetAnalyticQuery(
    { projectId, id, periodId },
    { pollingInterval: isVisible ? refreshMs : 0, refetchOnMountOrArgChange: true },
  )
  const result = query.currentData
  const lastSample = result?.categories?.at(-1)
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl label={text.period} isLabelHidden options={periods} value={periodId} onChange={setPeriodId} />
        {lastSample && <span className={styles.live}>{text.live(formatRelative(lastSample))}</span>}
      </div>
      {query.error && (
        <ErrorBox isPart error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {result && <Usage projectId={projectId} id={id} host={host} result={result} />}
      {!result && !query.error && <AnalyticsSkeleton />}
    </>
  )
}

type UsageProps = Pick<VmTabProps, 'projectId' | 'id' | 'host'> & { result: AnalyticResult }

function Usage({ projectId, id, host, result }: UsageProps) {
  const samples = useMemo(() => samplesOf(result), [result])
  if (samples.times.length === 0) {
    const isOff = host?.powerStatus === powerStatus.id.poweredOff
    return (
      <Card label={text.empty.title} isFlush>
        <Empty icon={ChartNoAxesCombined} title={text.empty.title}>
          {isOff ? text.empty.off : text.empty.built}
        </Empty>
      </Card>
    )
  }
  return (
    <>
      <Traffic downloadGb={result.totalDownload ?? 0} uploadGb={result.totalUpload ?? 0} />
      <UsageCharts projectId={projectId} id={id} samples={samples} />
    </>
  )
}
