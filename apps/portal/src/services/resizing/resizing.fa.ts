import { formatNumber } from '../../format/number.ts'

/** Another size for a service: what it costs, and what the server says to it. */
export const resizingText = {
  price: {
    title: 'هزینه',
    withoutVat: 'بدون مالیات',
    label: 'هزینه اکنون، پس از تغییر و تفاوت آن',
    when: 'زمان',
    now: 'اکنون',
    after: 'پس از تغییر',
    difference: 'تفاوت',
    monthly: 'ماهانه',
    hourly: 'ساعتی',
  },
  effects: 'چه می‌شود؟',
  refused: 'این تغییر پذیرفته نمی‌شود',
  orderRefused: 'این سفارش پذیرفته نمی‌شود',
  overLimit: (item: string, max: number, used: number) =>
    `${item}: سقف شما ${formatNumber(max)} است و ${formatNumber(used)} در کاربرد است.`,
  overLimitTitle: 'این تغییر از سهمیه شما بیشتر است',
}
