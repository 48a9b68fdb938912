import { availableParallelism, loadavg } from 'node:os'

export interface Figure {
  name: string
  value: number
  /** How the value is printed: `0.82`, `1.04x`, `143 kB`. */
  shown: string
  /** What it must keep to. */
  limit?: { atLeast: number } | { atMost: number }
}

const isKept = ({ value, limit }: Figure): boolean =>
  limit === undefined || ('atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost)

const limitText = ({ limit }: Figure): string => {
  if (limit === undefined) return ''
  return 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`
}

/** Prints the figures as a table and answers the exit code. */
export const report = (title: string, figures: readonly Figure[]): number => {
  // Other programs show in every figure: how busy the machine was belongs to them.
  console.log(`\n${title}; load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`)
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const figure of figures) {
    const verdict = figure.limit === undefined ? ' ' : isKept(figure) ? '✓' : '✗'
    console.log(`${verdict} ${figure.name.padEnd(width)}  ${figure.shown.padStart(12)}  ${limitText(figure)}`)
  }
  return figures.every(isKept) ? 0 : 1
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value that so many percent of the values do not exceed. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]!
}
