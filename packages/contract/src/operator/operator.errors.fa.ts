import { type CatalogueEntry, told } from '../errors/entry.ts'

/** Refusals that only operators get. Alphabetical. */
export const operatorErrors = {
  adjustment_nothing: { status: 400, message: () => 'مبلغ صفر چیزی را جابه‌جا نمی‌کند.' },
  adjustment_too_much: {
    status: 400,
    message: (d) => `در کیف پول مشتری ${told(d['rials'])} ریال بیشتر نیست.`,
  },
  broadcast_ended: { status: 409, message: () => 'ارسال این اعلان پیش‌تر پایان یافته است.' },
  broadcast_nobody: { status: 400, message: () => 'این اعلان به کسی نمی‌رسد؛ گیرندگان دیگری انتخاب کنید.' },
  broadcast_target_unknown: { status: 400, message: () => 'دیتاسنتر یا محصول گیرندگان را انتخاب کنید.' },
  customer_unchanged: { status: 409, message: () => 'این حساب هم‌اکنون همین‌طور است.' },
  identity_missing: { status: 400, message: () => 'مشخصات این کاربر هنوز کامل نیست و چیزی برای تأیید نیست.' },
  incident_ended: { status: 409, message: () => 'این رخداد پایان یافته یا پس گرفته شده است.' },
  incident_places_unknown: { status: 400, message: () => 'یکی از دیتاسنترها را نمی‌شناسیم؛ فهرست را دوباره ببینید.' },
  incident_times: { status: 400, message: () => 'پایان باید پس از آغاز باشد.' },
  money_request_ended: { status: 409, message: () => 'درباره این درخواست پیش‌تر تصمیم گرفته شده است.' },
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
} as const satisfies Readonly<Record<string, CatalogueEntry>>
