import { describe, expect, it } from 'vitest'
import { failedOf, fileBudget, overBudget, readCounts, slowestOf } from './vitest-report.ts'

describe('the last line of a test run', () => {
  it('is read from the output of a command, and several are added up', () => {
    const output =
      'a\n1 passed, 2 failed, 3 skipped\n\n40 passed, 0 failed, 1 skipped; more\nand 7 passed, 7 failed, 7 skipped'
    expect(readCounts(output)).toEqual({ passed: 41, failed: 2, skipped: 4 })
  })

  it('is missing, when the command died before it', () => expect(readCounts('Error: no\n')).toBeUndefined())
})

it('a file that could not be read counts as a failure', () => {
  const testResults = [{ name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults: [] }]
  const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults }
  expect(failedOf(report)).toEqual(['a.test.ts could not be read'])
})

describe('the time of test files', () => {
  const others = Array.from({ length: 99 }, (_, index) => ({ file: `${index}.test.ts`, seconds: 1 }))

  it('names the slowest first', () => {
    const times = [...others, { file: 'slow.test.ts', seconds: 5 }]
    expect(slowestOf(times, 1)).toEqual([{ file: 'slow.test.ts', seconds: 5 }])
  })

  it('refuses a file that takes more than its share, and no other', () => {
    const share = (seconds: number) => overBudget([...others, { file: 'slow.test.ts', seconds }])
    const atBudget = (99 * fileBudget) / (1 - fileBudget)
    expect(share(atBudget * 0.99)).toEqual([])
    expect(share(atBudget * 1.01)).toMatchObject([{ file: 'slow.test.ts' }])
  })
})
