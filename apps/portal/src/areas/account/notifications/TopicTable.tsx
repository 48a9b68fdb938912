import type { NotificationStatus } from '@sarv/client/account.generated'
import {
  notificationChannelApi,
  type NotificationPreferences,
  useNotificationPreferencesEditMutation,
} from '@sarv/client/portal.generated'
import { notificationTopic } from '@sarv/contract/enums'
import { Check } from 'lucide-react'
import { store } from '../../../shell/store.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Link } from '../../../ui/Link.tsx'
import { useReadOnlyReason } from '../../../ui/read-only.ts'
import { webhooksPath } from '../webhooks/webhook-address.ts'
import { notificationsText } from './notifications.fa.ts'
import styles from './TopicTable.module.css'

const text = notificationsText.settings.topics

type Topic = NotificationPreferences['topics'][number]
type Way = 'email' | 'sms'

interface TopicTableProps {
  preferences: NotificationPreferences
  status: NotificationStatus
}

/** Each topic and the ways that it comes by; the inbox has all of them. */
export function TopicTable({ preferences, status }: TopicTableProps) {
  const change = useTopicChange(preferences)
  const mayWebhooks = useMayInAccount()('superUser')
  const isOff: Record<Way, boolean> = { email: !status.emailNotify, sms: !status.phoneNotify }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.topic}</th>
          <th scope="col">{text.inbox}</th>
          <th scope="col">{text.email}</th>
          <th scope="col">{text.sms}</th>
          <th scope="col">{mayWebhooks ? <Link href={webhooksPath}>{text.webhook}</Link> : text.webhook}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.topics.map((topic) => (
          <tr key={topic.topicId}>
            <th scope="row">
              {notificationTopic.label(topic.topicId)}
              <small>{text.about(topic.topicId)}</small>
            </th>
            <td>
              <Check {...iconSm} />
              <span className="sr-only">{text.always}</span>
            </td>
            {(['email', 'sms'] as const).map((way) => (
              <td key={way}>
                <WayBox topic={topic} way={way} isOff={isOff[way]} onChange={(isOn) => void change(topic, way, isOn)} />
              </td>
            ))}
            <td>{topic.webhooks > 0 ? text.webhooks(topic.webhooks) : text.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface WayBoxProps {
  topic: Topic
  way: Way
  /** The whole way is switched off. */
  isOff: boolean
  onChange: (isOn: boolean) => void
}

function WayBox({ topic, way, isOff, onChange }: WayBoxProps) {
  const isFixed = way === 'email' && topic.isEmailFixed
  const isReadOnly = useReadOnlyReason(true) !== undefined
  return (
    <Checkbox
      label={text.box(notificationTopic.label(topic.topicId), text[way])}
      isLabelHidden
      value={isFixed || (topic[way] && !isOff)}
      isDisabled={isFixed || isOff || isReadOnly}
      onChange={onChange}
    />
  )
}

/** Shown as chosen at once; what the server refuses is taken back. */
const useTopicChange = ({ quietFrom, quietTo, digestAt }: NotificationPreferences) => {
  const [edit] = useNotificationPreferencesEditMutation()
  return async ({ topicId, email, sms }: Topic, way: Way, isOn: boolean) => {
    const chosen = { topicId, email, sms, [way]: isOn }
    const shown = store.dispatch(
      notificationChannelApi.util.updateQueryData('notificationPreferencesGet', undefined, (preferences) => {
        const found = preferences.topics.find((topic) => topic.topicId === topicId)
        if (found) found[way] = isOn
      }),
    )
    const { error } = await edit({ body: { topics: [chosen], quietFrom, quietTo, digestAt } })
    if (error) shown.undo()
  }
}
