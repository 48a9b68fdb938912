import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Everything `npm test` runs, in the order in which a mistake is cheapest to see. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** What failed, and the journeys that went wrong first and right the second time: the last lines name them. */
const broken: string[] = []
const flaky: string[] = []

const reports = mkdtempSync(join(tmpdir(), 'sarv-tests-'))

const execute = (command: string, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return undefined // the runner died before it could write one: its exit code counts as the failure
  }
}

const check = (label: string, command: string, args: string[]) => async (): Promise<Counts> => {
  console.log(`\n— ${label}`)
  const isFine = (await execute(command, args)) === 0
  if (!isFine) broken.push(label)
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }
}

/** A runner that fails without a failed test (a crash, no tests at all) still counts as one failure. */
const withExitCode = (label: string, counts: Counts, code: number): Counts => {
  if (code === 0 || counts.failed > 0) return counts
  broken.push(`${label}: exit code ${code}`)
  return { ...counts, failed: 1 }
}

const failedOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName)
    const titles = status === 'failed' && failed.length === 0 ? ['could not be read'] : failed
    return titles.map((title) => `${relative(process.cwd(), name)} ${title}`)
  })

const unitAndApi = async (): Promise<Counts> => {
  console.log('\n— unit and API tests')
  const file = 'vitest.json'
  const code = await execute('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, file)}`,
  ])
  const report = readReport(file) as VitestReport | undefined
  if (report) broken.push(...failedOf(report))
  const counts = report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    : { passed: 0, failed: 1, skipped: 0 }
  return withExitCode('unit and API tests', counts, code)
}

type JourneyStatus = 'unexpected' | 'flaky'

const journeysThat = (status: JourneyStatus, { specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap((suite) => journeysThat(status, suite)),
]

const journeys = async (): Promise<Counts> => {
  console.log('\n— browser journeys')
  const file = 'playwright.json'
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = join(reports, file)
  const code = await execute('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'])
  const report = readReport(file) as PlaywrightReport | undefined
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites } = report
  broken.push(...suites.flatMap((suite) => journeysThat('unexpected', suite)))
  flaky.push(...suites.flatMap((suite) => journeysThat('flaky', suite)))
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return withExitCode('browser journeys', counts, code)
}

const parts: Record<string, () => Promise<Counts>> = {
  types: check('types: server, contract, tools', 'tsc', ['-p', 'tsconfig.json']),
  portalTypes: check('types: portal and client', 'tsc', ['-p', 'apps/portal/tsconfig.json']),
  lint: check('lint', 'oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  format: check('format', 'oxfmt', ['--check']),
  unused: check('unused code', 'knip', []),
  unit: unitAndApi,
  journeys,
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const [, part] of chosen) {
  const counts = await part()
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}
rmSync(reports, { recursive: true, force: true })
for (const what of broken) console.log(`failed: ${what}`)
const again = flaky.length > 0 ? `; at the second try only: ${flaky.join(' · ')}` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${again}`)
process.exit(total.failed === 0 ? 0 : 1)
