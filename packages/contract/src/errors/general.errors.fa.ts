import { type CatalogueEntry, quoted, told, wait } from './entry.ts'

/** Refusals that any call can give. Alphabetical. */
export const generalErrors = {
  body_malformed: { status: 422, message: () => 'بدنه درخواست خوانده نشد؛ JSON یا فرم درستی نیست.' },
  body_too_large: {
    status: 413,
    message: (d) => `حجم درخواست بیش از اندازه مجاز است (سقف: ${told(d['megabytes'] ?? 1)} مگابایت).`,
  },
  conflict: {
    status: 409,
    message: () => 'وضعیت این مورد در همین فاصله تغییر کرده است؛ صفحه را تازه کنید و دوباره تلاش کنید.',
  },
  content_encoded: { status: 415, message: () => 'بدنه فشرده پذیرفته نمی‌شود؛ درخواست را بدون فشرده‌سازی بفرستید.' },
  dry_run_unsupported: { status: 400, message: () => 'اجرای آزمایشی برای این درخواست پشتیبانی نمی‌شود.' },
  engine_unavailable: {
    status: 503,
    message: () => 'زیرساخت این دیتاسنتر اکنون پاسخ نمی‌دهد. چند دقیقه دیگر دوباره تلاش کنید.',
  },
  forbidden: { status: 403, message: () => 'نقش شما اجازه انجام این کار را ندارد.' },
  headers_too_large: { status: 431, message: () => 'هدرهای درخواست بیش از اندازه بزرگ است.' },
  idempotency_in_progress: {
    status: 409,
    message: () => 'همین درخواست هنوز در حال انجام است؛ چند لحظه دیگر دوباره تلاش کنید.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: () => 'مقدار Idempotency-Key باید ۱ تا ۱۰۰ کاراکتر از حروف و رقم‌های لاتین و نشانه‌های «._:-» باشد.',
  },
  idempotency_mismatch: { status: 422, message: () => 'این Idempotency-Key پیش‌تر برای درخواست دیگری به کار رفته است.' },
  internal: { status: 500, message: () => 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.' },
  method_not_allowed: { status: 405, message: () => 'این نشانی چنین روشی را نمی‌پذیرد.' },
  name_taken: {
    status: 400,
    message: (d) => `نام ${quoted(d['name'], 'واردشده')} پیش‌تر به کار رفته است؛ نام دیگری انتخاب کنید.`,
  },
  not_found: { status: 404, message: () => 'موردی که می‌خواهید پیدا نشد.' },
  operation_not_cancellable: { status: 409, message: () => 'این عملیات دیگر لغوشدنی نیست.' },
  operation_not_retryable: { status: 409, message: () => 'این عملیات را نمی‌شود دوباره انجام داد.' },
  operation_running: {
    status: 409,
    message: (d) => `عملیات ${quoted(d['title'], 'دیگری')} روی این سرویس در حال انجام است؛ تا پایان آن شکیبا باشید.`,
  },
  over_limit: {
    status: 400,
    message: (d) =>
      d['max'] === undefined
        ? `درخواست شما از سقف ${quoted(d['item'], 'مجاز')} بیشتر است.`
        : `درخواست شما از سقف ${quoted(d['item'], 'مجاز')} بیشتر است (سقف: ${told(d['max'])}).`,
  },
  request_malformed: { status: 400, message: () => 'درخواست خوانده نشد؛ این HTTP درستی نیست.' },
  request_timeout: { status: 408, message: () => 'درخواست به‌موقع کامل نرسید؛ دوباره تلاش کنید.' },
  status_forbids: {
    status: 400,
    message: (d) => `این کار در وضعیت ${quoted(d['status'], 'کنونی سرویس')} ممکن نیست.`,
  },
  too_many_requests: {
    status: 429,
    message: (d) => `تعداد درخواست‌های شما بیش از اندازه است؛ ${wait(d['seconds'])} دیگر دوباره تلاش کنید.`,
  },
  too_slow: {
    status: 503,
    message: () => 'این درخواست بیش از اندازه طول کشید و انجام نشد؛ چند ثانیه دیگر دوباره بفرستید.',
  },
  unavailable: { status: 503, message: () => 'این سرویس موقتاً در دسترس نیست؛ چند دقیقه بعد دوباره تلاش کنید.' },
  unsupported_media_type: {
    status: 415,
    message: () => 'نوع محتوای درخواست پشتیبانی نمی‌شود؛ آن را به صورت JSON بفرستید.',
  },
  validation: { status: 422, message: () => 'اطلاعات واردشده پذیرفته نیست.' },
} as const satisfies Record<string, CatalogueEntry>
