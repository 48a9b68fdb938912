import { fromWire, toWire } from '../../db/wire-time.ts'

/** Minutes of the day in Tehran. */
export interface NotificationTimes {
  quietFrom: number | null
  quietTo: number | null
  digestAt: number | null
}

const dayMs = 86_400_000

const minuteOf = (now: Date): number => {
  const clock = toWire(now)
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))
}

/** The next time that the clock in Tehran shows this minute; today's, where it is still ahead. */
export const nextAt = (now: Date, minute: number): Date => {
  const clockOf = (instant: Date) => {
    const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
    return fromWire(`${toWire(instant).slice(0, 10)}T${time}:00`)
  }
  const today = clockOf(now)
  return today > now ? today : clockOf(new Date(now.getTime() + dayMs))
}

/** When quiet hours that are now end; undefined: it is not quiet. They may reach over midnight. */
export const endOfQuiet = (
  now: Date,
  { quietFrom, quietTo }: Pick<NotificationTimes, 'quietFrom' | 'quietTo'>,
): Date | undefined => {
  if (quietFrom === null || quietTo === null) return undefined
  const minute = minuteOf(now)
  const isQuiet =
    quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo
  return isQuiet ? nextAt(now, quietTo) : undefined
}
