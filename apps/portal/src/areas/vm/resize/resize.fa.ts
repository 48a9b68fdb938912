import { latin } from '../../../format/isolate.ts'
import { formatNumber } from '../../../format/number.ts'

export const resizeText = {
  title: 'تغییر منابع',
  intro: 'دیسک تنها بزرگ می‌شود؛ پردازنده و حافظه کم و زیاد می‌شوند.',
  cpu: 'پردازنده (vCPU)',
  memory: 'حافظه (RAM)',
  disk: 'دیسک',
  core: 'هسته',
  gigabyte: 'گیگابایت',
  now: (amount: number, unit: string) => `اکنون ${formatNumber(amount)} ${unit}`,
  nowAndQuota: (amount: number, left: number, unit: string) =>
    `اکنون ${formatNumber(amount)} ${unit}؛ سهمیه باقی‌مانده شما ${formatNumber(left)} ${unit}`,
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
  noChange: 'اندازه‌ها همان است که هست؛ نخست یکی را تغییر دهید.',
  submit: 'تغییر منابع',
  refused: 'این تغییر پذیرفته نمی‌شود',
  overLimit: (item: string, max: number, used: number) =>
    `${item}: سقف شما ${formatNumber(max)} است و ${formatNumber(used)} در کاربرد است.`,
  overLimitTitle: 'این تغییر از سهمیه شما بیشتر است',
  confirmTitle: (name: string) => `تغییر منابع ${latin(name)}؟`,
  restarts: 'سرور روشن است و یک بار از نو راه‌اندازی می‌شود؛ برنامه‌های آن کمتر از چند دقیقه در دسترس نیستند.',
  confirm: 'تغییر و راه‌اندازی مجدد',
  started: (name: string) => `تغییر منابع ${latin(name)} آغاز شد.`,
}
