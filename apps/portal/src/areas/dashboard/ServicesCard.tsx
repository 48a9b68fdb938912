import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { Server } from 'lucide-react'
import { formatCount } from '../../format/number.ts'
import { usePollingInterval } from '../../shell/live-events.ts'
import { paths as vmPaths } from '../vm/vm.paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { iconMd } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dashboardText } from './dashboard.fa.ts'
import { countByStatus } from './status-counts.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.services

interface ServicesCardProps {
  projectId: number
  projectName: string
}

/** What the project has, and how it is doing. */
export function ServicesCard({ projectId, projectName }: ServicesCardProps) {
  const pollingInterval = usePollingInterval()
  const { data, error, refetch } = useVmHostListQuery({ projectId }, { pollingInterval })
  return (
    <Card title={text.title} headEnd={<span className={styles.quiet}>{text.ofProject(projectName)}</span>} isFlush>
      {error && !data ? (
        <div className={styles.part}>
          <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ul className={styles.kinds}>
          <li>
            <Server {...iconMd} />
            <div>
              <Link href={vmPaths.vm.list(projectId)} kind="quiet">
                <b>{text.servers}</b>
              </Link>{' '}
              {data && <Badge>{formatCount(data.length)}</Badge>}
              <small>{data ? text.counts(countByStatus(data)) || text.none : <Skeleton widthPercent={60} />}</small>
            </div>
          </li>
        </ul>
      )}
    </Card>
  )
}
