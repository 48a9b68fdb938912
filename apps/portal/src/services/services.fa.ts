import { named } from '@sarv/contract/direction'
import { formatCount } from '../format/number.ts'

/** What the pages of every ordered thing say alike. */
export const servicesText = {
  unnamed: 'بی‌نام',
  reading: 'در حال خواندن',
  perMonth: 'در ماه',
  /** Of a part of a service's page. */
  tabOf: (tab: string, name: string) => `${tab} ${named(name)}`,
  /** Known faults of something that runs. */
  problems: (count: number) => `${formatCount(count)} مشکل`,
  /** «۳ فعال، ۱ خاموش» */
  statusCounts: (counts: readonly { label: string; count: number }[]) =>
    counts.map(({ label, count }) => `${formatCount(count)} ${label}`).join('، '),
  refused: {
    busy: (title: string) => `«${title}» در حال انجام است؛ تا پایان آن شکیبا باشید.`,
    status: (status: string) => `در وضعیت «${status}» ممکن نیست.`,
  },
}
