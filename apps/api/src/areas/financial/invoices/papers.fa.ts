const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 })
const exact = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 8 })
const plain = new Intl.NumberFormat('fa-IR', { useGrouping: false })

/** Figures on paper. */
export const figures = {
  rials: (rials: number) => grouped.format(rials),
  withUnit: (rials: number) => `${grouped.format(rials)} ریال`,
  number: (value: number) => grouped.format(value),
  /** Times the price of a unit it is the price to the rial: nothing of either is cut off. */
  quantity: (value: number) => exact.format(value),
  unitPrice: (rials: number) => exact.format(rials),
  id: (id: number) => plain.format(id),
  percent: (percent: number) => `${grouped.format(percent)}٪`,
  none: '----',
}

/** Words on every paper. */
export const paperText = {
  brand: 'سرو',
  page: 'صفحه {page} از {pages}',
  inRials: 'همه مبلغ‌ها به ریال است.',
  words: 'مبلغ به حروف',
  inWords: (amount: string) => `${amount} ریال`,
  seller: 'مشخصات فروشنده',
  buyer: 'مشخصات خریدار',
  party: {
    name: 'نام',
    economicCode: 'شماره اقتصادی',
    nationalCode: 'کد ملی',
    nationalId: 'شناسه ملی',
    registrationNumber: 'شماره ثبت',
    postalCode: 'کد پستی',
    phone: 'تلفن',
    address: 'نشانی',
  },
}

export const invoicePaperText = {
  title: 'صورت‌حساب فروش کالا و خدمات',
  returnTitle: 'صورت‌حساب برگشت از فروش کالا و خدمات',
  original: 'برگشت صورت‌حساب شماره',
  number: 'شماره',
  date: 'تاریخ صدور',
  period: 'دوره',
  settlement: 'روش تسویه',
  prepaid: 'نقدی',
  fromWallet: 'نقدی، از کیف پول',
  owed: 'نسیه',
  partlyOwed: (amount: string, rest: string) => `${amount} نقدی، ${rest} نسیه`,
  toWallet: 'بازگشت به کیف پول',
  bill: 'صورت‌حساب مصرف',
  columns: {
    row: 'ردیف',
    serviceCode: 'شناسه خدمت',
    description: 'شرح کالا یا خدمت',
    quantity: 'مقدار',
    unit: 'واحد',
    unitPrice: 'مبلغ واحد',
    price: 'مبلغ کل',
    discount: 'تخفیف',
    afterDiscount: 'پس از تخفیف',
    vatPercent: 'نرخ مالیات',
    vat: 'مبلغ مالیات',
    total: 'جمع کل',
  },
  sum: 'جمع',
  sums: {
    net: 'مبلغ خالص',
    discount: 'تخفیف',
    afterDiscount: 'پس از تخفیف',
    vat: 'مالیات بر ارزش افزوده',
    payable: 'مبلغ قابل پرداخت',
  },
  usage: 'مصرف ساعتی است و پیش‌تر ساعت به ساعت از کیف پول برداشته شده؛ ریز آن در صورت‌حساب مصرف همین دوره است.',
  usageOwed: (amount: string) =>
    `مصرف ساعتی است و ریز آن در صورت‌حساب مصرف همین دوره است. از این مبلغ ${amount} هنگام صدور پرداخت نشده و بدهی کیف پول بود.`,
  returns: (id: string) => `مبلغ‌های این برگه از فاکتور ${id} کم می‌شود و به کیف پول خریدار برگشته است.`,
  unpaid: (date: string) => `این فاکتور تا ${date} پرداختنی است و پس از آن بسته می‌شود.`,
  signatures: ['مهر و امضای فروشنده', 'مهر و امضای خریدار'],
  qr: 'برای دیدن این فاکتور در سرو، کد QR را بخوانید:',
  footer: (id: string) => `فاکتور ${id}`,
}

export const receiptText = {
  title: 'رسید پرداخت',
  done: 'پرداخت موفق',
  refunding: 'در حال بازگشت به کارت',
  refunded: 'برگشت‌خورده به کارت',
  refundDate: 'زمان بازگشت',
  number: 'شماره رسید',
  date: 'زمان پرداخت',
  payer: 'پرداخت‌کننده',
  details: 'مشخصات پرداخت',
  amount: 'مبلغ پرداخت‌شده',
  purpose: 'بابت',
  provider: 'درگاه',
  rrn: 'شماره مرجع',
  trace: 'شماره پیگیری',
  card: 'کارت',
  customer: 'مشتری',
  note: 'این رسید پرداخت است و فاکتور فروش نیست؛ فاکتور رسمی جداگانه صادر می‌شود.',
  test: 'این پرداخت در بانک آزمایشی انجام شده و پول واقعی جابه‌جا نشده است.',
  qr: 'برای دیدن این پرداخت در سرو، کد QR را بخوانید:',
  footer: (id: string) => `رسید پرداخت ${id}`,
}
