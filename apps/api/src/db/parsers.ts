/**
 * How each PostgreSQL type arrives in JavaScript, by type id. One table for both drivers: their own defaults differ
 * (`pg` gives int8 as text, PGlite as bigint when large; dates, intervals and bytea differ too).
 */
type Parser = (text: string) => unknown

const parseInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`)
  return value
}

/** Arrays of numbers need no unquoting: `{1,NULL,3}`. */
const parseIntegerArray = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : parseInteger(part)))

const keepText = (text: string): string => text

/** JavaScript holds no moment beyond. */
const furthestMs = 8_640_000_000_000_000

/** Years of five digits and years before 1 are signed and have six digits in JavaScript; 1 BC is its year 0. */
const yearOf = (digits: string, isBefore: boolean): string => {
  if (!isBefore && digits.length === 4) return digits
  const year = isBefore ? Number(digits) - 1 : Number(digits)
  return `${isBefore && year > 0 ? '-' : '+'}${String(year).padStart(6, '0')}`
}

/**
 * PostgreSQL writes `2026-11-15 06:00:00.123456+00`, and `... BC` for years before 1. It knows moments that JavaScript does
 * not: these become the first or the last one, because one such row must not make a whole list unreadable.
 */
const parseInstant = (text: string): Date => {
  // Sessions in UTC write `+00`; nearly every row goes this way.
  if (text.endsWith('+00')) {
    const inUtc = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    if (!Number.isNaN(inUtc.getTime())) return inUtc
  }
  const [, year = '', day, time, offset, before] =
    /^(\d{4,})(-\d\d-\d\d) ([\d:.]+)([+-]\d\d(?::\d\d)?)( BC)?$/.exec(text) ?? []
  const zone = offset?.length === 3 ? `${offset}:00` : offset
  const instant = new Date(`${yearOf(year, before !== undefined)}${day}T${time}${zone}`)
  if (!Number.isNaN(instant.getTime())) return instant
  return new Date(before !== undefined || text.startsWith('-') ? -furthestMs : furthestMs)
}

const parseBytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')

const parseJson = (text: string): unknown => JSON.parse(text)

export const parsers: Readonly<Record<number, Parser>> = {
  16: (text) => text === 't', // bool
  17: parseBytes, // bytea, as \x...
  20: parseInteger, // int8
  21: parseInteger, // int2
  23: parseInteger, // int4
  114: parseJson, // json
  700: Number, // float4
  701: Number, // float8
  1005: parseIntegerArray, // int2[]
  1007: parseIntegerArray, // int4[]
  1016: parseIntegerArray, // int8[]
  1082: keepText, // date: a calendar day has no zone, a Date would give it one
  1114: keepText, // timestamp: not used, for the same reason
  1184: parseInstant, // timestamptz
  1186: keepText, // interval
  1700: keepText, // numeric: exact, so not a float
  3802: parseJson, // jsonb
}
