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
} satisfies Record<string, CatalogueEntry>
