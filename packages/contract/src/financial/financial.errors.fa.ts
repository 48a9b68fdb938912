import { type CatalogueEntry, quoted, told } from '../errors/entry.ts'

/** Refusals about money. Alphabetical. */
export const financialErrors = {
  invoice_ended: {
    status: 400,
    message: (d) => `فاکتور ${told(d['id'])} دیگر پرداختنی نیست: باطل شده یا مهلت آن گذشته است.`,
  },
  cap_below_costs: {
    status: 400,
    message: (d) =>
      `هزینه این ماه دیگر کمتر از ${told(d['rials'])} ریال نمی‌شود، چون دیسک‌ها و نشانی‌ها تا پایان ماه می‌مانند؛ سقفی بالاتر از آن بگذارید.`,
  },
  cap_reached: {
    status: 409,
    message: () =>
      'هزینه این پروژه در این ماه به سقفی که گذاشته‌اید رسیده است؛ تا ماه بعد یا بالا بردن سقف، سفارش تازه و تغییری که هزینه را بیشتر کند پذیرفته نمی‌شود.',
  },
  money_missing: {
    status: 400,
    message: (d) => `موجودی شما برای این کار کافی نیست؛ ${told(d['missing'])} ریال کم دارید. کیف پول را شارژ کنید.`,
  },
  over_cap: {
    status: 409,
    message: (d) =>
      `با این کار هزینه این ماه پروژه به ${told(d['monthRials'])} ریال می‌رسد، که بیش از سقف ${told(d['rials'])} ریال آن است. چیزی کوچک‌تر سفارش دهید یا سقف را بالا ببرید.`,
  },
  papers_busy: { status: 503, message: () => 'اکنون درخواست سند بسیار است؛ چند لحظه دیگر دوباره تلاش کنید.' },
  payment_not_confirmed: { status: 400, message: () => 'رسید پس از تأیید پرداخت از سوی بانک آماده می‌شود.' },
  payment_provider_off: { status: 400, message: () => 'این درگاه پرداخت روشن نیست؛ درگاه دیگری را انتخاب کنید.' },
  payment_too_large: {
    status: 400,
    message: (d) => `یک پرداخت بیش از ${told(d['rials'])} ریال نمی‌شود؛ مبلغ را در چند پرداخت بپردازید.`,
  },
  payment_too_small: { status: 400, message: (d) => `مبلغ پرداخت دست‌کم ${told(d['rials'])} ریال باشد.` },
  period_wrong: { status: 400, message: () => 'بازه گزارش باید در گذشته باشد و بیش از ۴۰۰ روز نباشد.' },
  project_capped: {
    status: 409,
    message: () =>
      'هزینه این پروژه در این ماه به سقفی که گذاشته‌اید رسیده و سرویس‌های آن متوقف‌اند؛ سقف را بالا ببرید یا تا ماه بعد صبر کنید.',
  },
  quote_differs: {
    status: 400,
    message: (d) =>
      `آنچه سفارش می‌دهید در پیش‌فاکتور ${told(d['id'])} نیست؛ همان مشخصات را سفارش دهید یا بدون پیش‌فاکتور، با قیمت امروز.`,
  },
  quote_elsewhere: {
    status: 400,
    message: (d) =>
      `پیش‌فاکتور ${told(d['id'])} برای دیتاسنتر ${quoted(d['datacenter'], 'دیگری')} است؛ از پروژه‌ای در همان دیتاسنتر سفارش دهید.`,
  },
  quote_expired: {
    status: 400,
    message: (d) => `مهلت پیش‌فاکتور ${told(d['id'])} گذشته است؛ پیش‌فاکتور تازه‌ای بگیرید.`,
  },
  quote_missing: { status: 400, message: () => 'چنین پیش‌فاکتوری در حساب شما نیست.' },
  quote_unpriced: { status: 400, message: () => 'بخشی از این انتخاب هنوز قیمت ندارد؛ برای آن پیش‌فاکتور داده نمی‌شود.' },
  quote_used: {
    status: 400,
    message: (d) =>
      `از این مورد در پیش‌فاکتور ${told(d['id'])} به این تعداد نمانده است؛ هر مورد یک‌بار سفارش داده می‌شود.`,
  },
  quotes_too_many: {
    status: 400,
    message: (d) => `حساب شما ${told(d['max'])} پیش‌فاکتور دارد؛ برای گرفتن پیش‌فاکتور تازه، قدیمی‌ها را باطل کنید.`,
  },
  refund_over_invoice: {
    status: 400,
    message: (d) => `از فاکتور ${told(d['id'])} فقط ${told(d['rials'])} ریال دیگر می‌توان برگرداند.`,
  },
  voucher_expired: { status: 400, message: () => 'مهلت این کد هدیه گذشته است.' },
  voucher_for_newcomers: { status: 400, message: () => 'این کد هدیه برای مشتریانی است که هنوز سفارشی نداده‌اند.' },
  seller_missing: {
    status: 409,
    message: () => 'صدور فاکتور هنوز ممکن نیست: مشخصات فروشنده ثبت نشده است. با پشتیبانی تماس بگیرید.',
  },
  voucher_unknown: { status: 400, message: () => 'چنین کد هدیه‌ای نیست؛ آن را همان‌گونه که گرفته‌اید وارد کنید.' },
  voucher_used: { status: 400, message: (d) => `کد هدیه ${quoted(d['code'], 'شما')} پیش‌تر به کار رفته است.` },
  wallet_empty: {
    status: 409,
    message: () =>
      'موجودی کیف پول تمام شده و سرویس‌ها متوقف‌اند. کیف پول را شارژ کنید؛ سرویس‌ها به ترتیبی که چیده‌اید خودبه‌خود بازمی‌گردند.',
  },
  refund_ended: { status: 400, message: () => 'این پرداخت در راه بازگشت به کارت نیست.' },
  refund_too_late: {
    status: 400,
    message: () => 'بانک این پرداخت را دیگر به کارت برنمی‌گرداند؛ مبلغ آن را می‌توان با درخواست برداشت پس گرفت.',
  },
  withdrawal_ended: { status: 400, message: () => 'این درخواست برداشت پیش‌تر پایان یافته است.' },
  withdrawal_in_hand: {
    status: 409,
    message: () => 'پرداخت این درخواست آغاز شده است و دیگر نمی‌توان آن را پس گرفت.',
  },
  withdrawal_open: {
    status: 400,
    message: () => 'یک درخواست برداشت باز دارید؛ نخست پاسخ آن را بگیرید یا آن را پس بگیرید.',
  },
  withdrawal_too_much: {
    status: 400,
    message: (d) =>
      `برداشت‌پذیر ${told(d['rials'])} ریال است؛ اعتبار هدیه و پول کنارگذاشته‌شده برداشت نمی‌شود و هدیه‌ای که با این پول گرفته و خرج کرده‌اید از آن کم می‌شود.`,
  },
} satisfies Record<string, CatalogueEntry>
