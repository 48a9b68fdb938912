import {
  type NotificationStatus,
  profileApi,
  useProfileEditEmailNotificationMutation,
  useProfileEditPhoneNotificationMutation,
  useProfileGetNotificationStatusQuery,
  useProfileGetQuery,
} from '@sarv/client/account.generated'
import { paths } from '../../../shell/paths.ts'
import { store } from '../../../shell/store.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { notificationsText } from './notifications.fa.ts'
import styles from './NotificationSettingsTab.module.css'

const text = notificationsText.settings

/** `?tab=notification-setting`: by which ways news comes, beside the inbox. */
export function NotificationSettingsTab() {
  const status = useProfileGetNotificationStatusQuery()
  return (
    <Card title={text.title}>
      <div className={styles.body} aria-busy={status.isLoading}>
        <p className={styles.why}>{text.why}</p>
        {status.isLoading && <Skeleton lines={3} />}
        {status.error && !status.data && (
          <ErrorBox isPart title={text.readFailed} error={status.error} onRetry={() => void status.refetch()} />
        )}
        {status.data && <Switches status={status.data} />}
        <Note>{text.always}</Note>
      </div>
    </Card>
  )
}

function Switches({ status }: { status: NotificationStatus }) {
  const { data: profile } = useProfileGetQuery()
  const { switchPhone, switchEmail } = useSwitches()
  const isPhoneConfirmed = profile?.phoneNumberConfirmed ?? false
  return (
    <>
      <Switch
        label={text.phone}
        value={status.phoneNotify && isPhoneConfirmed}
        onChange={(phoneNotify) => void switchPhone(phoneNotify)}
        isDisabled={!isPhoneConfirmed}
        help={isPhoneConfirmed ? text.phoneHelp(profile?.phoneNumber ?? '') : profile && <ConfirmPhoneFirst />}
      />
      <Switch
        label={text.email}
        value={status.emailNotify}
        onChange={(emailNotify) => void switchEmail(emailNotify)}
        help={profile?.email && text.emailHelp(profile.email)}
      />
    </>
  )
}

function ConfirmPhoneFirst() {
  return (
    <>
      {text.phoneNotConfirmed} <Link href={paths.portal.account}>{text.confirmPhone}</Link>
    </>
  )
}

/** Shown as switched at once; what the server refuses is taken back. */
const showAtOnce = (change: Partial<NotificationStatus>) =>
  store.dispatch(
    profileApi.util.updateQueryData('profileGetNotificationStatus', undefined, (shown) => {
      Object.assign(shown, change)
    }),
  )

const useSwitches = () => {
  const [editPhone] = useProfileEditPhoneNotificationMutation()
  const [editEmail] = useProfileEditEmailNotificationMutation()

  const switchPhone = async (phoneNotify: boolean) => {
    const shown = showAtOnce({ phoneNotify })
    const { error } = await editPhone({ body: { phoneNotify } })
    if (error) shown.undo()
    else toast.success(phoneNotify ? text.phoneOn : text.phoneOff)
  }
  const switchEmail = async (emailNotify: boolean) => {
    const shown = showAtOnce({ emailNotify })
    const { error } = await editEmail({ body: { emailNotify } })
    if (error) shown.undo()
    else toast.success(emailNotify ? text.emailOn : text.emailOff)
  }
  return { switchPhone, switchEmail }
}
