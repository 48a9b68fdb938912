import { waitInWords } from '@sarv/contract/waits.fa'

export type ErrorDetails = Readonly<Record<string, string | number>>

interface CatalogueEntry {
  status: number
  message: (details: ErrorDetails) => string
}

const numbers = new Intl.NumberFormat('fa-IR')

/** A detail inside a sentence: numbers in Persian digits, names as they are. */
const told = (value: string | number | undefined): string =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')

/** A wait, from a detail in seconds. */
const wait = (seconds: string | number | undefined): string => waitInWords(Number(seconds ?? 1))

const quoted = (value: string | number | undefined, otherwise: string): string =>
  value === undefined ? otherwise : `«${told(value)}»`

/** Every refusal the API can give: its code, its HTTP status and the one sentence people read. Alphabetical. */
export const errorCatalogue = {
  account_disabled: { status: 400, message: () => 'این حساب کاربری غیرفعال است؛ با پشتیبانی تماس بگیرید.' },
  account_guarded: {
    status: 429,
    message: (d) =>
      `شمار تلاش‌های نادرست برای این حساب زیاد بود؛ ورود با گذرواژه از دستگاه‌های تازه ${wait(d['seconds'])} دیگر باز می‌شود. از دستگاهی که پیش‌تر با آن وارد شده‌اید یا با کلید عبور وارد شوید، یا از «فراموشی گذرواژه» گذرواژه تازه بسازید.`,
  },
  account_locked: {
    status: 429,
    message: (d) => `به دلیل چند تلاش ناموفق، ورود موقتاً بسته شد؛ ${wait(d['seconds'])} دیگر دوباره تلاش کنید.`,
  },
  address_for_one: { status: 400, message: () => 'نشانی دلخواه تنها برای سفارش یک سرور پذیرفته می‌شود.' },
  address_needs_network: { status: 400, message: () => 'برای نشانی خصوصی، شبکه خصوصی آن را هم انتخاب کنید.' },
  address_not_ipv4: { status: 400, message: () => 'شبکه‌های خصوصی تنها نشانی IPv4 دارند.' },
  address_outside: {
    status: 400,
    message: (d) => `نشانی باید درون بازه شبکه باشد؛ از ${told(d['first'])} تا ${told(d['last'])}.`,
  },
  address_taken: {
    status: 400,
    message: (d) => `نشانی ${quoted(d['address'], 'خواسته‌شده')} در این شبکه گرفته شده است؛ نشانی دیگری انتخاب کنید.`,
  },
  already_confirmed: { status: 400, message: () => 'این مورد پیش‌تر برای حساب شما تأیید شده است.' },
  already_in_project: {
    status: 400,
    message: (d) =>
      `${quoted(d['email'], 'این کاربر')} هم‌اکنون به این پروژه دسترسی دارد؛ می‌توانید دسترسی او را ویرایش کنید.`,
  },
  already_legal: { status: 400, message: () => 'این حساب پیش‌تر به حساب حقوقی تبدیل شده است.' },
  already_member: {
    status: 400,
    message: (d) => `${quoted(d['email'], 'این کاربر')} هم‌اکنون از کاربران این حساب است.`,
  },
  already_on_network: {
    status: 400,
    message: (d) => `این سرور هم‌اکنون به شبکه ${quoted(d['name'], 'خصوصی')} متصل است.`,
  },
  body_malformed: { status: 422, message: () => 'بدنه درخواست خوانده نشد؛ JSON یا فرم درستی نیست.' },
  body_too_large: {
    status: 413,
    message: (d) => `حجم درخواست بیش از اندازه مجاز است (سقف: ${told(d['megabytes'] ?? 1)} مگابایت).`,
  },
  bundle_missing: { status: 400, message: () => 'یکی از پیکربندی‌های سرور را انتخاب کنید.' },
  captcha_wrong: { status: 400, message: () => 'کد امنیتی درست نیست یا زمان آن گذشته است؛ کد تازه را وارد کنید.' },
  code_wrong: { status: 400, message: () => 'کد تأیید درست نیست یا زمان آن گذشته است.' },
  conflict: {
    status: 409,
    message: () => 'وضعیت این مورد در همین فاصله تغییر کرده است؛ صفحه را تازه کنید و دوباره تلاش کنید.',
  },
  console_needs_power: { status: 400, message: () => 'سرور خاموش است؛ برای دیدن صفحه آن نخست روشنش کنید.' },
  content_encoded: { status: 415, message: () => 'بدنه فشرده پذیرفته نمی‌شود؛ درخواست را بدون فشرده‌سازی بفرستید.' },
  datacenter_missing: { status: 400, message: () => 'دیتاسنتر را انتخاب کنید.' },
  disk_shrinks: {
    status: 400,
    message: (d) => `دیسک کوچک نمی‌شود؛ اندازه آن دست‌کم ${told(d['diskGb'])} گیگابایت باشد.`,
  },
  dry_run_unsupported: { status: 400, message: () => 'اجرای آزمایشی برای این درخواست پشتیبانی نمی‌شود.' },
  email_change_over: {
    status: 400,
    message: () =>
      'این پیوند به کار رفته یا ۷۲ ساعت آن گذشته است. اگر ایمیل حساب را شما تغییر نداده‌اید، با پشتیبانی تماس بگیرید.',
  },
  email_taken: { status: 400, message: () => 'حسابی با این ایمیل وجود دارد؛ با همان حساب وارد شوید.' },
  email_unconfirmed: { status: 400, message: () => 'نخست ایمیل خود را تأیید کنید.' },
  engine_unavailable: {
    status: 503,
    message: () => 'زیرساخت این دیتاسنتر اکنون پاسخ نمی‌دهد. چند دقیقه دیگر دوباره تلاش کنید.',
  },
  factor_proof_needed: {
    status: 403,
    message: () =>
      'برای این کار باید با ورود دو مرحله‌ای یا کدی که به موبایل کنونی شما فرستاده می‌شود نشان دهید که خودتان هستید. اگر پنجره تأیید باز نشد، از حساب خارج شوید، دوباره با ورود دو مرحله‌ای وارد شوید و تا ۱۰ دقیقه پس از ورود همین کار را انجام دهید.',
  },
  firewall_not_on_trial: { status: 409, message: () => 'تغییری در فایروال این سرور نیست که در انتظار تأیید باشد.' },
  firewall_on_trial: {
    status: 409,
    message: () => 'تغییر پیشین فایروال هنوز آزمایشی است؛ نخست آن را تأیید کنید یا بازگردانید.',
  },
  firewall_only_allows: {
    status: 400,
    message: () => 'فایروال این دیتاسنتر قانون بستن ندارد؛ هر چه قانونی آن را باز نکند خودبه‌خود بسته است.',
  },
  firewall_rule_taken: {
    status: 400,
    message: (d) => `قانون ${quoted(d['rule'], 'دیگری')} با همین مشخصات در فایروال هست.`,
  },
  forbidden: { status: 403, message: () => 'نقش شما اجازه انجام این کار را ندارد.' },
  headers_too_large: { status: 431, message: () => 'سرآیندهای درخواست بیش از اندازه بزرگ است.' },
  idempotency_in_progress: {
    status: 409,
    message: () => 'همین درخواست هنوز در حال انجام است؛ چند لحظه دیگر دوباره تلاش کنید.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: () => 'مقدار Idempotency-Key باید ۱ تا ۱۰۰ نویسه از حروف و رقم‌های لاتین و نشانه‌های «._:-» باشد.',
  },
  idempotency_mismatch: { status: 422, message: () => 'این Idempotency-Key پیش‌تر برای درخواست دیگری به کار رفته است.' },
  image_missing: { status: 400, message: () => 'نسخه سیستم‌عامل را انتخاب کنید.' },
  image_needs_more: {
    status: 400,
    message: (d) =>
      `${told(d['image'])} دست‌کم ${told(d['memoryGb'])} گیگابایت حافظه و ${told(d['diskGb'])} گیگابایت دیسک می‌خواهد.`,
  },
  internal: { status: 500, message: () => 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.' },
  identity_unconfirmed: {
    status: 400,
    message: () =>
      'تا هویت صاحب حساب تأیید نشود، سرویسی ساخته نمی‌شود؛ کاربر ارشد حساب در «مدیریت حساب کاربری»، بخش «مشخصات کاربری»، مشخصات خود را کامل کند و شماره موبایلش را تأیید کند.',
  },
  invitation_for_another: {
    status: 400,
    message: (d) => `این دعوت برای ${quoted(d['email'], 'ایمیل دیگری')} فرستاده شده است؛ با همان ایمیل وارد شوید.`,
  },
  invitation_invalid: {
    status: 400,
    message: () => 'این دعوت برای این ایمیل نیست یا زمان آن گذشته است؛ از دعوت‌کننده بخواهید دوباره شما را دعوت کند.',
  },
  invitation_open: {
    status: 400,
    message: (d) =>
      `برای ${quoted(d['email'], 'این ایمیل')} دعوتی باز فرستاده شده است؛ می‌توانید آن را دوباره بفرستید یا پس بگیرید.`,
  },
  ip_is_primary: {
    status: 400,
    message: () => 'نشانی اصلی با خود سرور حذف می‌شود و به‌تنهایی حذف‌شدنی نیست.',
  },
  key_hardware: {
    status: 400,
    message: () => 'کلیدهای سخت‌افزاری (sk-) پشتیبانی نمی‌شوند؛ کلید RSA، ED25519 یا ECDSA وارد کنید.',
  },
  key_invalid: {
    status: 400,
    message: () => 'کلید عمومی SSH درست نیست؛ کلید RSA (دست‌کم ۲۰۴۸ بیت)، ED25519 یا ECDSA را کامل وارد کنید.',
  },
  key_missing: { status: 400, message: () => 'این کلید SSH در پروژه نیست؛ کلید دیگری انتخاب کنید.' },
  key_taken: {
    status: 400,
    message: (d) => `این کلید پیش‌تر با نام ${quoted(d['name'], 'دیگری')} در پروژه ثبت شده است.`,
  },
  last_super_user: {
    status: 400,
    message: () => 'حساب باید دست‌کم یک کاربر ارشد داشته باشد؛ نخست کاربر دیگری را کاربر ارشد کنید.',
  },
  method_not_allowed: { status: 405, message: () => 'این نشانی چنین روشی را نمی‌پذیرد.' },
  name_taken: {
    status: 400,
    message: (d) => `نام ${quoted(d['name'], 'واردشده')} پیش‌تر به کار رفته است؛ نام دیگری انتخاب کنید.`,
  },
  national_id_taken: {
    status: 400,
    message: () =>
      'این کد ملی در حساب کاربری دیگری ثبت شده است و هر کس یک حساب دارد. با همان حساب وارد شوید؛ برای کار در حساب دیگران، از مدیر آن بخواهید شما را از «کاربران حساب» دعوت کند. اگر آن حساب از شما نیست، با پشتیبانی تماس بگیرید.',
  },
  network_full: {
    status: 400,
    message: (d) => `همه نشانی‌های شبکه ${quoted(d['name'], 'خصوصی')} گرفته شده است؛ شبکه دیگری انتخاب کنید.`,
  },
  network_in_use: {
    status: 400,
    message: (d) =>
      `${told(d['count'])} سرور در شبکه ${quoted(d['name'], 'خصوصی')} است؛ نخست آن‌ها را جدا کنید. سرورهای سطل بازیافت هم شمرده می‌شوند.`,
  },
  network_missing: { status: 400, message: () => 'این شبکه خصوصی در پروژه نیست.' },
  network_range: { status: 400, message: (d) => told(d['sentence']) },
  no_capacity: {
    status: 400,
    message: (d) =>
      `ظرفیت کافی در ${quoted(d['datacenter'], 'این دیتاسنتر')} نیست؛ پیکربندی یا دیتاسنتر دیگری انتخاب کنید.`,
  },
  no_way_in: { status: 400, message: () => 'سرور دست‌کم یک نشانی عمومی یا یک شبکه خصوصی می‌خواهد؛ یکی را انتخاب کنید.' },
  not_built: { status: 400, message: () => 'این سرور هنوز ساخته نشده است؛ ساخت آن را دوباره انجام دهید یا حذفش کنید.' },
  not_found: { status: 404, message: () => 'موردی که می‌خواهید پیدا نشد.' },
  not_signed_in: { status: 401, message: () => 'برای ادامه وارد حساب کاربری خود شوید.' },
  nothing_changed: { status: 400, message: () => 'چیزی تغییر نکرده است؛ نام یا منابع تازه را وارد کنید.' },
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
  passkey_cloned: {
    status: 400,
    message: () =>
      'این کلید عبور پذیرفته نشد، زیرا نسخه دیگری از آن به کار رفته است؛ از راه دیگری وارد شوید و آن را بردارید.',
  },
  passkey_invalid: { status: 400, message: () => 'پاسخ کلید عبور پذیرفته نشد یا زمان آن گذشته است؛ دوباره تلاش کنید.' },
  passkey_last: {
    status: 400,
    message: () => 'این کلید عبور تنها راه ورود شماست؛ پیش از برداشتن آن، کلید دیگری بیفزایید یا گذرواژه بسازید.',
  },
  passkey_missing: { status: 400, message: () => 'نخست یک کلید عبور به حساب خود بیفزایید.' },
  passkey_needs_domain: {
    status: 400,
    message: () => 'مرورگرها کلید عبور را برای نشانی عددی نمی‌پذیرند؛ پنل را با نام دامنه باز کنید.',
  },
  passkey_unknown: { status: 400, message: () => 'این کلید عبور در هیچ حسابی ثبت نشده است؛ از راه دیگری وارد شوید.' },
  password_missing: {
    status: 400,
    message: () => 'حساب شما گذرواژه ندارد؛ از «فراموشی گذرواژه» در صفحه ورود گذرواژه بسازید.',
  },
  password_unchanged: { status: 400, message: () => 'گذرواژه تازه باید با گذرواژه کنونی فرق کند.' },
  password_wrong: { status: 400, message: () => 'گذرواژه کنونی درست نیست.' },
  pending_token_missing: {
    status: 400,
    message: () =>
      'این گام تنها در همان مرورگری کامل می‌شود که ورود در آن آغاز شده است؛ دوباره با گذرواژه وارد شوید. در برنامه خود «pendingToken» پاسخ ورود را همراه با کد بفرستید.',
  },
  phone_unconfirmed: { status: 400, message: () => 'نخست شماره موبایل خود را تأیید کنید.' },
  project_twice: { status: 400, message: () => 'هر پروژه را یک‌بار و با یک دسترسی بنویسید.' },
  project_not_empty: {
    status: 400,
    message: (d) => `این پروژه خالی نیست؛ نخست سرویس‌های آن را حذف کنید: ${told(d['services'])}.`,
  },
  proof_missing: { status: 400, message: () => 'گذرواژه خود و، اگر ورود دو مرحله‌ای روشن است، کد آن را بنویسید.' },
  proof_needed: {
    status: 403,
    message: () =>
      'برای این کار باید دوباره نشان دهید که خودتان هستید. اگر پنجره تأیید باز نشد، از حساب خارج و دوباره وارد شوید و تا ۱۰ دقیقه پس از ورود همین کار را انجام دهید.',
  },
  provider_answer_invalid: {
    status: 400,
    message: () => 'پاسخ سرویس ورود پذیرفته نشد یا زمان آن گذشته است؛ ورود را از نو آغاز کنید.',
  },
  provider_email_unverified: {
    status: 400,
    message: () => 'ایمیل شما نزد سرویس ورود تأیید نشده است؛ آن را تأیید کنید یا از راه دیگری وارد شوید.',
  },
  provider_state_missing: {
    status: 400,
    message: () =>
      'برای ایمنی شما، این ورود بدون مقدار «state» پذیرفته نمی‌شود؛ ورود را از صفحه ورود سرو آغاز کنید، و در برنامه خود «state» را از نشانی بازگشت همراه با «code» بفرستید.',
  },
  provider_unavailable: {
    status: 503,
    message: () => 'سرویس ورود اکنون پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید یا از راه دیگری وارد شوید.',
  },
  request_malformed: { status: 400, message: () => 'درخواست خوانده نشد؛ این HTTP درستی نیست.' },
  request_timeout: { status: 408, message: () => 'درخواست به‌موقع کامل نرسید؛ دوباره تلاش کنید.' },
  registration_link_dead: {
    status: 400,
    message: () => 'این پیوند دیگر کار نمی‌کند؛ اگر حساب دارید وارد شوید، وگرنه دوباره ثبت‌نام کنید.',
  },
  registration_needs_password: {
    status: 400,
    message: () => 'این پیوند در مرورگر دیگری باز شده است؛ برای ایمنی شما، گذرواژه حساب را همین جا انتخاب کنید.',
  },
  root_disk: { status: 400, message: () => 'دیسک اصلی سرور حذف‌شدنی نیست؛ با حذف خود سرور از میان می‌رود.' },
  second_factor_missing: { status: 400, message: () => 'نخست ورود دو مرحله‌ای را روشن کنید.' },
  second_factor_unchanged: { status: 400, message: () => 'ورود دو مرحله‌ای با این روش همین حالا در همین وضعیت است.' },
  see_as_refused: { status: 403, message: () => 'نقش شما اجازه دیدن سرو از دید این نقش را نمی‌دهد.' },
  server_locked: {
    status: 400,
    message: () => 'این سرور قفل حذف دارد؛ نخست قفل آن را در صفحه سرور بردارید.',
  },
  sign_in_busy: { status: 503, message: () => 'هم‌اکنون درخواست‌های ورود بسیار است؛ چند لحظه دیگر دوباره تلاش کنید.' },
  sign_in_expired: { status: 400, message: () => 'زمان این ورود گذشته است؛ دوباره با گذرواژه وارد شوید.' },
  size_missing: { status: 400, message: () => 'اندازه پردازنده، حافظه و دیسک را مشخص کنید.' },
  status_forbids: {
    status: 400,
    message: (d) => `این کار در وضعیت ${quoted(d['status'], 'کنونی سرویس')} ممکن نیست.`,
  },
  token_end_wrong: {
    status: 400,
    message: (d) => `پایان اعتبار توکن باید از فردا تا حداکثر ${told(d['days'])} روز دیگر باشد.`,
  },
  token_may_not: { status: 403, message: () => 'این توکن API اجازه انجام این کار را ندارد.' },
  too_many_addresses: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} نشانی عمومی افزوده دارد؛ یکی را حذف کنید.`,
  },
  too_many_copies: {
    status: 400,
    message: (d) => `هر دیسک حداکثر ${told(d['max'])} ${told(d['what'])} دارد؛ نخست یکی را حذف کنید.`,
  },
  too_many_firewall_rules: {
    status: 400,
    message: (d) => `فایروال هر سرور حداکثر ${told(d['max'])} قانون دارد.`,
  },
  too_many_keys: {
    status: 400,
    message: (d) => `هر حساب حداکثر ${told(d['max'])} کلید SSH دارد؛ کلیدی را که دیگر به کار نمی‌آید حذف کنید.`,
  },
  too_many_networks: {
    status: 400,
    message: (d) => `هر پروژه حداکثر ${told(d['max'])} شبکه خصوصی دارد؛ یکی را حذف کنید.`,
  },
  too_many_projects: {
    status: 400,
    message: (d) => `هر حساب حداکثر ${told(d['max'])} پروژه دارد؛ پروژه‌ای را که خالی است حذف کنید.`,
  },
  too_many_requests: {
    status: 429,
    message: (d) => `شمار درخواست‌های شما بیش از اندازه است؛ ${wait(d['seconds'])} دیگر دوباره تلاش کنید.`,
  },
  too_many_schedules: { status: 400, message: (d) => `هر دیسک حداکثر ${told(d['max'])} زمان‌بندی دارد.` },
  too_many_snapshots: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} اسنپ‌شات دارد؛ یکی را حذف کنید.`,
  },
  too_many_tokens: { status: 400, message: (d) => `هر کاربر حداکثر ${told(d['max'])} توکن API دارد؛ یکی را حذف کنید.` },
  too_many_tries: {
    status: 429,
    message: (d) => `چند بار پی‌درپی نادرست وارد شد؛ ${wait(d['seconds'])} دیگر دوباره تلاش کنید.`,
  },
  too_many_volumes: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} دیسک متصل دارد؛ نخست یکی را جدا کنید.`,
  },
  unavailable: { status: 503, message: () => 'این سرویس موقتاً در دسترس نیست؛ چند دقیقه بعد دوباره تلاش کنید.' },
  unsupported_media_type: {
    status: 415,
    message: () => 'نوع محتوای درخواست پشتیبانی نمی‌شود؛ آن را به صورت JSON بفرستید.',
  },
  validation: { status: 422, message: () => 'اطلاعات واردشده پذیرفته نیست.' },
  volume_attached: {
    status: 400,
    message: (d) => `این دیسک به سرور ${quoted(d['server'], 'دیگری')} متصل است؛ نخست آن را جدا کنید.`,
  },
  volume_bundle_missing: { status: 400, message: () => 'یکی از پلن‌های دیسک را انتخاب کنید.' },
  volume_grown: {
    status: 400,
    message: (d) =>
      `این اسنپ‌شات از زمانی است که دیسک ${told(d['sizeGb'])} گیگابایت بود؛ دیسکی که بزرگ شده است به آن بازنمی‌گردد.`,
  },
  volume_in_work: {
    status: 409,
    message: (d) =>
      `روی دیسک ${quoted(d['volume'], 'این سرور')} عملیات ${quoted(d['title'], 'دیگری')} در جریان است؛ پس از پایان آن سرور را روشن کنید.`,
  },
  volume_not_attached: { status: 400, message: () => 'این دیسک به هیچ سروری متصل نیست.' },
  volume_server_on: {
    status: 400,
    message: (d) => `برای این کار نخست سرور ${quoted(d['server'], 'متصل به این دیسک')} را خاموش یا دیسک را جدا کنید.`,
  },
  volume_shrinks: {
    status: 400,
    message: (d) => `اندازه دیسک کم نمی‌شود؛ اندازه تازه باید بیش از ${told(d['sizeGb'])} گیگابایت باشد.`,
  },
  volume_size_missing: { status: 400, message: () => 'اندازه دیسک را مشخص کنید.' },
  wrong_credentials: { status: 400, message: () => 'نام کاربری یا گذرواژه درست نیست.' },
} as const satisfies Record<string, CatalogueEntry>

/** The short heading of an error, by its HTTP status. */
export const statusTitles: Readonly<Record<number, string>> = {
  400: 'درخواست پذیرفته نشد',
  401: 'ورود لازم است',
  403: 'دسترسی ندارید',
  404: 'پیدا نشد',
  405: 'روش نادرست',
  408: 'پایان مهلت',
  409: 'ناسازگاری با وضعیت کنونی',
  413: 'حجم بیش از اندازه',
  415: 'نوع محتوای ناشناخته',
  422: 'اطلاعات نادرست',
  429: 'درخواست‌های پی‌درپی',
  431: 'سرآیند بیش از اندازه',
  500: 'خطای سامانه',
  503: 'خارج از دسترس',
}

export const startPageText = {
  portalMissing:
    'پنل هنوز ساخته نشده است. دستور npm start آن را می‌سازد.\nThe portal is not built yet: "npm start" builds it. The API is at /api/docs.\n',
}
