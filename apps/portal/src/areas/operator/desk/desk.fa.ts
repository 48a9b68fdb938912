import { formatCount } from '../../../format/number.ts'

export const deskText = {
  pulse: 'آنچه اکنون مهم است',
  failed: (count: number) => `${formatCount(count)} عملیات ناموفق در ۲۴ ساعت`,
  running: (count: number) => `${formatCount(count)} عملیات در جریان`,
  limits: (count: number) => `${formatCount(count)} درخواست سهمیه`,
  withdrawals: (count: number) => `${formatCount(count)} برداشت`,
  second: (count: number) => `${formatCount(count)} منتظر نفر دوم`,
  silent: (count: number) => `${formatCount(count)} موتور یا درگاه قطع`,
}
