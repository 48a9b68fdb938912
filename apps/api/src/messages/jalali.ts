const clock = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as people in Iran write it, in Persian digits: the day with slashes, and the time. */
export const jalaliDateTime = (moment: Date): { day: string; time: string } => {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const join = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string) =>
    types.map((type) => parts.get(type)).join(separator)
  return { day: join(['year', 'month', 'day'], '/'), time: join(['hour', 'minute'], ':') }
}
