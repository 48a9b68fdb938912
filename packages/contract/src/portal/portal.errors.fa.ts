import { type CatalogueEntry, told } from '../errors/entry.ts'

/** Refusals of what everybody shares in an account. Alphabetical. */
export const portalErrors = {
  limit_enough: {
    status: 400,
    message: (d) => `سقف امروز شما برای ${told(d['item'])} همین ${told(d['max'])} است؛ بیشتر از آن بخواهید.`,
  },
  limit_request_ended: { status: 409, message: () => 'این درخواست پیش‌تر پاسخ گرفته یا پس گرفته شده است.' },
  limit_request_open: {
    status: 400,
    message: (d) => `درخواستی برای ${told(d['item'])} در انتظار پاسخ است؛ آن را پس بگیرید یا منتظر پاسخ بمانید.`,
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
