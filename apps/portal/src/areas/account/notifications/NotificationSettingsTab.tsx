import {
  type NotificationStatus,
  type Profile,
  useProfileGetNotificationStatusQuery,
  useProfileGetQuery,
} from '@sarv/client/account.generated'
import { useNotificationPreferencesGetQuery } from '@sarv/client/portal.generated'
import { paths } from '../../../shell/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { notificationsText } from './notifications.fa.ts'
import { HoursCard } from './HoursCard.tsx'
import { TopicTable } from './TopicTable.tsx'
import { useChannelSwitches } from './use-channel-switches.ts'
import styles from './NotificationSettingsTab.module.css'

const text = notificationsText.settings

/** `?tab=notification-setting`: by which ways news comes beside the inbox, of what, and when. */
export function NotificationSettingsTab() {
  const status = useProfileGetNotificationStatusQuery()
  const preferences = useNotificationPreferencesGetQuery()
  return (
    <div className={styles.cards}>
      <Card title={text.title}>
        <div className={styles.body}>
          <p className={styles.why}>{text.why}</p>
          {status.error && !status.data ? (
            <ErrorBox isPart title={text.readFailed} error={status.error} onRetry={() => void status.refetch()} />
          ) : (
            <Switches status={status.data} />
          )}
          <Note>{text.always}</Note>
        </div>
      </Card>
      <Card title={text.topics.title} isFlush={!!preferences.data}>
        {preferences.isLoading && <Skeleton lines={5} />}
        {preferences.error && !preferences.data && (
          <ErrorBox
            isPart
            title={text.readFailed}
            error={preferences.error}
            onRetry={() => void preferences.refetch()}
          />
        )}
        {preferences.data && status.data && <TopicTable preferences={preferences.data} status={status.data} />}
      </Card>
      {/* Keyed: what others changed meanwhile is what the form begins with. */}
      {preferences.data && <HoursCard key={JSON.stringify(preferences.data)} preferences={preferences.data} />}
    </div>
  )
}

/** `status`: undefined until it is read. */
function Switches({ status }: { status: NotificationStatus | undefined }) {
  const { data: profile } = useProfileGetQuery()
  const { switchPhone, switchEmail } = useChannelSwitches()
  const isPhoneConfirmed = profile?.phoneNumberConfirmed ?? false
  const coming = <Loading like={text.emailHelp('name@example.com')} />
  return (
    <>
      <Switch
        label={text.phone}
        value={isPhoneConfirmed && !!status?.phoneNotify}
        onChange={(phoneNotify) => void switchPhone(phoneNotify)}
        isDisabled={!status || !isPhoneConfirmed}
        help={profile ? <PhoneHelp profile={profile} /> : coming}
      />
      <Switch
        label={text.email}
        value={status?.emailNotify ?? false}
        onChange={(emailNotify) => void switchEmail(emailNotify)}
        isDisabled={!status}
        help={profile ? profile.email && text.emailHelp(profile.email) : coming}
      />
    </>
  )
}

function PhoneHelp({ profile }: { profile: Profile }) {
  if (profile.phoneNumberConfirmed) return text.phoneHelp(profile.phoneNumber ?? '')
  return (
    <>
      {text.phoneNotConfirmed} <Link href={paths.portal.account}>{text.confirmPhone}</Link>
    </>
  )
}
