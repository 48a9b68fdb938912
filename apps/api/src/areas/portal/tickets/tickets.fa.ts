import { named } from '@sarv/contract/direction'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import type { DeskHours, Promised, WeekDay } from './promise.rules.ts'

const number = new Intl.NumberFormat('fa-IR')
const list = new Intl.ListFormat('fa')

const dayNames: Readonly<Record<WeekDay, string>> = {
  saturday: 'شنبه',
  sunday: 'یکشنبه',
  monday: 'دوشنبه',
  tuesday: 'سه‌شنبه',
  wednesday: 'چهارشنبه',
  thursday: 'پنجشنبه',
  friday: 'جمعه',
}
const week = Object.keys(dayNames) as WeekDay[]

/** «شنبه تا چهارشنبه» where they follow each other. */
const daysInWords = (days: readonly WeekDay[]): string => {
  const open = week.filter((day) => days.includes(day))
  const isRow = open.length > 2 && week.indexOf(open.at(-1)!) - week.indexOf(open[0]!) === open.length - 1
  return isRow ? `${dayNames[open[0]!]} تا ${dayNames[open.at(-1)!]}` : list.format(open.map((day) => dayNames[day]))
}

/** A number as a name: without separators. */
const numbered = (id: number): string => number.format(id).replaceAll('٬', '')

export const ticketText = {
  promise: ({ hours, counts }: Promised, desk: DeskHours): string =>
    counts === 'always'
      ? `تا ${number.format(hours)} ساعت، در همه ساعت‌های شبانه‌روز`
      : `تا ${number.format(hours)} ساعت کاری (${daysInWords(desk.days)}، ${number.format(desk.from)} تا ${number.format(desk.until)})`,
  /** Who answers, where no name is given. */
  support: 'پشتیبانی',
  answered: {
    subject: (title: string) => `پاسخ تازه به «${title}»`,
    content: (id: number, name: string, text: string) =>
      `${named(name)} از پشتیبانی به تیکت ${numbered(id)} شما پاسخ داد:\n\n${text}`,
  },
  closed: {
    subject: (title: string) => `تیکت «${title}» بسته شد`,
    content: (id: number) => `پشتیبانی تیکت ${numbered(id)} را بست. با پیامی تازه دوباره باز می‌شود.`,
  },
  closesSoon: ({ id, title, closesAt }: { id: number; title: string; closesAt: Date }) => ({
    subject: `تیکت «${title}» به‌زودی بسته می‌شود`,
    content: `تیکت ${numbered(id)} پاسخ گرفته و پیام تازه‌ای از شما نیامده است. اگر چیزی ننویسید در ${jalaliMoment(closesAt)} خودکار بسته می‌شود.`,
  }),
  lapsed: ({ id, title }: { id: number; title: string }) => ({
    subject: `تیکت «${title}» بسته شد`,
    content: `تیکت ${numbered(id)} چون پیام تازه‌ای از شما نیامد خودکار بسته شد. با پیامی تازه دوباره باز می‌شود.`,
  }),
  reopened: {
    subject: (title: string) => `تیکت «${title}» دوباره باز شد`,
    content: (id: number) => `پشتیبانی تیکت ${numbered(id)} را دوباره باز کرد و پاسخ تازه‌ای در راه است.`,
  },
  merged: {
    subject: (title: string) => `«${title}» با تیکت دیگری یکی شد`,
    content: (id: number, intoId: number) =>
      `تیکت ${numbered(id)} با تیکت ${numbered(intoId)} یکی شد و گفت‌وگو آنجا پی گرفته می‌شود. پیام‌های پیشین سر جای خود خواندنی‌اند.`,
  },
  service: 'سرویس',
}
