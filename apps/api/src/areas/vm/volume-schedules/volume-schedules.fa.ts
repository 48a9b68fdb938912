import { named } from '@sarv/contract/direction'

const day = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const time = new Intl.DateTimeFormat('fa-IR', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const toPersianDigits = (text: string): string => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)

const jalaliDay = (moment: Date): string => {
  const parts = new Map(day.formatToParts(moment).map(({ type, value }) => [type, value]))
  return toPersianDigits(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
}

export const volumeScheduleText = {
  /** «زمان‌بندی ۱۴۰۵-۰۸-۲۴ ۰۳:۰۰» */
  copyName: (moment: Date): string => `زمان‌بندی ${jalaliDay(moment)} ${time.format(moment)}`,
  notMade: {
    subject: (what: string, volume: string) => `${what} زمان‌بندی‌شده دیسک ${named(volume)} ساخته نشد`,
    content: (what: string, volume: string, reason: string) =>
      `${what} دیسک ${named(volume)} در زمان‌بندی خود ساخته نشد. ${reason}`,
  },
}
