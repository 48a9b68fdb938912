import { toPersianDigits } from '../../../format/digits.ts'

interface ClockOption {
  id: string
  label: string
}

const optionOf = (clock: string): ClockOption => ({ id: clock, label: toPersianDigits(clock) })

/** Every half hour of a day. */
export const clockOptions: readonly ClockOption[] = Array.from({ length: 48 }, (_, half) =>
  optionOf(`${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`),
)

/** With a minute that was chosen elsewhere, in its place. */
export const withClock = (options: readonly ClockOption[], clock: string): readonly ClockOption[] =>
  options.some(({ id }) => id === clock)
    ? options
    : [...options, optionOf(clock)].toSorted((one, other) => (one.id < other.id ? -1 : 1))
