import { formatDate, formatDayAndMonth, formatTime, noDate, toJalali, wireToUtc } from './dates.ts'
import { formatRoughDuration } from './duration.ts'
import { text } from './format.fa.ts'

const dayMs = 86_400_000
const hourSeconds = 3600

const tehranClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tehran',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Now, as the wire would write it: Tehran's wall clock without a zone. */
export const nowOnWire = (now: Date = new Date()): string => tehranClock.format(now).replace(' ', 'T')

const withinTheHour = (secondsAgo: number): string => {
  if (Math.abs(secondsAgo) < 5) return text.justNow
  const span = formatRoughDuration(Math.abs(secondsAgo))
  return secondsAgo > 0 ? text.ago(span) : text.later(span)
}

/** 8 seconds ago, today 09:31, yesterday 08:40, 22 Aban, and the whole date in other years. */
export const formatRelative = (wire: string | null | undefined, now: string = nowOnWire()): string => {
  const then = wireToUtc(wire)
  const today = wireToUtc(now)
  if (!then || !today) return noDate

  const secondsAgo = (today.getTime() - then.getTime()) / 1000
  if (Math.abs(secondsAgo) < hourSeconds) return withinTheHour(secondsAgo)

  const daysAgo = Math.floor(today.getTime() / dayMs) - Math.floor(then.getTime() / dayMs)
  if (daysAgo === 0) return text.today(formatTime(wire))
  if (daysAgo === 1) return text.yesterday(formatTime(wire))
  if (daysAgo === -1) return text.tomorrow(formatTime(wire))
  return toJalali(wire)?.year === toJalali(now)?.year ? formatDayAndMonth(wire) : formatDate(wire)
}
