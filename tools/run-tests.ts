import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addCounts,
  countsLine,
  countsOf,
  failedOf,
  fileBudget,
  overBudget,
  slowestOf,
  type Counts,
  type FileTime,
  type VitestReport,
} from './vitest-report.ts'
import { yieldTo } from './yield-to.ts'

/** Everything `npm test` runs. */
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

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  ...more,
})

const execute = (command: string, args: string[], env?: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: environment(env) })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** Beside something else, and only with what that leaves of the processors; its output comes in one piece. */
const executeBeside = (command: string, args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment() })
    yieldTo(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return undefined // the runner died before it could write one: its exit code counts as the failure
  }
}

const check = (label: string, command: string, args: string[]) => async (): Promise<Counts> => {
  const { code, output } = await executeBeside(command, args)
  console.log(`\n— ${label}\n${output}`)
  if (code !== 0) broken.push(label)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** A runner that fails without a failed test (a crash, no tests at all) still counts as one failure. */
const withExitCode = (label: string, counts: Counts, code: number): Counts => {
  if (code === 0 || counts.failed > 0) return counts
  broken.push(`${label}: exit code ${code}`)
  return { ...counts, failed: 1 }
}

let times: FileTime[] = []

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const unitAndApi = async (): Promise<Counts> => {
  console.log('\n— unit and API tests')
  const file = 'vitest.json'
  const code = await execute(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=tools/file-times.reporter.ts',
      `--outputFile.json=${join(reports, file)}`,
    ],
    { SARV_FILE_TIMES: join(reports, 'times.json') },
  )
  const report = readReport(file) as VitestReport | undefined
  if (report) broken.push(...failedOf(report))
  times = (readReport('times.json') as FileTime[] | undefined) ?? []
  const slow = overBudget(times).map(
    ({ file: name, share }) =>
      `${name} takes ${percent(share)} of the time of all test files; ${percent(fileBudget)} is the most`,
  )
  broken.push(...slow)
  const counts = report ? countsOf(report) : { passed: 0, failed: 1, skipped: 0 }
  return withExitCode('unit and API tests', addCounts(counts, { passed: 0, failed: slow.length, skipped: 0 }), code)
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
  const code = await execute('playwright', [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json,./e2e/time-reporter.ts',
  ])
  const report = readReport(file) as PlaywrightReport | undefined
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites } = report
  broken.push(...suites.flatMap((suite) => journeysThat('unexpected', suite)))
  flaky.push(...suites.flatMap((suite) => journeysThat('flaky', suite)))
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return withExitCode('browser journeys', counts, code)
}

type Part = () => Promise<Counts>

/** Checks that run no test: one after the other, beside the tests, which leave a processor free while they wait. */
const checks: Record<string, Part> = {
  format: check('format', 'oxfmt', ['--check']),
  lint: check('lint', 'oxlint', ['--type-aware', '--deny-warnings', '--quiet']),
  types: check('types: server, contract, tools', 'tsc', ['-p', 'tsconfig.json']),
  portalTypes: check('types: portal and client', 'tsc', ['-p', 'apps/portal/tsconfig.json']),
  unused: check('unused code', 'knip', []),
}
const tests: Record<string, Part> = { unit: unitAndApi, journeys }

const minutes: [part: string, minutes: number][] = []
const runAll = async (parts: Record<string, Part>): Promise<Counts> => {
  let total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const wanted = process.argv.slice(2)
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const begun = performance.now()
    total = addCounts(total, await part())
    minutes.push([name, (performance.now() - begun) / 60_000])
  }
  return total
}

const unknown = process.argv.slice(2).filter((name) => !(name in checks) && !(name in tests))
if (unknown.length > 0) {
  console.error(
    `there is no part ${unknown.join(', ')}; there are ${[...Object.keys(checks), ...Object.keys(tests)].join(', ')}`,
  )
  process.exit(2)
}
const begun = performance.now()
const total = addCounts(...(await Promise.all([runAll(checks), runAll(tests)])))
rmSync(reports, { recursive: true, force: true })

if (times.length > 0) console.log('\nthe slowest test files:')
for (const { file, seconds } of slowestOf(times)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
const whole = `${((performance.now() - begun) / 60_000).toFixed(1)} in all, on ${availableParallelism()} processors`
console.log(`\nminutes: ${minutes.map(([name, spent]) => `${name} ${spent.toFixed(1)}`).join(', ')}; ${whole}`)
for (const what of broken) console.log(`failed: ${what}`)
const again = flaky.length > 0 ? `; at the second try only: ${flaky.join(' · ')}` : ''
console.log(`\n${countsLine(total)}${again}`)
process.exit(total.failed === 0 ? 0 : 1)
