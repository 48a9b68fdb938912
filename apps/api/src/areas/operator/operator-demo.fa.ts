/**
 * Published with the product, secret of the app included: they open a demo on one machine and nothing else, see
 * `demo-operators.service.ts`. Two, because some things take two persons.
 */
export const demoOperators = {
  password: 'Sarv-1405!',
  totpSecret: 'SARVDEMOSARVDEMOSARVDEMOSARVDEMO',
  people: [
    { email: 'maryam@sarv.example', name: 'مریم کریمی', roles: ['admin'] },
    { email: 'reza@sarv.example', name: 'رضا سلیمی', roles: ['finance', 'support'] },
  ],
} as const
