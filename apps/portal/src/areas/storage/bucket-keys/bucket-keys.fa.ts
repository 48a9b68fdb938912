import { named } from '@sarv/contract/direction'
import { storageKeyNameLength, storageKeysPerBucket } from '@sarv/contract/storage/bucket-keys/bucket-keys.rules'
import { formatNumber } from '../../../format/number.ts'

const { min, max } = storageKeyNameLength

/** The access keys of a bucket. */
export const keysText = {
  title: 'کلیدهای دسترسی',
  intro:
    'برنامه‌ها با کلید به باکت وصل می‌شوند. برای هر برنامه کلیدی جدا بسازید تا اگر یکی لو رفت، فقط همان را باطل کنید.',
  label: 'فهرست کلیدهای باکت',
  unit: 'کلید',
  searchFor: 'نام یا کلید دسترسی',
  create: 'ساخت کلید',
  full: `هر باکت حداکثر ${formatNumber(storageKeysPerBucket)} کلید دارد؛ کلیدی را که به کار نمی‌آید باطل کنید.`,
  columns: {
    name: 'نام',
    accessKey: 'Access Key',
    rights: 'حق دسترسی',
    state: 'وضعیت',
    created: 'ساخته‌شده',
  },
  working: 'فعال',
  ends: 'جایگزین‌شده',
  endsAt: 'تا',
  empty: {
    title: 'این باکت هنوز کلیدی ندارد',
    text: 'برای وصل شدن با rclone، aws cli یا برنامه خودتان کلیدی بسازید. کلید محرمانه فقط همان یک‌بار نمایش داده می‌شود.',
  },
  form: {
    title: 'ساخت کلید دسترسی',
    subtitle: 'کلید محرمانه پس از ساخت، یک‌بار نمایش داده می‌شود.',
    name: 'نام',
    nameHelp: `${formatNumber(min)} تا ${formatNumber(max)} کاراکتر؛ نام برنامه‌ای که آن را به کار می‌برد`,
    rights: 'حق دسترسی',
    rightsHelp: {
      read: 'فهرست و دریافت فایل‌ها؛ چیزی تغییر نمی‌کند',
      readWrite: 'بارگذاری، جایگزینی و حذف فایل‌ها هم',
    },
    submit: 'ساخت کلید',
  },
  made: {
    title: (name: string) => `کلید ${named(name)} ساخته شد`,
    once: 'کلید محرمانه فقط همین یک‌بار نمایش داده می‌شود. آن را جای امنی نگه دارید و در کد یا پیام‌رسان نگذارید.',
    accessKey: 'کلید دسترسی (Access Key)',
    secretKey: 'کلید محرمانه (Secret Key)',
    close: 'کلید محرمانه را برداشتم',
  },
  rotate: 'جایگزینی کلید',
  rotation: {
    title: (name: string) => `جایگزینی کلید ${named(name)}`,
    text: 'کلید تازه‌ای با همین نام و همین حق دسترسی ساخته می‌شود. کلید کنونی تا پایان این مهلت کار می‌کند؛ در این میان برنامه‌ها را به کلید تازه ببرید.',
    overlap: 'کلید کنونی تا چه زمانی کار کند؟',
    hours: (hours: number) => {
      if (hours === 0) return 'همین حالا باطل شود'
      return hours % 24 === 0 ? `${formatNumber(hours / 24)} روز دیگر` : `${formatNumber(hours)} ساعت دیگر`
    },
    atOnce: 'برنامه‌ای که کلید کنونی را به کار می‌برد بی‌درنگ از کار می‌افتد.',
    submit: 'ساخت کلید جایگزین',
  },
  revoke: 'باطل کردن کلید',
  revocation: {
    title: (name: string) => `کلید ${named(name)} باطل شود؟`,
    warning:
      'برنامه‌ای که آن را به کار می‌برد و پیوندهایی که با آن ساخته شده است بی‌درنگ از کار می‌افتد. این کار قابل بازگشت نیست.',
    thing: 'کلید دسترسی',
    done: (name: string) => `کلید ${named(name)} باطل شد.`,
  },
}
