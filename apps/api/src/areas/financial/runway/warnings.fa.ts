import { jalaliDateTime } from '../../../messages/jalali.ts'
import type { Spans } from '../suspensions/suspensions.rules.ts'

const at = (moment: Date): string => {
  const { day, time } = jalaliDateTime(moment)
  return `${day} ساعت ${time}`
}

const left: Readonly<Record<number, string>> = { 168: '۷ روز', 72: '۳ روز', 24: '۲۴ ساعت' }

/** What those who pay read before the money ends. */
export const runwayWarningText = (hours: number, { stopsAt, keptUntil }: Spans) => ({
  subject: `موجودی کیف پول کمتر از ${left[hours]} دیگر تمام می‌شود`,
  content: [
    `با مصرف امروز، موجودی شما تا ${at(stopsAt)} کافی است. اگر تا آن هنگام کیف پول را شارژ نکنید، سرویس‌های روشن متوقف می‌شوند.`,
    `داده‌ها، دیسک‌ها و نشانی‌ها تا ${at(keptUntil)} نگه داشته می‌شوند و با افزایش موجودی همه‌چیز بازمی‌گردد.`,
  ].join('\n'),
})
