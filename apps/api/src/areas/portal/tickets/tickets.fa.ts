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

export const ticketText = {
  promise: ({ hours, counts }: Promised, desk: DeskHours): string =>
    counts === 'always'
      ? `تا ${number.format(hours)} ساعت، در همه ساعت‌های شبانه‌روز`
      : `تا ${number.format(hours)} ساعت کاری (${daysInWords(desk.days)}، ${number.format(desk.from)} تا ${number.format(desk.until)})`,
  /** Who answers, where no name is given. */
  support: 'پشتیبانی',
  answered: {
    subject: (title: string) => `پاسخ تازه به «${title}»`,
    content: (id: number) => `پشتیبانی به تیکت ${number.format(id).replaceAll('٬', '')} شما پاسخ داد.`,
  },
  closed: {
    subject: (title: string) => `تیکت «${title}» بسته شد`,
    content: (id: number) =>
      `پشتیبانی تیکت ${number.format(id).replaceAll('٬', '')} را بست. با پیامی تازه دوباره باز می‌شود.`,
  },
  service: 'سرویس',
}
