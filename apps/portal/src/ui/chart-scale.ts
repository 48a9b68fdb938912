const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const lines = 4
/** Less than this is nothing: its powers of ten are beyond what a number can hold. */
const least = 1e-12

/** The smallest round number that is not below `needed`. */
export const roundStep = (needed: number): number => {
  if (!(needed > least && needed < Infinity)) return 1
  const power = 10 ** Math.floor(Math.log10(needed))
  const step = steps.find((candidate) => candidate * power >= needed - needed * 1e-9) ?? 10
  return step * power
}

/** The top of a values axis: at least the largest value, and four equal steps of a round number below it. */
export const chartTop = (largest: number): number => roundStep(largest / lines) * lines

/** Where the lines of the grid stand, from zero to the top. */
export const chartSplits = (top: number): number[] =>
  Array.from({ length: lines + 1 }, (_, index) => (top / lines) * index)

export const largestOf = (series: readonly (readonly (number | null)[])[]): number =>
  series.flat().reduce<number>((largest, value) => Math.max(largest, value ?? 0), 0)

export interface MarkLabel {
  atPx: number
  /** The first and the last mark that it stands for, counted from one. */
  first: number
  last: number
}

/** Numbers for lines at these places, left to right; those too close to be told apart share one. */
export const markLabels = (places: readonly number[], roomPx: number): MarkLabel[] => {
  const labels: MarkLabel[] = []
  for (const [index, atPx] of places.entries()) {
    const before = labels.at(-1)
    if (before && atPx - before.atPx < roomPx) before.last = index + 1
    else labels.push({ atPx, first: index + 1, last: index + 1 })
  }
  return labels
}
