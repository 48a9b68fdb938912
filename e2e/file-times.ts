/** How long the tests of one file took, one after the other. */
export interface FileTime {
  file: string
  tests: number
  ms: number
}

/**
 * The share of all journeys that one file may take. Shares hold on any machine: a slow one makes all files slow. Fair shares are
 * one to three hundredths; the walk over all faces stands for what every file would check otherwise.
 */
const shareOf: Readonly<Record<string, number>> = { 'faces.e2e.ts': 0.55, 'reader.e2e.ts': 0.15 }
const usualShare = 0.09

/** In a run of a few files each has a large share, which says nothing. */
const leastFiles = 30

export const budgetOf = (file: string): number => shareOf[file] ?? usualShare

const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const percentOf = (share: number) => `${(share * 100).toFixed(1)} %`

const sumOf = (times: readonly FileTime[]) => times.reduce((sum, { ms }) => sum + ms, 0)

/** Files that take more than their share of a whole run, each as a sentence. */
export const overBudget = (times: readonly FileTime[]): string[] => {
  if (times.length < leastFiles) return []
  const total = sumOf(times)
  return times
    .filter(({ file, ms }) => ms > total * budgetOf(file))
    .map(
      ({ file, ms }) =>
        `${file} takes ${secondsOf(ms)}, ${percentOf(ms / total)} of all journeys; ${percentOf(budgetOf(file))} are its budget (e2e/file-times.ts)`,
    )
}

/** One line per file, the dearest first, for the output of a run. */
export const timesPerFile = (times: readonly FileTime[]): string[] => {
  const total = sumOf(times)
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .map(
      ({ file, tests, ms }) =>
        `${secondsOf(ms).padStart(9)} ${percentOf(total === 0 ? 0 : ms / total).padStart(7)}  ${file} (${tests})`,
    )
}
