import { spawn } from 'node:child_process'

/**
 * Random acts on servers, networks and private clouds, many more than `npm test` plays: `npm run test:clouds -- 10000`, with
 * a seed behind that to play others.
 */
const [acts = '10000', seed] = process.argv.slice(2)
const child = spawn('vitest', ['run', '--project', 'api', 'apps/api/src/areas/vm/clouds.model.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SARV_CLOUD_ACTS: acts, ...(seed !== undefined && { SARV_SEED: seed }) },
})
child.on('error', (error) => {
  throw error
})
child.on('exit', (code) => process.exit(code ?? 1))
