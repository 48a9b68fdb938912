import type { Sending } from './notification-deliveries.store.ts'
import { webhooksText } from './webhooks/webhooks.fa.ts'

const again = 'دوباره فرستاده می‌شود.'
const times = (count: number) => count.toLocaleString('fa-IR')

/** What the last attempt at a mail or an SMS came to. */
const faults: Record<NonNullable<Sending['fault']>, (attempts: number) => string> = {
  recipient: () => 'گیرنده آن را نپذیرفت.',
  connection: (attempts) => `پس از ${times(attempts)} بار تلاش به گیرنده نرسید.`,
  ours: () => 'به دلیل اشکالی در سامانه ما فرستاده نشد.',
}

const failureOf = ({ channel, fault, answered, attempts }: Sending): string => {
  if (fault) return faults[fault](attempts)
  if (answered) return webhooksText.attempted(answered) ?? ''
  return channel === 'webhook' ? 'پیش از ارسال، وب‌هوک خاموش شد.' : faults.connection(attempts)
}

export const notificationDeliveriesText = {
  /** Why it did not go out, or not yet. */
  reason: (sending: Sending): string | null => {
    const { status, isForDigest, isHeld, isDropped } = sending
    if (status === 'sent') return null
    if (isForDigest) return 'با خلاصه روزانه فرستاده می‌شود.'
    if (isHeld) return 'تا پایان ساعت‌های بی‌صدا نگه داشته شده است.'
    if (isDropped) return 'ایمیل تأییدشده‌ای نبود، یا دریافت ایمیل خاموش شده بود.'
    if (status === 'waiting') return null
    return status === 'retrying' ? [failureOf(sending), again].join(' ') : failureOf(sending)
  },
}
