import { relative } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The report of Vitest's own `json` reporter, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** How long one test file took, with its hooks and without loading it. */
export interface FileTime {
  file: string
  seconds: number
}

export const countsOf = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** The last line of every command that runs tests; `.ci/run` reads it again. */
export const countsLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The sum of all such lines in the output of a command, which may run tests more than once. */
export const readCounts = (output: string): Counts | undefined => {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped/gm)]
  if (lines.length === 0) return undefined
  return lines
    .map(([, passed, failed, skipped]) => ({
      passed: Number(passed),
      failed: Number(failed),
      skipped: Number(skipped),
    }))
    .reduce(addCounts)
}

/** `file title` of each test that failed; a file that could not be read counts as one. */
export const failedOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName)
    const titles = status === 'failed' && failed.length === 0 ? ['could not be read'] : failed
    return titles.map((title) => `${relative(process.cwd(), name)} ${title}`)
  })

export const slowestOf = (times: readonly FileTime[], count = 10): FileTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)

/**
 * What one file may take of the time of all of them. A share means the same on a slow machine and on a fast one; a file above it
 * is split, or does less.
 */
export const fileBudget = 0.08

/** Files above their budget, with the share that they took. */
export const overBudget = (times: readonly FileTime[]): (FileTime & { share: number })[] => {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  return times.map((time) => ({ ...time, share: time.seconds / total })).filter(({ share }) => share > fileBudget)
}
