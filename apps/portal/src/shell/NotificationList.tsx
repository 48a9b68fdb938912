import { useNotificationSeenAllMutation, useNotificationSeenMutation } from '@sarv/client/portal.generated'
import type { NotificationListItem } from '@sarv/client/portal.generated'
import { BellOff } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { paths } from './paths.ts'
import { isRegistered } from './registered-pages.ts'
import { shellText } from './shell.fa.ts'
import styles from './NotificationList.module.css'
import { view } from './view.ts'

const text = shellText.bell

interface NotificationListProps {
  query: { data?: NotificationListItem[]; error?: unknown; isLoading: boolean; refetch: () => unknown }
  onLeave: () => void
}

export function NotificationList({ query: { data, error, isLoading, refetch }, onLeave }: NotificationListProps) {
  const [markAll] = useNotificationSeenAllMutation()
  const hasUnread = data?.some(({ isRead }) => !isRead) ?? false
  return (
    <div className={styles.panel} aria-busy={isLoading}>
      <header className={styles.head}>
        <h2>{text.title}</h2>
        {hasUnread && (
          <Button kind="quiet" size="sm" writes onPress={() => void markAll()}>
            {text.markAll}
          </Button>
        )}
      </header>
      {isLoading && <LoadingRows />}
      {!!error && !data && <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty icon={BellOff} size="sm" title={text.empty} />}
      <ul className={styles.list}>
        {data?.map((notification) => (
          <li key={notification.id}>
            <Row {...notification} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {isRegistered(paths.portal.notifications) && (
        <Link className={styles.all} to={paths.portal.notifications} onClick={onLeave}>
          {text.all}
        </Link>
      )}
    </div>
  )
}

function LoadingRows() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  )
}

interface RowProps extends NotificationListItem {
  onLeave: () => void
}

/** Leads to what it is about, where that has a page; pressing it is reading it, but for who only looks as the customer. */
function Row({ id, subject, content, isRead, notificationDate, link, onLeave }: RowProps) {
  const [markSeen] = useNotificationSeenMutation()
  const see = () => !isRead && !view && void markSeen({ id })
  const body = (
    <>
      <span className={styles.subject}>
        {!isRead && <span className={styles.dot} />}
        <b>
          {subject}
          {!isRead && <span className="sr-only"> ({text.unread})</span>}
        </b>
        <small>
          <DateText wire={notificationDate} as="relative" />
        </small>
      </span>
      <span className={styles.content}>{content}</span>
    </>
  )
  if (link && isRegistered(link)) {
    const leave = () => {
      see()
      onLeave()
    }
    return (
      <Link className={styles.row} to={link} onClick={leave}>
        {body}
      </Link>
    )
  }
  if (isRead) return <div className={styles.row}>{body}</div>
  return (
    <AriaButton className={styles.row} onPress={see}>
      {body}
    </AriaButton>
  )
}
