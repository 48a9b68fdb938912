import { spawn } from 'node:child_process'
import { startTemporaryPostgres } from './postgres.ts'

/** The API tests of `npm test` once more, on a real PostgreSQL. */
const postgres = await startTemporaryPostgres()
const code = await new Promise<number>((resolve, reject) => {
  const child = spawn('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  child.on('error', reject)
  child.on('exit', (exitCode) => resolve(exitCode ?? 1))
}).finally(() => postgres.stop())
process.exit(code)
