const rials = new Intl.NumberFormat('fa-IR')
const numbered = (id: number) => new Intl.NumberFormat('fa-IR', { useGrouping: false }).format(id)
const hours = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })

export const invoiceText = {
  service: 'سرویس',
  piece: 'عدد',
  /** After a dash behind what is used: a gigabyte for an hour. */
  hour: 'ساعت',
  /** Between the names of services. */
  andThen: '، ',
  /** The row of an invoice of return. */
  givenBack: (reason: string) => `برگشت بهای سرویس: ${reason}`,
  /** A line of usage: what it was, and how much of it ran. */
  used: (line: string, unitHours: number) => `${line} (${hours.format(unitHours)} واحد-ساعت)`,
  columns: {
    title: 'فاکتورها',
    id: 'شماره',
    date: 'تاریخ صدور',
    from: 'از',
    to: 'تا',
    net: 'مبلغ خالص (ریال)',
    discount: 'تخفیف (ریال)',
    vat: 'مالیات (ریال)',
    payable: 'قابل پرداخت (ریال)',
    unpaid: 'پرداخت‌نشده (ریال)',
    original: 'برگشت فاکتور',
    status: 'وضعیت',
  },
}

/** What is told besides the page. */
export const invoiceNews = {
  /** The bank has confirmed, and the invoice could not be paid with it any more. */
  credited: (id: number, amountRials: number) => ({
    subject: `فاکتور ${numbered(id)} پرداخت نشد و مبلغ آن در کیف پول شماست`,
    content: `پرداخت ${rials.format(amountRials)} ریال تأیید شد، اما فاکتور ${numbered(id)} دیگر پرداختنی نبود یا موجودی برای آن بس نبود. مبلغ در کیف پول شما ماند.`,
  }),
  expired: (id: number) => ({
    subject: `مهلت پرداخت فاکتور ${numbered(id)} گذشت`,
    content: `فاکتور ${numbered(id)} تا پایان مهلت پرداخت نشد و بسته شد. اگر هنوز آن را می‌خواهید، دوباره سفارش دهید.`,
  }),
}
