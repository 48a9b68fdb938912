import { expect, it } from 'vitest'
import { gatewayRials } from './invoices.rules.ts'

it('a bank is asked for the whole invoice with the debt, and for no less than it takes', () => {
  expect(gatewayRials(900_000, { owedRials: 0, minimumRials: 50_000 })).toBe(900_000)
  expect(gatewayRials(900_000, { owedRials: 30_000, minimumRials: 50_000 })).toBe(930_000)
  expect(gatewayRials(20_000, { owedRials: 0, minimumRials: 50_000 })).toBe(50_000)
})
