import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { snapshotNameLength } from '@sarv/contract/limits'
import { nameHelp } from '../../../services/naming.fa.ts'

export const snapshotsText = {
  title: 'اسنپ‌شات‌ها',
  intro:
    'وضعیت دیسک اصلی سرور در یک لحظه؛ با یک بازگردانی به همان لحظه برمی‌گردد. دیسک‌های داده و دیسک‌های متصل (ولوم) در آن نیستند.',
  label: 'فهرست اسنپ‌شات‌ها',
  unit: 'اسنپ‌شات',
  unnamed: 'بی‌نام',
  create: 'ساخت اسنپ‌شات',
  full: (max: number) => `هر سرور تا ${formatNumber(max)} اسنپ‌شات دارد؛ نخست یکی را حذف کنید.`,
  revert: 'بازگردانی به اسنپ‌شات',
  delete: 'حذف اسنپ‌شات',
  open: 'جزئیات',
  close: 'بستن',
  columns: {
    name: 'نام',
    status: 'وضعیت',
    description: 'توضیح',
    size: 'اندازه',
    price: 'هزینه ماهانه',
    created: 'ساخته‌شده',
  },
  free: 'بدون هزینه جداگانه',
  empty: {
    title: 'هنوز اسنپ‌شاتی نیست',
    text: 'پیش از به‌روزرسانی سیستم‌عامل، تغییر تنظیم یا هر کار پرخطر یک اسنپ‌شات بسازید؛ اگر کار درست پیش نرفت، سرور را به همان لحظه برگردانید.',
    note: 'اسنپ‌شات کنار خود دیسک است و جای نسخه پشتیبان را نمی‌گیرد.',
  },
  form: {
    title: 'ساخت اسنپ‌شات',
    subtitle: (server: string) => `از دیسک اصلی سرور ${named(server)}`,
    name: 'نام اسنپ‌شات',
    nameHelp: nameHelp(snapshotNameLength, 'مانند before-upgrade'),
    nameTaken: 'اسنپ‌شاتی با این نام هست؛ نام دیگری بنویسید.',
    description: 'توضیح',
    descriptionHelp: 'برای چه ساخته شد؟',
    running:
      'سرور روشن است: آنچه هنوز روی دیسک نوشته نشده در اسنپ‌شات نمی‌آید. برای اطمینان کامل نخست سرور را خاموش کنید.',
    started: (name: string) => `ساخت اسنپ‌شات ${named(name)} آغاز شد.`,
  },
  reverting: {
    title: (name: string) => `بازگردانی به اسنپ‌شات ${named(name)}؟`,
    cannotStop: 'این کار پس از آغاز متوقف نمی‌شود و سرور تا پایان آن در دسترس نیست.',
    lost: 'هرچه از آن زمان روی دیسک اصلی سرور نوشته شده از دست می‌رود؛ از:',
    stays: 'اندازه سرور و دیسکش، نشانی‌ها، فایروال، دیسک‌های داده و دیسک‌های متصل (ولوم) دست نمی‌خورند.',
    started: (name: string) => `بازگردانی به اسنپ‌شات ${named(name)} آغاز شد.`,
  },
  deletion: {
    title: (name: string) => `حذف اسنپ‌شات ${named(name)}؟`,
    warning: 'پس از حذف نمی‌توان به این نقطه برگشت. خود سرور دست نمی‌خورد.',
    thing: 'نام اسنپ‌شات',
    confirm: 'حذف اسنپ‌شات',
    started: (name: string) => `حذف اسنپ‌شات ${named(name)} آغاز شد.`,
  },
}
