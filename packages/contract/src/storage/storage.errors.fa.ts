import { type CatalogueEntry, type ErrorDetails, quoted, told } from '../errors/entry.ts'

/** The first by name, the others by number. */
const severalNamed = ({ name, others = 0 }: ErrorDetails): string =>
  others === 0 ? quoted(name, 'چیزی') : `${quoted(name, 'چیزی')} و ${told(others)} مورد دیگر`

const whyNotMoved = (): string =>
  'در مقصد چیزی با همین نام هست، بزرگ‌تر از ۵ گیگابایت است، یا نام آن در مقصد دراز می‌شود.'

/** Refusals about buckets, their files and keys. Alphabetical. */
export const storageErrors = {
  bucket_bundle_missing: { status: 400, message: () => 'یکی از پلن‌های فضای ابری را انتخاب کنید.' },
  bucket_full: {
    status: 400,
    message: () => 'در این باکت به این اندازه جای خالی نیست؛ باکت را بزرگ کنید یا چیزی را حذف کنید.',
  },
  bucket_name_taken: {
    status: 400,
    message: (d) =>
      `نام ${quoted(d['name'], 'واردشده')} را باکت دیگری در این دیتاسنتر دارد؛ نام باکت بخشی از نشانی آن است و باید یکتا باشد.`,
  },
  bucket_shrinks_too_far: {
    status: 400,
    message: (d) => `آنچه در باکت است در این اندازه جا نمی‌شود؛ اندازه باکت دست‌کم ${told(d['leastGb'])} گیگابایت باشد.`,
  },
  bucket_size_missing: { status: 400, message: () => 'اندازه باکت را مشخص کنید.' },
  move_taken_back: {
    status: 400,
    message: (d) => `${severalNamed(d)} جابه‌جا نشد، پس همه به جای پیشین برمی‌گردد: ${whyNotMoved()}`,
  },
  object_exists: {
    status: 400,
    message: (d) => `فایلی با نام ${quoted(d['name'], 'واردشده')} هست؛ چیزی جایگزین نشد.`,
  },
  object_too_large_to_copy: {
    status: 400,
    message: () => 'فایل بزرگ‌تر از ۵ گیگابایت را نمی‌توان در خود باکت رونوشت یا جابه‌جا کرد.',
  },
  objects_exist: {
    status: 400,
    message: (d) => `در مقصد ${severalNamed(d)} هست؛ چیزی جابه‌جا نشد.`,
  },
  objects_not_deleted: {
    status: 400,
    message: (d) => `${severalNamed(d)} حذف نشد. دوباره تلاش کنید.`,
  },
  objects_not_moved: {
    status: 400,
    message: (d) => `${severalNamed(d)} جابه‌جا نشد و سر جای خود است: ${whyNotMoved()}`,
  },
  share_end_wrong: { status: 400, message: () => 'پایان پیوند باید از یک دقیقه تا هفت روز دیگر باشد.' },
  storage_key_missing: { status: 400, message: () => 'این کلید در باکت نیست؛ کلید دیگری انتخاب کنید.' },
  storage_not_offered: {
    status: 400,
    message: () => 'این دیتاسنتر فضای ابری ندارد؛ پروژه‌ای در دیتاسنتر دیگری انتخاب کنید یا بسازید.',
  },
  store_refused: { status: 400, message: () => 'فضای ابری این درخواست را نپذیرفت؛ مقدارها را بازبینی کنید.' },
  too_many_storage_keys: {
    status: 400,
    message: (d) => `هر باکت حداکثر ${told(d['max'])} کلید دارد؛ کلیدی را که به کار نمی‌آید حذف کنید.`,
  },
  upload_incomplete: {
    status: 400,
    message: () => 'همه بخش‌های فایل نرسیده است؛ بارگذاری را ادامه دهید.',
  },
} as const satisfies Record<string, CatalogueEntry>
