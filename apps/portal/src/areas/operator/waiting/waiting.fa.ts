import { formatCount } from '../../../format/number.ts'

export const waitingText = {
  list: 'کارهای در انتظار',
  unit: 'کار',
  search: 'مشتری یا نوع کار',
  intro: (count: number) => `${formatCount(count)} کار؛ آنچه بیشتر از همه مانده است بالاتر است.`,
  columns: { customer: 'مشتری', kind: 'نوع', what: 'شرح', since: 'از', acts: 'کارها' },
  everyone: 'همه مشتریان',
  empty: 'چیزی در انتظار شما نیست',
  emptyHelp: 'درخواست سهمیه، برداشت، هویت، پرداخت نامعلوم و دیدگاه تازه در همین فهرست می‌آید.',
}
