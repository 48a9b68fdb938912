import { useOrderSummaryQuery } from '@sarv/client/financial.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { formatCount } from '../../../format/number.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { Failed } from './Failed.tsx'
import { dashboardServicesText as text } from './dashboard-services.fa.ts'
import styles from './DashboardMoney.module.css'

/** Where no project is chosen: what the whole account has of each kind. */
export function AccountServices() {
  const pollingInterval = usePollingInterval()
  const query = useOrderSummaryQuery({}, { pollingInterval })
  const { data } = query
  return (
    <Card title={text.services} headEnd={<Link href={paths.services}>{text.all}</Link>} isFlush>
      {!data && (
        <div className={styles.part}>
          {query.error ? <Failed title={text.failed} query={query} /> : <Loading lines={5} />}
        </div>
      )}
      {data?.services === 0 && <p className={styles.part}>{text.none}</p>}
      <ul className={styles.bills}>
        {data?.kinds.map(({ serviceType, product, services }) => (
          <li key={serviceType}>
            <Link href={`${paths.services}?kind=${serviceType}`}>{product}</Link>
            <Badge>{formatCount(services)}</Badge>
          </li>
        ))}
      </ul>
      {data && data.services > 0 && (
        <p className={styles.part}>
          {data.statuses.map(({ name, services }) => text.state(formatCount(services), name ?? '')).join(text.and)}
        </p>
      )}
    </Card>
  )
}
