import { expect, it } from 'vitest'
import { mostUses, vouchersWorth } from './operator-vouchers.rules.ts'

it.each([
  ['of everyone', { maxUses: 100, maxUsesPerCustomer: 2 }, 100],
  ['of everyone, said so', { maxUses: 100, maxUsesPerCustomer: 2, customerId: null }, 100],
  ['of one customer', { maxUses: 100, maxUsesPerCustomer: 2, customerId: 7 }, 2],
  ['of one customer, who may more than there are', { maxUses: 1, maxUsesPerCustomer: 2, customerId: 7 }, 1],
])('a code %s is used so often', (_, uses, most) => {
  expect(mostUses(uses)).toBe(most)
  expect(vouchersWorth({ ...uses, codeCount: 3, giftRials: 1_000 })).toBe(most * 3_000)
})
