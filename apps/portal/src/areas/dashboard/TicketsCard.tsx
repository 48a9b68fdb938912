import { useIssueShortListQuery } from '@sarv/client/portal.generated'
import { MessageSquareText } from 'lucide-react'
import { usePollingInterval } from '../../shell/live-events.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { iconSm } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { portalPaths as paths } from '../portal/portal.paths.ts'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.tickets

/** What the customer has asked and is not closed yet. */
export function TicketsCard() {
  const pollingInterval = usePollingInterval()
  const { data, error, isFetching, refetch } = useIssueShortListQuery(undefined, { pollingInterval })
  return (
    <Card title={text.title} headEnd={<Link href={paths.tickets}>{text.all}</Link>} isFlush>
      {!data && (
        <div className={styles.part}>
          {error ? (
            <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading lines={3} />
          )}
        </div>
      )}
      {data?.length === 0 && (
        <Empty
          icon={MessageSquareText}
          size="sm"
          title={text.none}
          actions={
            <LinkButton size="sm" href={paths.newTicket}>
              {text.create}
            </LinkButton>
          }
        />
      )}
      <ul className={styles.operations}>
        {data?.map(({ id, issueSubject, issueStatus, createDate, modifyDate }) => (
          <li key={id}>
            <MessageSquareText {...iconSm} />
            <span>
              <Link href={paths.ticket(id)}>{issueSubject}</Link>
            </span>
            <span className={styles.when}>
              {issueStatus} · <DateText wire={modifyDate ?? createDate} as="relative" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
