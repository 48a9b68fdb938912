import {
  type NotificationListItem,
  useNotificationListQuery,
  useNotificationSeenAllMutation,
  useNotificationSeenMutation,
} from '@sarv/client/portal.generated'
import { notificationTopic } from '@sarv/contract/enums'
import { BellOff, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { view } from '../../../shell/view.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { DeliveryRecord } from './DeliveryRecord.tsx'
import { notificationColumns } from './notification-columns.tsx'
import { notificationsText } from './notifications.fa.ts'
import styles from './NotificationsTab.module.css'

const text = notificationsText.list

const unread = 'unread'
/** The names stand in the address. */
const filters = [
  { id: '', label: text.allTopics },
  { id: unread, label: text.onlyUnread },
  ...notificationTopic.values.map(({ name, label }) => ({ id: name, label })),
]

const narrowedTo = (filter: string | undefined) => {
  if (filter === unread) return { IsRead: false }
  const topic = notificationTopic.values.find(({ name }) => name === filter)
  return topic && { TopicId: topic.id }
}

const newestFirst = { column: 'notificationDate', direction: 'descending' } as const

/** `?tab=notification`: the inbox, paged and searched by the server. */
export function NotificationsTab() {
  const state = useListState({ sort: newestFirst })
  const query = useNotificationListQuery(
    { ...state.toQuery(), ...narrowedTo(state.filter) },
    { pollingInterval: usePollingInterval() },
  )
  const { opened, open, close } = useOpening()
  return (
    <>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={notificationColumns(open)}
        searchFor={text.search}
        tools={
          <>
            <NativeSelect
              label={text.topic}
              isLabelHidden
              value={state.filter ?? ''}
              options={filters}
              onChange={(filter) => state.setFilter(filter === '' ? undefined : filter)}
            />
            <MarkAll />
            <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />
          </>
        }
        empty={
          <Empty icon={BellOff} title={text.empty}>
            {text.emptyText}
          </Empty>
        }
      />
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={<bdi>{opened?.subject ?? text.noSubject}</bdi>}
        subtitle={<DateText wire={opened?.notificationDate} as="time" />}
      >
        <p className={styles.content}>{opened?.content}</p>
        {opened && <DeliveryRecord id={opened.id} />}
        {opened?.link && isRegistered(opened.link) && (
          <LinkButton kind="primary" href={opened.link}>
            {text.goThere}
          </LinkButton>
        )}
      </Dialog>
    </>
  )
}

/** Opening a notification is reading it, but for who only looks as the customer. */
const useOpening = () => {
  const [opened, setOpened] = useState<NotificationListItem>()
  const [markSeen] = useNotificationSeenMutation()
  const open = (notification: NotificationListItem) => {
    setOpened(notification)
    if (!notification.isRead && !view) void markSeen({ id: notification.id })
  }
  return { opened, open, close: () => setOpened(undefined) }
}

function MarkAll() {
  const [markAll, { isLoading }] = useNotificationSeenAllMutation()
  const press = async () => {
    const { error } = await markAll()
    if (!error) toast.success(text.marked)
  }
  return (
    <Button kind="quiet" size="sm" icon={CheckCheck} writes isPending={isLoading} onPress={() => void press()}>
      {text.markAll}
    </Button>
  )
}
