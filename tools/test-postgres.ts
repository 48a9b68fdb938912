import { spawn } from 'node:child_process'
import { findOnPostgres, meetingTitles } from './on-postgres.ts'
import { startTemporaryPostgres } from './postgres.ts'
import { runVitest } from './run-vitest.ts'
import type { Execute } from './test-engines.plan.ts'

/** `npm run test:postgres [files]`: tests of the API on a real PostgreSQL; those that may differ there, or the files that are named. */
const postgres = await startTemporaryPostgres()
const execute: Execute = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const env = { TEST_DATABASE_URL: postgres.url }
const named = process.argv.slice(2)
const { whole, meeting } = findOnPostgres()
let code = 0
try {
  code = await runVitest(execute, ['--project', 'api', ...(named.length > 0 ? named : whole)], env)
  if (named.length === 0) {
    const chosen = ['--project', 'api', '-t', meetingTitles, ...meeting]
    code = (await runVitest(execute, chosen, env, { isPart: true })) || code
  }
} finally {
  await postgres.stop()
}
process.exit(code)
