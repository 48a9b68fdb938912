import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { analyticsText as text } from './metrics.fa.ts'
import styles from './AnalyticsTab.module.css'

const titles = [text.cpu, text.memory, text.disk, text.network]

/** The shape of the tab while its samples are read. */
export function AnalyticsSkeleton() {
  return (
    <div aria-busy>
      <div className={styles.charts}>
        {titles.map((title) => (
          <Card key={title} title={title}>
            <div className={styles.waiting}>
              <Skeleton lines={6} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
