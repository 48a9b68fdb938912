/** What is wrong with the quiet hours. */
export const quietHoursText = {
  both: 'آغاز و پایان ساعت‌های بی‌صدا را با هم بنویسید.',
  same: 'پایان ساعت‌های بی‌صدا با آغاز آن یکی است.',
} as const
