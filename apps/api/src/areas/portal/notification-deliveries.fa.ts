import type { SendingStatus } from './notification-deliveries.store.ts'

export const notificationDeliveriesText = {
  /** Why it did not go out, or not yet. */
  reason: ({
    status,
    isForDigest,
    isHeld,
    attempts,
  }: {
    status: SendingStatus
    isForDigest: boolean
    isHeld: boolean
    attempts: number
  }): string | null => {
    if (status === 'sent') return null
    if (isForDigest) return 'با خلاصه روزانه فرستاده می‌شود.'
    if (isHeld) return 'تا پایان ساعت‌های بی‌صدا نگه داشته شده است.'
    if (status === 'failed') return `پس از ${attempts.toLocaleString('fa-IR')} بار تلاش، گیرنده آن را نپذیرفت.`
    return status === 'retrying' ? 'گیرنده آن را نپذیرفت؛ دوباره فرستاده می‌شود.' : null
  },
}
