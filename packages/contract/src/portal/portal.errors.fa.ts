import { type CatalogueEntry, quoted, told } from '../errors/entry.ts'

/** Refusals of what everybody shares in an account. Alphabetical. */
export const portalErrors = {
  attachment_kind: {
    status: 422,
    message: () =>
      'این فایل از نوع‌های مجاز نیست. فقط jpg، png، webp، pdf و متن UTF-8 پذیرفته می‌شود؛ محتوای فایل داوری می‌شود، نه نام آن.',
  },
  attachment_missing: {
    status: 400,
    message: () => 'یکی از پیوست‌ها دیگر در دسترس نیست؛ آن را دوباره بارگذاری کنید.',
  },
  attachments_full: {
    status: 400,
    message: (d) =>
      `پیوست‌های تیکت‌های این حساب ${told(d['gigabytes'])} گیگابایت جا دارد و پر است؛ فایل را در باکتی بگذارید و پیوند آن را بنویسید.`,
  },
  attachments_waiting: {
    status: 400,
    message: (d) => `بیش از ${told(d['max'])} فایل بارگذاری‌شده در انتظار پیام است؛ نخست پیامی با آن‌ها بفرستید.`,
  },
  labels_full: {
    status: 400,
    message: (d) =>
      `هر سرویس حداکثر ${told(d['max'])} برچسب دارد؛ ${quoted(d['name'], 'این سرویس')} جای برچسب تازه ندارد.`,
  },
  limit_enough: {
    status: 400,
    message: (d) => `سقف امروز شما برای ${told(d['item'])} همین ${told(d['max'])} است؛ بیشتر از آن بخواهید.`,
  },
  limit_request_ended: { status: 409, message: () => 'این درخواست پیش‌تر پاسخ گرفته یا پس گرفته شده است.' },
  limit_request_open: {
    status: 400,
    message: (d) => `درخواستی برای ${told(d['item'])} در انتظار پاسخ است؛ آن را پس بگیرید یا منتظر پاسخ بمانید.`,
  },
  move_blocked: {
    status: 409,
    message: (d) => `انتقال ${quoted(d['name'], 'این سرویس')} اکنون ممکن نیست: ${told(d['reason'])}`,
  },
  move_same_project: { status: 400, message: () => 'سرویس همین حالا در این پروژه است؛ پروژه دیگری انتخاب کنید.' },
  newsletter_link_wrong: {
    status: 400,
    message: () => 'این پیوند دیگر کار نمی‌کند؛ در صفحه وبلاگ دوباره ایمیل خود را بنویسید.',
  },
  security_mail_fixed: {
    status: 400,
    message: () => 'هشدارهای امنیتی همیشه ایمیل می‌شود و خاموش نمی‌شود.',
  },
  saved_views_full: {
    status: 400,
    message: (d) => `حداکثر ${told(d['max'])} نما نگه داشته می‌شود؛ نخست یکی را حذف کنید.`,
  },
  snapshot_stale: {
    status: 400,
    message: () => 'گزارش وضعیت سرویس کهنه شده یا از آن این سرویس نیست؛ دوباره آن را بسازید و ببینید.',
  },
  ticket_closed_already: { status: 409, message: () => 'این تیکت پیش‌تر بسته شده است.' },
  ticket_has_newer_message: {
    status: 409,
    message: () =>
      'مشتری پیام تازه‌ای نوشته که هنوز ندیده‌اید؛ آن را بخوانید و سپس پاسخ را بفرستید. نوشته شما سر جایش است.',
  },
  ticket_merged: {
    status: 409,
    message: (d) => `این تیکت با تیکت ${told(d['id'])} یکی شده است؛ گفت‌وگو را آنجا پی بگیرید.`,
  },
  ticket_not_answered: { status: 400, message: () => 'پیش از نخستین پاسخ پشتیبانی نمی‌توان امتیاز داد.' },
  ticket_of_colleague: {
    status: 409,
    message: (d) =>
      `این تیکت از آن ${quoted(d['name'], 'همکار دیگری')} است؛ با «سپردن» و نوشتن دلیل آن را از او بگیرید.`,
  },
  ticket_subject_unknown: {
    status: 400,
    message: () => 'این موضوع از آن واحد انتخاب‌شده نیست؛ موضوع دیگری انتخاب کنید.',
  },
  too_many_webhooks: {
    status: 400,
    message: (d) => `هر حساب دست‌بالا ${told(d['max'])} وب‌هوک دارد؛ یکی را که به کار نمی‌آید حذف کنید.`,
  },
  webhook_https: {
    status: 400,
    message: () => 'نشانی وب‌هوک باید با https آغاز شود تا کسی در راه آن را نخواند.',
  },
  webhook_off: { status: 409, message: () => 'این وب‌هوک خاموش است؛ نخست آن را روشن کنید.' },
  webhook_unreachable: {
    status: 400,
    message: () =>
      'به این نشانی چیزی نمی‌فرستیم: نام آن در اینترنت پیدا نشد، یا به شبکه‌ای خصوصی می‌رسد، یا درگاه (port) آن از درگاه‌های وب نیست.',
  },
  webhook_waiting: { status: 409, message: () => 'این ارسال هنوز در صف است و خودش دوباره فرستاده می‌شود.' },
} satisfies Record<string, CatalogueEntry>
