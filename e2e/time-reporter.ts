import { basename } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type FileTime, overBudget, timesPerFile } from './file-times.ts'

/** Prints what each file of journeys took, and fails the run when one takes far more than its share. */
export default class TimeReporter implements Reporter {
  readonly #times = new Map<string, FileTime>()
  #hasRetried = false

  printsToStdio(): boolean {
    return false
  }

  onTestEnd({ location }: TestCase, { duration, retry, status }: TestResult): void {
    if (status === 'skipped') return
    // A test that is tried again takes its time twice, which is no fault of its file.
    if (retry > 0 || status !== 'passed') this.#hasRetried = true
    const file = basename(location.file)
    const time = this.#times.get(file) ?? { file, tests: 0, ms: 0 }
    this.#times.set(file, { file, tests: time.tests + (retry === 0 ? 1 : 0), ms: time.ms + duration })
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const times = [...this.#times.values()]
    if (times.length > 1) console.log(`\nTime per file of journeys:\n${timesPerFile(times).join('\n')}`)
    const over = this.#hasRetried ? [] : overBudget(times)
    for (const sentence of over) console.log(`over budget: ${sentence}`)
    return { status: over.length > 0 && status === 'passed' ? 'failed' : status }
  }
}
