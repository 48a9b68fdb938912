import { useExpiryListQuery, type ExpiryListItem } from '@sarv/client/dashboard.generated'
import { expiryDays } from '@sarv/contract/dashboard/expiries/expiries.schemas'
import { CalendarClock } from 'lucide-react'
import { expiriesText as text } from '../../services/expiries/expiries.fa.ts'
import { expiryIcons } from '../../services/expiries/expiry-icons.ts'
import { usePollingInterval } from '../../shell/live-events.ts'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { iconSm } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { formatRials } from '../../format/rials.ts'
import styles from './DashboardPage.module.css'

/** What ends by itself within the next weeks, the nearest first. */
export function ExpiriesCard() {
  const pollingInterval = usePollingInterval()
  const { data, error, isFetching, refetch } = useExpiryListQuery(undefined, { pollingInterval })
  return (
    <Card title={text.title} headEnd={<span className={styles.quiet}>{text.within(expiryDays)}</span>} isFlush>
      {!data && (
        <div className={styles.part}>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading lines={3} />
          )}
        </div>
      )}
      {data?.length === 0 && <Empty icon={CalendarClock} size="sm" title={text.none} />}
      <ul className={styles.operations}>
        {data?.map((expiry) => (
          <Line key={`${expiry.kind} ${expiry.serviceType} ${expiry.itemId}`} expiry={expiry} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ expiry }: { expiry: ExpiryListItem }) {
  const { kind, itemId, name, date, rials, page } = expiry
  const Icon = expiryIcons[kind]
  return (
    <li>
      <Icon {...iconSm} />
      <span>
        <Link href={page}>{text[kind](name ?? String(itemId))}</Link>
      </span>
      <span className={styles.when}>
        {rials !== null && `${formatRials(rials)} · `}
        <DateText wire={date} as="relative" />
      </span>
    </li>
  )
}
