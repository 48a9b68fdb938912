import { named } from '@sarv/contract/direction'

export const adjustmentsText = {
  title: (name: string) => `اصلاح کیف پول ${named(name)}`,
  sub: 'عدد منفی از کیف پول برمی‌دارد. بالاتر از سقف، اپراتور مالی دیگری باید تأیید کند.',
  amount: 'مبلغ',
  rial: 'ریال',
  submit: 'اصلاح کیف پول',
  done: 'کیف پول اصلاح شد.',
  waits: 'این مبلغ منتظر تأیید اپراتور مالی دیگری است.',
  list: 'در انتظار تأیید دوم',
  unit: 'درخواست',
  empty: 'جابه‌جایی پولی در انتظار تأیید دوم نیست.',
  columns: { customer: 'مشتری', kind: 'کار', rials: 'مبلغ', text: 'شرح', askedBy: 'درخواست‌دهنده', since: 'از' },
  kinds: { adjustment: 'اصلاح کیف پول', withdrawal: 'پرداخت برداشت', voucher: 'کد هدیه', payment: 'پرداخت نامعلوم' },
  everyone: 'همه مشتریان',
  approve: 'تأیید',
  approveTitle: 'تأیید جابه‌جایی پول',
  approved: 'انجام شد.',
  refuse: 'رد',
  refuseTitle: 'رد جابه‌جایی پول',
  refused: 'رد شد.',
  mine: 'درخواست‌دهنده نمی‌تواند خودش تأیید کند.',
}
