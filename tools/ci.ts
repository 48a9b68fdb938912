import { spawn } from 'node:child_process'
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

const engines: Job[] = [
  npm('openstack', 'test:engines', 'openstack', 'fake', 'walk'),
  npm('ceph', 'test:engines', 'ceph', 'walk', 'clients'),
]
/** What installs and waits for OpenStack leaves a processor free; these have no clock that a busy machine would put out. */
const besideEngines: Job[] = [
  npm('checks', 'test', 'format', 'lint', 'types', 'portalTypes', 'unused'),
  npm('clients', 'test:clients'),
  npm('fuzz', 'test:fuzz', '1000000', '--seconds', '120'),
]
const tests: Job[] = [npm('tests', 'test', 'unit', 'journeys'), npm('postgres', 'test:postgres')]

interface Ended {
  counts: Counts
  minutes: number
  /** Why a part of it could not run here. */
  missing: string[]
}
const ended = new Map<string, Ended>()

/** Runs a job to its end. `isBeside`: its output comes in one piece, so that it stays apart from what runs beside it. */
const run = (job: Job, isBeside = false): Promise<void> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    // CI: a journey that fails is tried once more, and the last line names it.
    const child = spawn(job.command, job.args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: '1' } })
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
      const missing = [...output.matchAll(/^skipped: (.*)$/gm)].map(([, why = '']) => why)
      const known = readCounts(output) ?? { passed: 0, failed: 0, skipped: missing.length }
      // A job that died without a failed test is a failure of its own.
      const counts = code === 0 || known.failed > 0 ? known : { ...known, failed: 1 }
      ended.set(job.name, { counts, minutes: (performance.now() - begun) / 60_000, missing })
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
await Promise.all([runAll(engines), runAll(besideEngines, true)])
await runAll(tests)

const all = [...ended]
const total = all.map(([, { counts }]) => counts).reduce(addCounts)
const minutes = all.map(([name, { minutes: spent }]) => `${name} ${spent.toFixed(1)}`)
for (const [name, { counts }] of all) if (counts.failed > 0) console.log(`failed: ${name}`)
console.log(`\nminutes: ${minutes.join(', ')}; ${((performance.now() - begun) / 60_000).toFixed(1)} in all`)
const missing = all.flatMap(([, { missing: why }]) => why)
console.log(`${countsLine(total)}${missing.length > 0 ? `; could not run: ${missing.join(' · ')}` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
