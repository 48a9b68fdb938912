import { spawn } from 'node:child_process'
import { yieldTo } from './yield-to.ts'
import { ensureChromium, ensurePortalBuilt } from './prepare.mjs'
import { addCounts, countsLine, readCounts, type Counts } from './vitest-report.ts'

/**
 * `.ci/run`: everything that must hold before a change lands. The real engines come first and are never left out for lack of time;
 * one that cannot be had on this machine is named in the last line.
 */
interface Job {
  name: string
  command: string
  args: string[]
}

const npm = (name: string, script: string, ...args: string[]): Job => ({
  name,
  command: 'npm',
  args: ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
})

/** What installs and waits for engines leaves a processor free. PostgreSQL comes behind them, while the others still run. */
const engines: Job[] = [
  npm('openstack', 'test:engines', 'openstack', 'fake', 'walk'),
  npm('ceph', 'test:engines', 'ceph', 'walk', 'clients'),
  npm('postgres', 'test:postgres'),
]
/** These have no clock that a busy machine would put out. */
const besideEngines: Job[] = [
  npm('checks', 'test', 'format', 'lint', 'types', 'portalTypes', 'unused'),
  npm('clients', 'test:clients'),
  npm('fuzz', 'test:fuzz', '1000000', '--seconds', '120'),
]
/** Each keeps both processors busy, so they come one after the other. */
const tests: Job[] = [npm('unit', 'test', 'unit'), npm('journeys', 'test', 'journeys')]

interface Ended {
  counts: Counts
  minutes: number
  /** Why a part of it could not run here. */
  missing: string[]
  /** Each test that failed, named again at the end: the output before it is longer than what a CI machine keeps. */
  failed: string[]
  /** What the command itself says of its time and of journeys that needed a second try. */
  remarks: string[]
}
const ended = new Map<string, Ended>()

const remarksOf = (output: string): string[] =>
  [/^minutes: .*$/gm, /at the second try only: .*$/gm].flatMap((remark) => output.match(remark) ?? [])

/** Runs a job to its end. `isBeside`: its output comes in one piece, so that it stays apart from what runs beside it. */
const run = (job: Job, isBeside = false): Promise<void> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    // CI: a journey that fails is tried once more, and the last line names it.
    const child = spawn(job.command, job.args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: '1' } })
    if (isBeside) yieldTo(child)
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!isBeside) process.stdout.write(chunk)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', (code) => {
      if (isBeside) console.log(`\n—— ${job.name}\n${output}`)
      const linesOf = (word: string) =>
        [...output.matchAll(new RegExp(`^${word}: (.*)$`, 'gm'))].map(([, text = '']) => text)
      const missing = linesOf('skipped')
      const known = readCounts(output) ?? { passed: 0, failed: 0, skipped: missing.length }
      // A job that died without a failed test is a failure of its own.
      const counts = code === 0 || known.failed > 0 ? known : { ...known, failed: 1 }
      ended.set(job.name, {
        counts,
        minutes: (performance.now() - begun) / 60_000,
        missing,
        failed: linesOf('failed'),
        remarks: remarksOf(output),
      })
      resolve()
    })
  })

const runAll = async (jobs: readonly Job[], isBeside = false): Promise<void> => {
  for (const job of jobs) {
    if (!isBeside) console.log(`\n—— ${job.name}`)
    await run(job, isBeside)
  }
}

const begun = performance.now()
// Once, before several commands would do it at the same moment.
process.env['SARV_CHROMIUM'] = await ensureChromium()
await ensurePortalBuilt()
await Promise.all([runAll(engines), runAll(besideEngines, true)])
await runAll(tests)

const all = [...ended]
const total = all.map(([, { counts }]) => counts).reduce(addCounts)
const minutes = all.map(([name, { minutes: spent }]) => `${name} ${spent.toFixed(1)}`)
for (const [name, { counts, failed }] of all)
  if (counts.failed > 0) console.log([`failed: ${name}`, ...failed].join('\n  '))
for (const [name, { remarks }] of all) for (const remark of remarks) console.log(`${name}: ${remark}`)
console.log(`\nminutes: ${minutes.join(', ')}; ${((performance.now() - begun) / 60_000).toFixed(1)} in all`)
const missing = all.flatMap(([, { missing: why }]) => why)
console.log(`${countsLine(total)}${missing.length > 0 ? `; could not run: ${missing.join(' · ')}` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
