import type { CatalogueEntry } from '../errors/entry.ts'

/** Refusals that only operators get. Alphabetical. */
export const operatorErrors = {
  set_up_over: {
    status: 400,
    message: () =>
      'این پیوند به کار رفته یا ۲۴ ساعت آن گذشته است؛ از مدیر سامانه بخواهید با «sarv operator reset» پیوند تازه‌ای بسازد.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>
