import { toLatinDigits } from '@sarv/contract/normalize'

/** `2:5` and Persian digits are times too. */
const tidy = (time: string): string => {
  const [, hour, minute] = /^(\d{1,2}):(\d{1,2})$/.exec(toLatinDigits(time.trim())) ?? []
  return hour === undefined || minute === undefined ? time : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** A day and its time as the wire has them; without a day there is no moment. What is no time is left for the rules to refuse. */
export const momentOf = (day: string | null, time: string): string =>
  day === null || day === '' ? '' : `${day.slice(0, 10)}T${tidy(time)}:00`

export const dayOf = (wire: string | null | undefined): string | null => wire?.slice(0, 10) ?? null
export const timeOf = (wire: string | null | undefined): string => wire?.slice(11, 16) ?? ''
