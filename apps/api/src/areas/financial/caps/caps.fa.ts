import { named } from '@sarv/contract/direction'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import type { CapAct } from './caps.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')
const rials = (amount: number): string => `${numbers.format(amount)} ریال`

const then: Record<CapAct, string> = {
  warn: 'سرویس‌ها کار می‌کنند و چیزی بسته نمی‌شود.',
  block: 'تا پایان ماه سفارش تازه و تغییری که هزینه را بیشتر کند پذیرفته نمی‌شود.',
  stop: 'سرویس‌های این پروژه به ترتیبی که چیده‌اید متوقف می‌شوند و با آغاز ماه بعد یا بالا بردن سقف بازمی‌گردند.',
  never:
    'سرویس‌های این پروژه به ترتیبی که چیده‌اید متوقف می‌شوند تا این ماه از سقف نگذرد، و با آغاز ماه بعد یا بالا بردن سقف بازمی‌گردند.',
}

interface GoesOn {
  perMonthRials: number
  endRials: number
}

/** What goes on costing after the cap is reached, and what the month comes to with it. */
const goesOn = (act: CapAct, { perMonthRials, endRials }: GoesOn): string => {
  if (perMonthRials === 0) return ''
  const what =
    act === 'stop' || act === 'never'
      ? `دیسک‌ها، نشانی‌ها و هر آنچه می‌ماند ماهانه ${rials(perMonthRials)} هزینه دارد`
      : `آنچه اکنون کار می‌کند ماهانه ${rials(perMonthRials)} هزینه دارد`
  return ` ${what} و هزینه این ماه تا پایان آن به حدود ${rials(endRials)} می‌رسد.`
}

/** What the owners of a project are told about its cap. */
export const capText = {
  near: {
    subject: (project: string) => `هزینه پروژه ${named(project)} به ۸۰٪ سقف ماهانه رسید`,
    content: (project: string, used: number, cap: number) =>
      `پروژه ${named(project)} در این ماه ${rials(used)} هزینه داشته است؛ سقفی که گذاشته‌اید ${rials(cap)} با مالیات است.`,
  },
  full: {
    subject: (project: string) => `هزینه پروژه ${named(project)} به سقف ماهانه رسید`,
    content: (project: string, cap: number, atFull: CapAct, after: GoesOn) =>
      `پروژه ${named(project)} در این ماه به سقف ${rials(cap)} رسید. ${then[atFull]}${goesOn(atFull, after)}`,
  },
  /** In a quote: what this month comes to with it. */
  quoted: ({
    capRials,
    monthRials,
    reachedAt,
    atFull,
  }: {
    capRials: number
    monthRials: number
    reachedAt: Date | undefined
    atFull: CapAct
  }) =>
    reachedAt
      ? `با این کار، هزینه پروژه در ${jalaliMoment(reachedAt)} به سقف ماهانه ${rials(capRials)} می‌رسد. ${then[atFull]}`
      : `با این کار، هزینه این ماه پروژه تا پایان ماه به حدود ${rials(monthRials)} می‌رسد؛ سقف آن ${rials(capRials)} است.`,
}
