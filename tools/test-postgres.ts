import { spawn } from 'node:child_process'
import { startTemporaryPostgres } from './postgres.ts'

/** They start programs on embedded databases of their own, wherever the others have theirs. */
const alwaysEmbedded = [
  'apps/api/src/main.test.ts',
  'apps/api/src/webhooks/kill.test.ts',
  'apps/api/src/areas/portal/broadcasts/kill.test.ts',
]

/** The API tests of `npm test` once more, on a real PostgreSQL. */
const postgres = await startTemporaryPostgres()
const without = alwaysEmbedded.flatMap((file) => ['--exclude', file])
const code = await new Promise<number>((resolve, reject) => {
  const child = spawn('vitest', ['run', '--project', 'api', ...without, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  child.on('error', reject)
  child.on('exit', (exitCode) => resolve(exitCode ?? 1))
}).finally(() => postgres.stop())
process.exit(code)
