import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

export const resizeText = {
  title: 'تغییر منابع',
  intro: 'دیسک فقط بزرگ می‌شود؛ پردازنده و حافظه کم و زیاد می‌شوند.',
  cpu: 'پردازنده (vCPU)',
  memory: 'حافظه (RAM)',
  disk: 'دیسک',
  core: 'هسته',
  gigabyte: 'گیگابایت',
  now: (amount: number, unit: string) => `اکنون ${formatNumber(amount)} ${unit}`,
  nowAndQuota: (amount: number, left: number, unit: string) =>
    `اکنون ${formatNumber(amount)} ${unit}؛ سهمیه باقی‌مانده شما ${formatNumber(left)} ${unit}`,
  plans: {
    kind: 'شیوه انتخاب اندازه',
    custom: 'اندازه دلخواه',
    customHelp: 'هر منبع را خودتان بچینید',
    ready: 'پلن آماده',
    readyHelp: 'ترکیب‌های رایج با قیمت بهتر',
    label: 'پلن‌ها',
    plan: 'پلن',
    machine: 'منابع',
    price: 'قیمت ماهانه، بدون مالیات',
    current: 'کنونی',
    smallerDisk: (diskGb: number) => `دیسک این پلن از دیسک کنونی، ${formatNumber(diskGb)} گیگابایت، کوچک‌تر است.`,
  },
  noChange: 'اندازه‌ها همان است که هست؛ نخست یکی را تغییر دهید.',
  submit: 'تغییر منابع',
  confirmTitle: (name: string) => `تغییر منابع ${named(name)}؟`,
  restarts: 'سرور روشن است و یک‌بار راه‌اندازی مجدد می‌شود؛ برنامه‌های آن تا چند دقیقه در دسترس نیستند.',
  confirm: 'تغییر و راه‌اندازی مجدد',
  started: (name: string) => `تغییر منابع ${named(name)} آغاز شد.`,
}
