import type { OperationListItem } from '@sarv/client/portal.generated'
import { serviceType } from '@sarv/contract/service-types'
import { useMemo } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chart } from '../../../ui/Chart.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { useServiceOperations } from '../../../services/use-service-work.ts'
import { analyticsText as text } from './metrics.fa.ts'
import styles from './AnalyticsTab.module.css'
import type { Samples } from './samples.ts'
import { chartsOf, marksOf } from './usage-charts.ts'

interface UsageChartsProps {
  projectId: number
  id: number
  samples: Samples
  /** Of the server; unknown while it is read. */
  memoryGb: number | undefined
}

/** The drawings, with a numbered line at what was done to the server meanwhile, and what each of these lines was. */
export function UsageCharts({ projectId, id, samples, memoryGb }: UsageChartsProps) {
  const charts = useMemo(() => chartsOf(samples, memoryGb), [samples, memoryGb])
  const { data: operations = [] } = useServiceOperations(projectId, serviceType.vm, id)
  const marked = marksOf(operations, samples.times)
  const marks = marked.map(({ createDate }) => createDate)
  return (
    <>
      <div className={styles.charts}>
        {charts.map(({ title, isMeasured, peak, ...chart }) => (
          <Card key={title} label={title}>
            {isMeasured ? (
              <Chart title={title} times={samples.times} marks={marks} note={peak} {...chart} />
            ) : (
              <Empty size="sm" title={title}>
                {text.notMeasured}
              </Empty>
            )}
          </Card>
        ))}
      </div>
      {marked.length > 0 && <Marks marked={marked} />}
      <p className={styles.note}>{text.units}</p>
    </>
  )
}

function Marks({ marked }: { marked: readonly OperationListItem[] }) {
  return (
    <Card
      title={text.marks.title}
      label={text.marks.title}
      headEnd={<span className={styles.note}>{text.marks.intro}</span>}
    >
      <ol className={styles.marks}>
        {marked.map(({ id, createDate, sentence, user }) => (
          <li key={id}>
            <span>{sentence}</span>
            <span className={styles.note}>
              {text.marks.by(user)} <DateText wire={createDate} as="relative" />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
