/** Dates on the wire are the wall clock of Tehran, without a zone: `2026-11-15T09:30:00`. */
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tehran', timeZoneName: 'longOffset' })

const halfHourMs = 1_800_000
const offsets = new Map<number, number>()

const readOffsetMs = (instantMs: number): number => {
  const name = clock.formatToParts(instantMs).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (!sign) throw new Error(`unexpected offset ${name}`)
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Asking Intl is slow for long lists, and an offset changes at most on a half hour. */
const offsetMs = (instantMs: number): number => {
  const bucket = Math.floor(instantMs / halfHourMs)
  const known = offsets.get(bucket)
  if (known !== undefined) return known
  if (offsets.size >= 10_000) offsets.clear()
  const offset = readOffsetMs(instantMs)
  offsets.set(bucket, offset)
  return offset
}

export const toWire = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs(instant.getTime())).toISOString().slice(0, 19)

const validDate = (instantMs: number, text: string): Date => {
  if (Number.isNaN(instantMs)) throw new RangeError(`${text} is not a date of the wire`)
  return new Date(instantMs)
}

/** Times may leave out their seconds, as date fields of browsers do. */
const localPattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?$/

const wallClockOf = (text: string): number => {
  const [, day, minutes = '00:00', seconds = ':00'] = localPattern.exec(text) ?? []
  return day === undefined ? Number.NaN : Date.parse(`${day}T${minutes}${seconds}Z`)
}

const hasZone = (text: string): boolean => /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)

/** The moment of a wall-clock time, or of one with a zone; `2026-11-15` alone is its midnight. Throws on anything else. */
export const fromWire = (text: string): Date => {
  if (hasZone(text)) return validDate(Date.parse(text), text)
  const wallClockMs = wallClockOf(text)
  validDate(wallClockMs, text)
  // The offset belongs to the moment, which is what we look for: the second look settles the days of a change.
  const guessMs = wallClockMs - offsetMs(wallClockMs)
  return new Date(wallClockMs - offsetMs(guessMs))
}

/** The calendar day that a request names: as it is written, or, where a zone is, the day in Tehran at that moment. */
export const dayOfWire = (text: string): string =>
  hasZone(text) ? toWire(fromWire(text)).slice(0, 10) : text.slice(0, 10)
