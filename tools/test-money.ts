import { spawn } from 'node:child_process'

const financial = 'apps/api/src/areas/financial'

/**
 * `npm run test:money`: plays, through the api, the cases in which money could be made, lost or sold twice, and prints what the
 * accounts of the customers and of the provider held before and after each. Each title begins with the number of its case.
 */
const cases: Readonly<Record<string, readonly string[]>> = {
  '1. paid in, given, paid out': [
    `${financial}/withdrawals/gifts-leave.test.ts`,
    `${financial}/referrals/referrals.test.ts`,
  ],
  '2. deleted services are not sold again': [`${financial}/suspensions/stages.test.ts`],
  '3. the wallet page of a debtor': [
    `${financial}/wallet/debtor-series.test.ts`,
    'apps/portal/src/areas/financial/frame/money-scale.test.ts',
    'apps/portal/src/areas/financial/frame/balance-forecast.test.ts',
  ],
  '4. no verified payment is lost': ['apps/api/src/areas/operator/operator-payments/operator-payments.test.ts'],
  '5. the amount is compared': [`${financial}/payments/banks.test.ts`],
  '6. legal papers': [`${financial}/invoices/legal-papers.test.ts`],
  '7. a cap is a cap': [`${financial}/caps/caps.test.ts`, `${financial}/caps/never.test.ts`],
  '8. smaller': [`${financial}/payments/payments.test.ts`, `${financial}/rating/rating.test.ts`],
}

const child = spawn('vitest', ['run', '--project', 'api', '--project', 'portal', ...Object.values(cases).flat()], {
  stdio: 'inherit',
  env: { ...process.env, SARV_SHOW_BOOKS: '1' },
})
child.on('error', (error) => {
  throw error
})
child.on('exit', (code) => process.exit(code ?? 1))
