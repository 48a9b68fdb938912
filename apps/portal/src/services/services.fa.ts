import { formatCount } from '../format/number.ts'

/** What the pages of every ordered thing say alike. */
export const servicesText = {
  unnamed: 'بی‌نام',
  retry: 'تلاش دوباره',
  /** «۳ فعال، ۱ خاموش» */
  statusCounts: (counts: readonly { label: string; count: number }[]) =>
    counts.map(({ label, count }) => `${formatCount(count)} ${label}`).join('، '),
  refused: {
    busy: (title: string) => `«${title}» در حال انجام است؛ تا پایان آن شکیبا باشید.`,
    status: (status: string) => `در وضعیت «${status}» ممکن نیست.`,
  },
}
