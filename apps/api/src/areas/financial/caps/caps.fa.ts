import { named } from '@sarv/contract/direction'
import type { CapAct } from './caps.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')
const rials = (amount: number): string => `${numbers.format(amount)} ریال`

const then: Record<CapAct, string> = {
  warn: 'سرویس‌ها کار می‌کنند و چیزی بسته نمی‌شود.',
  block: 'تا پایان ماه سفارش تازه و تغییری که هزینه را بیشتر کند پذیرفته نمی‌شود.',
  stop: 'سرویس‌های این پروژه به ترتیبی که چیده‌اید متوقف می‌شوند و با آغاز ماه بعد یا بالا بردن سقف بازمی‌گردند.',
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
    content: (project: string, cap: number, atFull: CapAct) =>
      `پروژه ${named(project)} در این ماه به سقف ${rials(cap)} رسید. ${then[atFull]}`,
  },
}
