import { paymentProvider } from '@sarv/contract/enums'
import { named } from '@sarv/contract/direction'
import type { LedgerDetails, LedgerKind } from '../ledger/ledger.rules.ts'

const gatewayName = (gateway: string | undefined): string => {
  const found = Object.entries(paymentProvider.id).find(([name]) => name === gateway)
  return found ? ` (${paymentProvider.label(found[1])})` : ''
}

const numbers = new Intl.NumberFormat('fa-IR', { useGrouping: false })
const hours = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', hour: '2-digit', minute: '2-digit' })
const hourOf = (moment: string | undefined): string => (moment === undefined ? '' : hours.format(new Date(moment)))

const servicesOf = ({ name = '', count = 1 }: LedgerDetails): string =>
  count > 1 ? `${named(name)} و ${numbers.format(count - 1)} سرویس دیگر` : named(name)

const describeRefund = ({ paymentId, gateway, isBack = false, reason }: LedgerDetails): string => {
  if (paymentId === undefined) return reason === undefined ? 'بازگشت وجه' : `بازگشت وجه: ${reason}`
  const id = numbers.format(paymentId)
  return isBack
    ? `بازگشت به کیف پول؛ بانک بازگشت پرداخت ${id} به کارت را نپذیرفت`
    : `بازگشت پرداخت ${id} به کارت${gatewayName(gateway)}`
}

const sentences: Record<LedgerKind, (details: LedgerDetails) => string> = {
  payment: ({ paymentId, gateway }) => `افزایش موجودی، پرداخت ${numbers.format(paymentId ?? 0)}${gatewayName(gateway)}`,
  usage: ({ fromAt, toAt }) => `مصرف سرویس‌ها، ساعت ${hourOf(fromAt)} تا ${hourOf(toAt)}`,
  rounding: ({ billId }) => `گرد کردن مالیات صورت‌حساب ${numbers.format(billId ?? 0)}`,
  invoice: ({ invoiceId }) => `پرداخت فاکتور ${numbers.format(invoiceId ?? 0)}`,
  voucher: ({ name }) => `اعتبار هدیه با کد ${named(name ?? '')}`,
  offer: ({ name }) => `اعتبار هدیه پیشنهاد ویژه ${named(name ?? '')}`,
  commission: ({ isBack }) => (isBack ? 'پس گرفتن پورسانت مصرفی که پولش برگشت' : 'پورسانت معرفی دوستان'),
  refund: describeRefund,
  withdrawal: () => 'برداشت از کیف پول',
  adjustment: ({ reason }) => (reason === undefined ? 'اصلاح موجودی' : `اصلاح موجودی: ${reason}`),
  hold: (details) => `رزرو هزینه ۷۲ ساعت نخست ${servicesOf(details)}`,
  release: (details) => `بازگشت مانده پول کنار گذاشته برای ${servicesOf(details)}`,
}

/** A line of the wallet, as people read it. */
export const describeLine = (kind: LedgerKind, details: LedgerDetails): string => sentences[kind](details)

export const walletDownload = {
  title: 'گردش کیف پول',
  id: 'شماره',
  date: 'تاریخ',
  debit: 'برداشت (ریال)',
  credit: 'واریز (ریال)',
  balance: 'مانده (ریال)',
  description: 'شرح',
} as const
