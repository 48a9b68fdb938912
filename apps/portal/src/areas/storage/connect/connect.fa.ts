import { ltr, named } from '@sarv/contract/direction'

/** How programs reach a bucket. */
export const connectText = {
  title: 'اتصال',
  program: 'برنامه',
  lines: (program: string) => `دستورهای ${named(program)}`,
  writtenWith: (key: string) => `با کلید ${named(key)} نوشته شده است.`,
  noKey: 'این باکت هنوز کلیدی ندارد؛ نخست یکی بسازید و جای ACCESS_KEY و SECRET_KEY بگذارید.',
  secret: 'کلید محرمانه فقط هنگام ساخت نمایش داده می‌شود؛ اگر آن را ندارید، یکی تازه بسازید.',
  keys: 'زبانه کلیدها',
  s3cmdAcls: `دستورهای ${ltr('cp')}، ${ltr('modify')} و ${ltr('setacl')} این برنامه ACL می‌خواهند که در این باکت‌ها نیست و رد می‌شوند؛ ${ltr('put')}، ${ltr('get')}، ${ltr('ls')} و ${ltr('del')} کار می‌کنند.`,
  noEndpoint: 'نشانی اتصال این دیتاسنتر اکنون خوانده نمی‌شود.',
}
