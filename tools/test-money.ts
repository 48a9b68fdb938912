import { spawn } from 'node:child_process'

/**
 * `npm run test:money`: plays the cases in which money could be made, lost or sold twice, and prints what the accounts of the
 * customers and of the provider held before and after each.
 */
const cases = [
  'apps/api/src/areas/financial/withdrawals/gifts-leave.test.ts',
  'apps/api/src/areas/financial/referrals/referrals.test.ts',
  'apps/api/src/areas/financial/suspensions/stages.test.ts',
  'apps/api/src/areas/operator/operator-payments/operator-payments.test.ts',
]
const child = spawn('vitest', ['run', '--project', 'api', ...cases], {
  stdio: 'inherit',
  env: { ...process.env, SARV_SHOW_BOOKS: '1' },
})
child.on('error', (error) => {
  throw error
})
child.on('exit', (code) => process.exit(code ?? 1))
