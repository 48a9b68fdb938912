import { named } from '@sarv/contract/direction'

export const financialPageText = {
  title: 'امور مالی',
  sections: 'بخش‌های امور مالی',
  loading: 'در حال خواندن',
  tabs: {
    bills: 'صورت‌حساب‌ها',
    'current-bill': 'صورت‌حساب جاری',
    costs: 'هزینه‌ها',
    caps: 'سقف هزینه',
    wallet: 'کیف پول',
    invoices: 'فاکتورها',
    payments: 'پرداخت‌ها',
    commissions: 'پورسانت معرفی',
  },
  /** Searched for, never shown: what other panels call it. */
  menuWords: {
    calculator: { keywords: 'calculator price cost estimate ماشین‌حساب قیمت هزینه برآورد تعرفه' },
    financial: { keywords: 'financial money billing مالی حسابداری پول' },
    customerProducts: { keywords: 'my services orders products labels move سرویس سفارش محصول برچسب انتقال' },
    sales: { keywords: 'sales offers discount تخفیف پیشنهاد ویژه هدیه' },
  },
  /** What the palette finds on the server. */
  found: {
    invoice: (number: string) => `فاکتور ${number}`,
    ticket: (number: string) => `تیکت ${number}`,
    ticketKind: 'تیکت',
    perMonth: (amount: string) => `${amount} در ماه`,
    labelled: 'سرویس‌های با همین برچسب',
    /** Acts on a service; `verb` are the words that ask for one. */
    acts: {
      label: {
        title: (name: string) => `تغییر برچسب‌های ${named(name)}`,
        verb: 'برچسب برچسب‌ها label labels tag',
        effect: 'پنجره برچسب‌های این سرویس باز می‌شود.',
      },
      move: {
        title: (name: string) => `انتقال ${named(name)} به پروژه دیگر`,
        verb: 'انتقال جابه‌جایی move transfer',
        effect: 'پیش از انتقال می‌بینید چه چیزهایی تغییر می‌کند.',
      },
    },
  },
  /** What the palette finds; what other panels call it is searched for, never shown. */
  palette: {
    wallet: { title: 'گردش کیف پول', keywords: 'wallet balance transactions credit کیف پول شارژ اعتبار موجودی تراکنش' },
    payments: { title: 'پرداخت‌ها', keywords: 'payments gateway bank پرداخت درگاه بانک واریز' },
    invoices: { title: 'فاکتورها', keywords: 'invoices pdf tax official فاکتور رسمی مالیات صورت‌حساب' },
    caps: { title: 'سقف هزینه پروژه‌ها', keywords: 'caps budget limit سقف بودجه محدودیت هزینه' },
    quotes: { title: 'پیش‌فاکتورها', keywords: 'quotes proforma offer estimate پیش فاکتور پیشنهاد قیمت برآورد' },
    costs: { title: 'هزینه‌ها', keywords: 'costs spending idle unused budget label برچسب هزینه خرج بی‌استفاده بودجه' },
    'current-bill': { title: 'صورت‌حساب جاری', keywords: 'current running bill month صورت حساب این ماه تاکنون' },
    commissions: { title: 'پورسانت معرفی', keywords: 'commissions referral پورسانت معرفی کمیسیون' },
    bills: { title: 'صورت‌حساب مصرف', keywords: 'bills usage صورت حساب قبض مصرف' },
    deposit: {
      title: 'افزایش موجودی',
      keywords: 'deposit top up pay شارژ کیف پول پرداخت واریز',
      effect: 'برگه پرداخت در کنار همین صفحه باز می‌شود؛ تا به بانک نروید پولی جابه‌جا نمی‌شود.',
    },
    voucher: {
      title: 'استفاده از کد هدیه',
      keywords: 'voucher gift code ووچر هدیه',
      effect: 'جای نوشتن کد باز می‌شود؛ هدیه پس از ثبت به موجودی افزوده می‌شود.',
    },
  },
}
