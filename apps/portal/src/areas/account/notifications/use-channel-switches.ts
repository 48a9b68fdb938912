import {
  type NotificationStatus,
  profileApi,
  useProfileEditEmailNotificationMutation,
  useProfileEditPhoneNotificationMutation,
} from '@sarv/client/account.generated'
import { store } from '../../../shell/store.ts'
import { toast } from '../../../ui/toast.ts'
import { notificationsText } from './notifications.fa.ts'

const text = notificationsText.settings

/** Shown as switched at once; what the server refuses is taken back. */
const showAtOnce = (change: Partial<NotificationStatus>) =>
  store.dispatch(
    profileApi.util.updateQueryData('profileGetNotificationStatus', undefined, (shown) => {
      Object.assign(shown, change)
    }),
  )

/** The switches of a whole way. */
export const useChannelSwitches = () => {
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
