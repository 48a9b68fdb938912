import { formatCount } from '../../../format/number.ts'

export const deskText = {
  pulse: 'آنچه اکنون مهم است',
  nothing: 'چیزی منتظر کسی نیست.',
  late: (count: number) => `${formatCount(count)} گذشته از مهلت`,
  soon: (count: number) => `${formatCount(count)} نزدیک مهلت`,
  tickets: (nobodys: number) => (count: number) =>
    nobodys > 0 ? `${formatCount(count)} تیکت باز، ${formatCount(nobodys)} بی‌صاحب` : `${formatCount(count)} تیکت باز`,
  failed: (count: number) => `${formatCount(count)} عملیات ناموفق در ۲۴ ساعت`,
  needsHand: (count: number) => `${formatCount(count)} عملیات نیازمند رسیدگی`,
  payments: (count: number) => `${formatCount(count)} پرداخت نامعلوم`,
  comments: (count: number) => `${formatCount(count)} دیدگاه منتظر`,
  running: (count: number) => `${formatCount(count)} عملیات در جریان`,
  identities: (count: number) => `${formatCount(count)} هویت منتظر تأیید`,
  limits: (count: number) => `${formatCount(count)} درخواست سهمیه`,
  withdrawals: (count: number) => `${formatCount(count)} برداشت`,
  second: (count: number) => `${formatCount(count)} در انتظار تأیید دوم`,
  silent: (count: number) => `${formatCount(count)} موتور یا درگاه قطع`,
}
