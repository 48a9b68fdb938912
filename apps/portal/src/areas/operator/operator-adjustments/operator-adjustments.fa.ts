import { isolated, named } from '@sarv/contract/direction'

export const adjustmentsText = {
  title: (name: string) => `اصلاح کیف پول ${named(name)}`,
  sub: 'بالاتر از سقف، اپراتور مالی دیگری باید تأیید کند.',
  direction: 'جهت',
  directions: { into: 'افزودن به کیف پول', outOf: 'برداشتن از کیف پول' },
  after: (now: string, rest: string) => `مانده: ${now}؛ پس از این: ${rest}`,
  amount: 'مبلغ',
  submit: 'اصلاح کیف پول',
  done: 'کیف پول اصلاح شد.',
  waits: 'این مبلغ منتظر تأیید اپراتور مالی دیگری است.',
  list: 'در انتظار تأیید دوم',
  askedBy: (person: string) => `درخواست‌دهنده: ${isolated(person)}`,
  kinds: { adjustment: 'اصلاح کیف پول', withdrawal: 'پرداخت برداشت', voucher: 'کد هدیه', payment: 'پرداخت نامعلوم' },
  approve: 'تأیید',
  approveTitle: 'تأیید جابه‌جایی پول',
  approved: 'انجام شد.',
  refuse: 'رد',
  refuseTitle: 'رد جابه‌جایی پول',
  refused: 'رد شد.',
  mine: 'درخواست‌دهنده نمی‌تواند خودش تأیید کند.',
}
