import { named } from '@sarv/contract/direction'

/** How programs reach a bucket. */
export const connectText = {
  title: 'اتصال',
  program: 'برنامه',
  lines: (program: string) => `دستورهای ${named(program)}`,
  writtenWith: (key: string) => `با کلید ${named(key)} نوشته شده است.`,
  noKey: 'این باکت هنوز کلیدی ندارد؛ نخست یکی بسازید و جای ACCESS_KEY و SECRET_KEY بگذارید.',
  secret: 'کلید محرمانه فقط هنگام ساخت نمایش داده می‌شود؛ اگر آن را ندارید، یکی تازه بسازید.',
  keys: 'زبانه کلیدها',
  noEndpoint: 'نشانی اتصال این دیتاسنتر اکنون خوانده نمی‌شود.',
}
