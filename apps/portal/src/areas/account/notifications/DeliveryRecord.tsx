import { useNotificationDeliveryListQuery } from '@sarv/client/portal.generated'
import { deliveryChannel, deliveryStatus } from '@sarv/contract/enums'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { notificationsText } from './notifications.fa.ts'
import styles from './NotificationsTab.module.css'

const text = notificationsText.record

/** By which ways a notification went out, and what became of each. Quiet: whoever opened it came for what it says. */
export function DeliveryRecord({ id }: { id: number }) {
  const { data } = useNotificationDeliveryListQuery({ id }, { pollingInterval: usePollingInterval() })
  if (!data) return null
  return (
    <section className={styles.record} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ul>
        {/* The inbox is where it is read right now. */}
        {data.length === 0 && <li>{text.inboxOnly}</li>}
        {data.map(({ channelId, target, statusId, date, nextTryDate, reason }) => (
          <li key={`${channelId} ${target}`}>
            <b>{deliveryChannel.label(channelId)}</b>
            {target && <bdi>{target}</bdi>}
            <EnumChip table={deliveryStatus} id={statusId} />
            {date && <DateText wire={date} as="time" />}
            {reason && <span>{reason}</span>}
            {nextTryDate && (
              <span>
                {text.next} <DateText wire={nextTryDate} as="time" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
