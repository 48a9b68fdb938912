import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './vitest-report.ts'

/** Writes the seconds of each test file to the file that SARV_FILE_TIMES names. The `json` reporter leaves the hooks out. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const file = process.env['SARV_FILE_TIMES']
    if (file === undefined) return
    const times = modules.map((module): FileTime => ({
      file: relative(process.cwd(), module.moduleId),
      seconds: module.diagnostic().duration / 1000,
    }))
    writeFileSync(file, JSON.stringify(times))
  }
}
