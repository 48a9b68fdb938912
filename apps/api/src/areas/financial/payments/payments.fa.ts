import type { paymentState } from '@sarv/contract/enums'

type State = keyof typeof paymentState.id

/** What became of the money, and what happens next: on the page of a payment. */
export const explanations: Readonly<Record<State, string>> = {
  waiting: 'پرداخت هنوز در صفحه بانک کامل نشده است. نتیجه که برسد، همین صفحه خودبه‌خود تازه می‌شود.',
  checking: 'از بانک برگشته‌اید و نتیجه در حال تأیید است. چیزی لازم نیست انجام دهید؛ همین صفحه خودبه‌خود تازه می‌شود.',
  done: 'پرداخت تأیید شد و مبلغ آن به کیف پول شما افزوده شد.',
  cancelled:
    'پرداخت در صفحه بانک لغو شد و چیزی به کیف پول افزوده نشد. اگر مبلغی از کارت شما کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت به همان کارت برمی‌گرداند.',
  failed:
    'بانک این پرداخت را تأیید نکرد و چیزی به کیف پول افزوده نشد. اگر مبلغی از کارت شما کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت به همان کارت برمی‌گرداند. می‌توانید با کارت دیگر یا مبلغ کمتر دوباره پرداخت کنید.',
  expired:
    'زمان این پرداخت گذشت و بازگشتی از بانک نرسید. اگر مبلغی از کارت شما کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت به همان کارت برمی‌گرداند.',
  unknown:
    'بانک هنوز پاسخ روشنی نداده است. پیگیری تا روشن شدن نتیجه ادامه دارد، همکاران مالی ما این پرداخت را می‌بینند و نتیجه را به شما خبر می‌دهیم. اگر مبلغی از کارت شما کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت به همان کارت برمی‌گرداند. تا روشن شدن نتیجه دوباره پرداخت نکنید.',
  returned: 'مبلغ این پرداخت به همان کارت برگشت داده شد و چیزی به کیف پول افزوده نشد.',
  returning:
    'مبلغی که بانک اعلام کرد با مبلغ این پرداخت یکی نبود؛ آن را نپذیرفتیم و بازگشت آن به کارت شما درخواست شده است.',
}

/** The bank has confirmed the payment and has not sent the money on for longer than anybody waits at a page. */
export const lateExplanation =
  'بانک پرداخت شما را تأیید کرده ولی هنوز نگفته که پول را به ما رسانده است. پول شما گم نشده است: پیگیری تا روشن شدن نتیجه ادامه دارد، همکاران مالی ما این پرداخت را می‌بینند و نتیجه را به شما خبر می‌دهیم. دوباره پرداخت نکنید.'

/** Of a payment for an invoice: its money goes on from the wallet at once. */
export const invoicePaid =
  'پرداخت تأیید شد و برای فاکتور به کار رفت. اگر فاکتور پیش از آن پرداخت یا بسته شده بود، مبلغ در کیف پول شماست.'

/** Of a payment that an operator has given back, after it had been credited. */
export const refundExplanations = {
  refunding:
    'مبلغ این پرداخت از کیف پول شما برداشته شد و بازگشت آن به همان کارت از بانک درخواست شده است. اگر بانک نپذیرد، مبلغ به کیف پول برمی‌گردد.',
  refunded: 'مبلغ این پرداخت از کیف پول شما برداشته و به همان کارت برگشت داده شد.',
}

export const refusals = {
  gatewaySilent:
    'این درگاه اکنون پاسخ نمی‌دهد و پولی جابه‌جا نشد. درگاه دیگری را انتخاب کنید یا چند دقیقه دیگر دوباره تلاش کنید.',
}

const rials = new Intl.NumberFormat('fa-IR')
const numbered = (id: number) => new Intl.NumberFormat('fa-IR', { useGrouping: false }).format(id)

/** What is told besides the page: the customer has left it by then. */
export const news = {
  unknown: (id: number, amountRials: number) => ({
    subject: `نتیجه پرداخت شماره ${numbered(id)} هنوز روشن نیست`,
    content: `بانک درباره پرداخت ${rials.format(amountRials)} ریال پاسخ روشنی نداده است. پیگیری را ادامه می‌دهیم و نتیجه را خبر می‌دهیم. اگر مبلغی از کارت شما کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت به همان کارت برمی‌گرداند.`,
  }),
  credited: (id: number, amountRials: number) => ({
    subject: `پرداخت شماره ${numbered(id)} تأیید شد`,
    content: `بانک پرداخت ${rials.format(amountRials)} ریال را تأیید کرد و مبلغ آن به کیف پول شما افزوده شد.`,
  }),
  refunded: (id: number, amountRials: number) => ({
    subject: `پرداخت شماره ${numbered(id)} به کارت برگشت`,
    content: `مبلغ ${rials.format(amountRials)} ریال از کیف پول شما برداشته و به همان کارتی که با آن پرداخته بودید برگشت داده شد.`,
  }),
  refundRefused: (id: number, amountRials: number) => ({
    subject: `بانک بازگشت پرداخت شماره ${numbered(id)} به کارت را نپذیرفت`,
    content: `مبلغ ${rials.format(amountRials)} ریال دوباره در کیف پول شماست.`,
  }),
  reversed: (id: number, amountRials: number) => ({
    subject: `پرداخت شماره ${numbered(id)} به کارت برگشت`,
    content: `مبلغ پرداخت ${rials.format(amountRials)} ریال پذیرفته نشد و به همان کارت برگشت داده شد.`,
  }),
}

export const paymentDownload = {
  title: 'پرداخت‌ها',
  id: 'شماره',
  date: 'تاریخ',
  amount: 'مبلغ (ریال)',
  purpose: 'بابت',
  provider: 'درگاه',
  state: 'وضعیت',
  rrn: 'شماره مرجع',
  trace: 'شماره پیگیری',
  card: 'کارت',
} as const
