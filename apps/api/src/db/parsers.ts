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

/** PostgreSQL writes `2026-11-15 06:00:00.123456+00` and years before 1 as `... BC`; the latter have no use here. */
const parseInstant = (text: string): Date => {
  // Sessions in UTC write `+00`; nearly every row goes this way.
  if (text.endsWith('+00')) {
    const inUtc = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    if (!Number.isNaN(inUtc.getTime())) return inUtc
  }
  const [, day, time, offset] = /^(\S+) ([\d:.]+)([+-]\d\d(?::\d\d)?)$/.exec(text) ?? []
  const instant = new Date(`${day}T${time}${offset?.length === 3 ? `${offset}:00` : offset}`)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`${text} is not a moment that JavaScript can hold`)
  return instant
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
