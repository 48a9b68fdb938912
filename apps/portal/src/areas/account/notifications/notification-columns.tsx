import type { NotificationListItem } from '@sarv/client/portal.generated'
import { notificationTopic } from '@sarv/contract/enums'
import { Button } from 'react-aria-components/Button'
import { shorten } from '../../../ui/shorten.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { notificationsText } from './notifications.fa.ts'
import styles from './NotificationsTab.module.css'

const text = notificationsText.list

/** The rest is read where the notice is opened. */
const mostLetters = 140

/** Ids are the fields of a row: the server sorts by them. */
export const notificationColumns = (
  onOpen: (notification: NotificationListItem) => void,
): readonly Column<NotificationListItem>[] => [
  {
    id: 'subject',
    label: text.subject,
    place: 'title',
    searched: true,
    value: ({ subject }) => subject,
    cell: (notification) => <Subject notification={notification} onOpen={onOpen} />,
  },
  {
    id: 'content',
    label: text.content,
    isQuiet: true,
    searched: ({ content }) => content ?? '',
    cell: ({ content }) => <span className={styles.excerpt}>{shorten(content ?? '', mostLetters)}</span>,
  },
  {
    id: 'topic',
    label: text.topicColumn,
    isQuiet: true,
    cell: ({ topicId }) => notificationTopic.label(topicId),
  },
  {
    id: 'notificationDate',
    label: text.date,
    isQuiet: true,
    value: ({ notificationDate }) => notificationDate,
    cell: ({ notificationDate }) => <DateText wire={notificationDate} as="time" />,
  },
]

interface SubjectProps {
  notification: NotificationListItem
  onOpen: (notification: NotificationListItem) => void
}

function Subject({ notification, onOpen }: SubjectProps) {
  const { subject, isRead } = notification
  return (
    <Button className={styles.subject} data-unread={!isRead || undefined} onPress={() => onOpen(notification)}>
      {!isRead && <span className={styles.dot} />}
      <bdi>{subject ?? text.noSubject}</bdi>
      {!isRead && <span className="sr-only"> ({text.unread})</span>}
    </Button>
  )
}
