import type { Range } from '@sarv/contract/limits'

/** How finely a place on the line is told: from 0 at its start to this at its end. */
export const lineLength = 1000

/** Small sizes are chosen one by one, big ones are not: twice the value is always the same way along the line. */
export const placeOf = ({ min, max }: Range, value: number): number =>
  Math.round((Math.log(value / min) / Math.log(max / min)) * lineLength)

/** A step is about an eighth of the value: 1 up to 16 cores, then 2, then 4. */
const stepAt = (value: number, step: number): number => {
  const doublings = Math.max(0, Math.floor(Math.log2(value / (step * 8))))
  return step * 2 ** doublings
}

/** Where the slider stops. Whatever lies between can be typed. */
export const stopsOf = ({ min, max, step }: Range): number[] => {
  const stops = [min]
  for (let value = min; value < max;) {
    const by = stepAt(value, step)
    value = Math.min(max, (Math.floor(value / by) + 1) * by)
    stops.push(value)
  }
  return stops
}

const nearest = (range: Range, stops: readonly number[], place: number): number =>
  stops.reduce((best, stop) =>
    Math.abs(placeOf(range, stop) - place) < Math.abs(placeOf(range, best) - place) ? stop : best,
  )

interface Move {
  value: number
  /** Where the browser has put the slider. */
  place: number
  /** Dragged or pressed: it goes where the pointer is. A key asks for the next stop, however far that is. */
  isByPointer: boolean
}

/** The value after the slider was moved. */
export const valueAfter = (range: Range, { value, place, isByPointer }: Move): number => {
  const stops = stopsOf(range)
  const reached = nearest(range, stops, place)
  const by = place - placeOf(range, value)
  if (isByPointer || by === 0) return reached
  if (by > 0) return reached > value ? reached : (stops.find((stop) => stop > value) ?? range.max)
  return reached < value ? reached : (stops.findLast((stop) => stop < value) ?? range.min)
}

/** Beyond this share of the line a mark would run into that of the end. */
const lastMarkAt = 0.9 * lineLength

/** The values below the line: each twice the one before, four times where they are long. */
export const marksOf = (range: Range): number[] => {
  const factor = range.max >= 100_000 ? 4 : 2
  const marks: number[] = []
  for (let value = range.min; placeOf(range, value) <= lastMarkAt; value *= factor) marks.push(value)
  return [...marks, range.max]
}
