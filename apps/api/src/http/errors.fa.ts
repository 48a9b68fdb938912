export type ErrorDetails = Readonly<Record<string, string | number>>

interface CatalogueEntry {
  status: number
  message: (details: ErrorDetails) => string
}

const numbers = new Intl.NumberFormat('fa-IR')

/** A detail inside a sentence: numbers in Persian digits, names as they are. */
const told = (value: string | number | undefined): string =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')

const quoted = (value: string | number | undefined, otherwise: string): string =>
  value === undefined ? otherwise : `«${told(value)}»`

/** Every refusal the API can give: its code, its HTTP status and the one sentence people read. Alphabetical. */
export const errorCatalogue = {
  account_disabled: { status: 400, message: () => 'این حساب کاربری غیرفعال است؛ با پشتیبانی تماس بگیرید.' },
  account_locked: {
    status: 429,
    message: (d) => `به دلیل چند تلاش ناموفق، ورود موقتاً بسته شد؛ ${told(d['seconds'])} ثانیه دیگر دوباره تلاش کنید.`,
  },
  body_malformed: { status: 422, message: () => 'بدنه درخواست خوانده نشد؛ JSON یا فرم درستی نیست.' },
  body_too_large: {
    status: 413,
    message: (d) => `حجم درخواست بیش از اندازه مجاز است (سقف: ${told(d['megabytes'] ?? 1)} مگابایت).`,
  },
  bundle_missing: { status: 400, message: () => 'یکی از پیکربندی‌های سرور را برگزینید.' },
  captcha_wrong: { status: 400, message: () => 'کد امنیتی درست نیست یا زمان آن گذشته است؛ کد تازه را وارد کنید.' },
  conflict: {
    status: 409,
    message: () => 'وضعیت این مورد در همین فاصله تغییر کرده است؛ صفحه را تازه کنید و دوباره تلاش کنید.',
  },
  datacenter_missing: { status: 400, message: () => 'دیتاسنتر را برگزینید.' },
  dry_run_unsupported: { status: 400, message: () => 'اجرای آزمایشی برای این درخواست پشتیبانی نمی‌شود.' },
  forbidden: { status: 403, message: () => 'نقش شما اجازه انجام این کار را ندارد.' },
  idempotency_in_progress: {
    status: 409,
    message: () => 'همین درخواست هنوز در حال انجام است؛ چند لحظه دیگر دوباره تلاش کنید.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: () => 'مقدار Idempotency-Key باید ۱ تا ۱۰۰ نویسه از حروف و رقم‌های لاتین و نشانه‌های «._:-» باشد.',
  },
  idempotency_mismatch: { status: 422, message: () => 'این Idempotency-Key پیش‌تر برای درخواست دیگری به کار رفته است.' },
  image_missing: { status: 400, message: () => 'نسخه سیستم‌عامل را برگزینید.' },
  image_needs_more: {
    status: 400,
    message: (d) =>
      `${told(d['image'])} دست‌کم ${told(d['memoryGb'])} گیگابایت حافظه و ${told(d['diskGb'])} گیگابایت دیسک می‌خواهد.`,
  },
  internal: { status: 500, message: () => 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.' },
  key_invalid: {
    status: 400,
    message: () => 'کلید عمومی SSH درست نیست؛ کلید RSA (دست‌کم ۲۰۴۸ بیت)، ED25519 یا ECDSA را کامل وارد کنید.',
  },
  key_missing: { status: 400, message: () => 'این کلید SSH در پروژه نیست؛ کلید دیگری برگزینید.' },
  key_taken: {
    status: 400,
    message: (d) => `این کلید پیش‌تر با نام ${quoted(d['name'], 'دیگری')} در پروژه ثبت شده است.`,
  },
  method_not_allowed: { status: 405, message: () => 'این نشانی چنین روشی را نمی‌پذیرد.' },
  name_taken: {
    status: 400,
    message: (d) => `نام ${quoted(d['name'], 'واردشده')} پیش‌تر به کار رفته است؛ نام دیگری برگزینید.`,
  },
  network_missing: { status: 400, message: () => 'این شبکه خصوصی در پروژه نیست.' },
  no_capacity: {
    status: 400,
    message: (d) =>
      `ظرفیت کافی در ${quoted(d['datacenter'], 'این دیتاسنتر')} نیست؛ پیکربندی یا دیتاسنتر دیگری برگزینید.`,
  },
  not_found: { status: 404, message: () => 'موردی که می‌خواهید پیدا نشد.' },
  not_signed_in: { status: 401, message: () => 'برای ادامه وارد حساب کاربری خود شوید.' },
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
  password_wrong: { status: 400, message: () => 'گذرواژه کنونی درست نیست.' },
  size_missing: { status: 400, message: () => 'اندازه پردازنده، حافظه و دیسک را مشخص کنید.' },
  status_forbids: {
    status: 400,
    message: (d) => `این کار در وضعیت ${quoted(d['status'], 'کنونی سرویس')} ممکن نیست.`,
  },
  too_many_requests: {
    status: 429,
    message: (d) => `شمار درخواست‌های شما بیش از اندازه است؛ ${told(d['seconds'])} ثانیه دیگر دوباره تلاش کنید.`,
  },
  unavailable: { status: 503, message: () => 'این سرویس موقتاً در دسترس نیست؛ چند دقیقه بعد دوباره تلاش کنید.' },
  unsupported_media_type: {
    status: 415,
    message: () => 'نوع محتوای درخواست پشتیبانی نمی‌شود؛ آن را به صورت JSON بفرستید.',
  },
  validation: { status: 422, message: () => 'اطلاعات واردشده پذیرفته نیست.' },
  wrong_credentials: { status: 400, message: () => 'نام کاربری یا گذرواژه درست نیست.' },
} as const satisfies Record<string, CatalogueEntry>

/** The short heading of an error, by its HTTP status. */
export const statusTitles: Readonly<Record<number, string>> = {
  400: 'درخواست پذیرفته نشد',
  401: 'ورود لازم است',
  403: 'دسترسی ندارید',
  404: 'پیدا نشد',
  405: 'روش نادرست',
  409: 'ناسازگاری با وضعیت کنونی',
  413: 'حجم بیش از اندازه',
  415: 'نوع محتوای ناشناخته',
  422: 'اطلاعات نادرست',
  429: 'درخواست‌های پی‌درپی',
  500: 'خطای سامانه',
  503: 'خارج از دسترس',
}

export const startPageText = {
  portalMissing:
    'پرتال هنوز ساخته نشده است. دستور npm start آن را می‌سازد.\nThe portal is not built yet: "npm start" builds it. The API is at /api/docs.\n',
}
