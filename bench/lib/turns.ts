import { median } from './report.ts'

/** Several measurements of one thing: the middle one, and how far the others lie. */
export interface Spread {
  median: number
  low: number
  high: number
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
})

/**
 * One side against another, round by round: the two of a round met the same load of the machine, so that their ratio
 * tells more than the ratio of two medians.
 */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((value, round) => value / theirs[round]!))

/** `1510 (1402 to 1890)` */
export const showSpread = ({ median, low, high }: Spread, show: (value: number) => string): string =>
  `${show(median)} (${show(low)} to ${show(high)})`

/**
 * Measures every side once in each round, so that whatever else the machine does falls on all of them. The side that
 * begins changes from round to round: what a measurement leaves behind must not always meet the same one.
 */
export const takeTurns = async <Side, Result>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side) => Promise<Result>,
): Promise<Result[][]> => {
  const results: Result[][] = sides.map(() => [])
  const order = [...sides.keys()]
  for (let round = 0; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      results[index]!.push(await measure(sides[index]!))
    }
  }
  return results
}
