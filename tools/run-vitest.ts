import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsLine, countsOf, failedOf, type VitestReport } from './vitest-report.ts'
import type { Execute } from './test-engines.plan.ts'

/**
 * Runs Vitest with its output shown, and says at the end what it counted. Answers its exit code. `isPart`: tests are chosen by their
 * titles, and the others are not skipped, but not meant.
 */
export const runVitest = async (
  execute: Execute,
  args: readonly string[],
  env: Record<string, string>,
  { isPart = false } = {},
): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await execute('vitest', ['run', ...reporters, ...args], env)
  const report = readReport(file)
  // A run that died before its report is one failure.
  const counts = report ? countsOf(report) : { passed: 0, failed: 1, skipped: 0 }
  for (const test of report ? failedOf(report) : []) console.log(`failed: ${test}`)
  console.log(`\n${countsLine(isPart ? { ...counts, skipped: 0 } : counts)}`)
  rmSync(folder, { recursive: true, force: true })
  return code
}

const readReport = (file: string): VitestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
