import { type CatalogueEntry, told } from '../errors/entry.ts'

/** Refusals that only operators get. Alphabetical. */
export const operatorErrors = {
  adjustment_nothing: { status: 400, message: () => 'مبلغ صفر چیزی را جابه‌جا نمی‌کند.' },
  adjustment_too_much: {
    status: 400,
    message: (d) => `در کیف پول مشتری ${told(d['rials'])} ریال بیشتر نیست.`,
  },
  article_changed: {
    status: 409,
    message: () =>
      'پس از باز کردن این پنجره، کس دیگری مقاله را تغییر داده است. نوشته خود را رونوشت کنید، پنجره را ببندید و مقاله را دوباره باز کنید.',
  },
  article_link_taken: { status: 409, message: () => 'مقاله دیگری همین نشانی را دارد؛ نشانی دیگری انتخاب کنید.' },
  article_mailed: { status: 409, message: () => 'این مقاله پیش‌تر به خبرنامه فرستاده شده است.' },
  article_unpublished: { status: 409, message: () => 'فقط مقاله منتشرشده به خبرنامه فرستاده می‌شود.' },
  broadcast_ended: { status: 409, message: () => 'ارسال این اعلان پیش‌تر پایان یافته است.' },
  broadcast_nobody: { status: 400, message: () => 'این اعلان به کسی نمی‌رسد؛ گیرندگان دیگری انتخاب کنید.' },
  broadcast_target_unknown: { status: 400, message: () => 'دیتاسنتر یا محصول گیرندگان را انتخاب کنید.' },
  canned_placeholder: {
    status: 400,
    message: (d) => `جای خالی «${told(d['name'])}» شناخته نیست؛ {نام}، {تیکت} و {سرویس} پر می‌شوند.`,
  },
  canned_title_taken: { status: 409, message: () => 'پاسخ آماده دیگری همین عنوان را دارد.' },
  comment_decided: { status: 409, message: () => 'درباره این دیدگاه پیش‌تر همین تصمیم گرفته شده است.' },
  customer_unchanged: { status: 409, message: () => 'این حساب هم‌اکنون همین‌طور است.' },
  identity_changed: {
    status: 409,
    message: () => 'کاربر مشخصات خود را پس از دیدن شما تغییر داده است؛ دوباره ببینید و سپس تصمیم بگیرید.',
  },
  identity_held: {
    status: 400,
    message: () =>
      'این کد ملی برای کاربر دیگری تأیید شده است؛ اگر صاحب آن این کاربر است، نخست هویت آن کاربر را رد کنید.',
  },
  identity_missing: { status: 400, message: () => 'مشخصات این کاربر هنوز کامل نیست و چیزی برای تأیید نیست.' },
  incident_changed: {
    status: 409,
    message: () =>
      'پس از باز کردن این پنجره، کس دیگری این را تغییر داده است. نوشته خود را رونوشت کنید، پنجره را ببندید و آن را دوباره باز کنید.',
  },
  incident_ended: { status: 409, message: () => 'این رخداد پایان یافته یا پس گرفته شده است.' },
  incident_places_unknown: { status: 400, message: () => 'یکی از دیتاسنترها را نمی‌شناسیم؛ فهرست را دوباره ببینید.' },
  incident_times: { status: 400, message: () => 'پایان باید پس از آغاز باشد.' },
  money_request_ended: { status: 409, message: () => 'درباره این درخواست پیش‌تر تصمیم گرفته شده است.' },
  newsletter_empty: { status: 400, message: () => 'خبرنامه هنوز مشترکی ندارد.' },
  operation_settled: { status: 409, message: () => 'به مانده این عملیات پیش‌تر رسیدگی شده است.' },
  operator_unfit: { status: 400, message: () => 'این همکار تیکت نمی‌گیرد؛ همکار دیگری از پشتیبانی انتخاب کنید.' },
  payment_clear: { status: 409, message: () => 'سرانجام این پرداخت روشن شده است.' },
  payment_mismatch: { status: 409, message: () => 'مبلغ پرداخت‌شده با مبلغ این پرداخت یکی نیست؛ فقط به کارت برمی‌گردد.' },
  payment_reference_used: { status: 409, message: () => 'این شماره پیگیری برای پرداخت دیگری ثبت شده است.' },
  picture_kind: {
    status: 422,
    message: () => 'تصویر مقاله jpg، png یا webp است؛ محتوای فایل داوری می‌شود، نه نام آن.',
  },
  picture_large: { status: 422, message: (d) => `تصویر مقاله دست‌بالا ${told(d['max'])} مگابایت است.` },
  picture_missing: { status: 400, message: () => 'این تصویر دیگر در دسترس نیست؛ آن را دوباره بارگذاری کنید.' },
  second_person_needed: {
    status: 409,
    message: () => 'این مبلغ را دو نفر جابه‌جا می‌کنند؛ اپراتور مالی دیگری باید آن را تأیید کند.',
  },
  set_up_over: {
    status: 400,
    message: () =>
      'این پیوند به کار رفته یا ۲۴ ساعت آن گذشته است؛ از مدیر سامانه بخواهید با «sarv operator reset» پیوند تازه‌ای بسازد.',
  },
  view_nobody: {
    status: 409,
    message: () => 'این حساب بسته است یا کاربر اصلی فعالی ندارد؛ نمی‌توان پنل را از دید آن دید.',
  },
  ticket_merge_elsewhere: {
    status: 400,
    message: () => 'تیکت مقصد از این مشتری نیست یا خود با تیکت دیگری یکی شده است؛ شماره آن را بررسی کنید.',
  },
  ticket_merge_unseen: {
    status: 400,
    message: () => 'پرسنده این تیکت آن یکی را نمی‌بیند؛ تیکت‌های یک پروژه یا یک پرسنده یکی می‌شوند.',
  },
  ticket_open_already: { status: 409, message: () => 'این تیکت باز است.' },
  ticket_unchanged: { status: 409, message: () => 'این تیکت هم‌اکنون همین‌طور است.' },
  voucher_code_of_many: {
    status: 400,
    message: () => 'کد دلخواه فقط برای یک کد است؛ آن را خالی بگذارید یا تعداد کدها را ۱ کنید.',
  },
  voucher_code_taken: { status: 409, message: () => 'کد هدیه دیگری همین نوشته را دارد؛ کد دیگری بنویسید.' },
  voucher_customer_unknown: { status: 400, message: () => 'مشتری‌ای با این شماره نیست.' },
  voucher_disabled: { status: 409, message: () => 'این کد هدیه پیش‌تر غیرفعال شده است.' },
  voucher_over: { status: 400, message: () => 'پایان مهلت کد هدیه باید در آینده باشد.' },
  voucher_worth: {
    status: 400,
    message: (d) => `ارزش همه کدها روی هم نباید بیشتر از ${told(d['rials'])} ریال باشد.`,
  },
  withdrawal_not_taken: {
    status: 409,
    message: () => 'پرداخت این برداشت آغاز نشده است؛ پیش از پرداخت پول آن را آغاز کنید.',
  },
  withdrawal_of_colleague: {
    status: 409,
    message: () => 'پرداخت این برداشت را دیگری آغاز کرده است و فقط خود او واریز یا رد را ثبت می‌کند.',
  },
  withdrawal_taken: { status: 409, message: () => 'پرداخت این برداشت پیش‌تر آغاز شده است؛ فهرست را دوباره ببینید.' },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
