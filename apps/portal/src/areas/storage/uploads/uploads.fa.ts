import { named } from '@sarv/contract/direction'
import { storageErrors } from '@sarv/contract/storage/storage.errors.fa'
import { formatCount } from '../../../format/number.ts'

const files = (count: number) => `${formatCount(count)} فایل`

/** What the store or the browser refuses, where no sentence of the server's comes with it. */
const reasons: Readonly<Record<string, string>> = {
  bucket_full: storageErrors.bucket_full.message(),
  store_refused: 'فضای ابری این فایل را نپذیرفت. یک‌بار دیگر بکوشید؛ اگر باز نشد به پشتیبانی بگویید.',
  store_unreachable:
    'سرور پنل پاسخ می‌دهد، ولی فضای ابری به این صفحه پاسخ نمی‌دهد: شاید شبکه شما نشانی آن را بسته است یا تنظیم CORS باکت این پنل را راه نمی‌دهد. دوباره بکوشید؛ اگر نشد به پشتیبانی بگویید.',
  upload_incomplete: storageErrors.upload_incomplete.message(),
  file_changed: 'این فایل در دستگاه شما تغییر کرده یا جابه‌جا شده است؛ آن را دوباره انتخاب کنید.',
}

export const uploadsText = {
  tooLarge: 'فایل بزرگ‌تر از ۵ ترابایت را نمی‌توان در فضای ابری نگه داشت.',
  connectionLost: 'ارتباط با فضای ابری برقرار نشد.',
  reasonOf: ({ code, message }: { code?: string; message?: string }): string =>
    message ?? reasons[code ?? ''] ?? uploadsText.connectionLost,

  region: 'صف بارگذاری',
  title: 'بارگذاری',
  all: 'همه فایل‌ها',
  fold: 'جمع کردن صف',
  unfold: 'باز کردن صف',
  pauseAll: 'ایست همه',
  resumeAll: 'ادامه همه',
  clearDone: 'پاک کردن رسیده‌ها',
  close: 'بستن صف',
  summary: {
    done: (count: number) => `${files(count)} رسید`,
    underWay: (count: number) => `${formatCount(count)} در راه`,
    paused: (count: number) => `${formatCount(count)} ایستاده`,
    undecided: (count: number) => `${formatCount(count)} نیازمند تصمیم`,
  },
  together: (parts: readonly string[]) => parts.join('، '),
  allArrived: (count: number) => (count === 1 ? 'فایل رسید' : `هر ${files(count)} رسید`),

  queued: 'در صف',
  percentAt: (percent: string, size: string) => `${percent}، ${size} در ثانیه`,
  timeLeft: (time: string) => `حدود ${time}`,
  waiting: 'ارتباط قطع شد؛ با برقراری آن ادامه می‌یابد',
  paused: 'ایستاده',
  pausedParts: (arrived: number, count: number) =>
    `ایستاده؛ ${formatCount(arrived)} از ${formatCount(count)} بخش رسیده است`,
  goesOnHere: 'از همین‌جا ادامه می‌یابد',
  exists: 'فایلی با این نام هست؛ چیزی جایگزین نشد',
  fileMissing: 'نیمه‌کاره مانده است؛ همان فایل را انتخاب کنید تا ادامه یابد',
  otherFile: 'این همان فایل نیست؛ نام، اندازه و زمان تغییر آن باید همان باشد.',
  done: (time: string) => `بارگذاری شد، ${time}`,

  pause: (name: string) => `ایست ${named(name)}`,
  resume: 'ادامه',
  resumeOf: (name: string) => `ادامه ${named(name)}`,
  retry: 'تلاش دوباره',
  retryOf: (name: string) => `تلاش دوباره برای ${named(name)}`,
  cancel: (name: string) => `لغو ${named(name)}`,
  remove: (name: string) => `پاک کردن ${named(name)} از فهرست`,
  chooseFile: 'انتخاب فایل',
  chooseFileOf: (name: string) => `انتخاب فایل ${named(name)}`,
  replace: 'جایگزینی',
  replaceOf: (name: string) => `جایگزینی ${named(name)}`,
  keepBoth: 'نگه داشتن هر دو',
  keepBothOf: (name: string) => `نگه داشتن هر دو فایل ${named(name)}`,
  skip: 'رد کردن',
  skipOf: (name: string) => `رد کردن ${named(name)}`,
  severalExist: (count: number) => `${files(count)} با همین نام‌ها در باکت هست.`,
  replaceAll: 'جایگزینی همه',
  keepBothAll: 'نگه داشتن هر دو برای همه',
  skipAll: 'رد کردن همه',
} as const
