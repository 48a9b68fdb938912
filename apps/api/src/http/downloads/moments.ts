const parts = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Year, month and day of the Jalali calendar, in Persian digits. */
export const jalaliDay = (moment: Date): string => jalaliMoment(moment).split(' ')[0]!

/** Year, month and day of the Jalali calendar, and the time in Tehran, in Persian digits. */
export const jalaliMoment = (moment: Date): string => {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part['year']}/${part['month']}/${part['day']} ${part['hour']}:${part['minute']}`
}
