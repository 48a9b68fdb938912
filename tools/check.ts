import { spawnSync } from 'node:child_process'
import { ensureChromium } from './prepare.mjs'

/** The fast look before a commit: types, lint, and the tests that the changed files touch. */
const steps: [command: string, ...args: string[]][] = [
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'apps/portal/tsconfig.json'],
  ['oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  ['oxfmt', '--check'],
  ['vitest', 'run', '--changed', '--passWithNoTests', '--reporter=dot'],
]

// Tests of forms run in it.
process.env['SARV_CHROMIUM'] = await ensureChromium()

for (const [command, ...args] of steps) {
  console.log(`— ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
