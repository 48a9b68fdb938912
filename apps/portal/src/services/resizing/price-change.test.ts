import { expect, it } from 'vitest'
import { dearerBy } from './price-change.ts'

it.each([
  ['dearer', 1_000_000, 1_650_000, 550_000],
  ['the same', 1_000_000, 1_100_000, 0],
  ['cheaper', 1_000_000, 550_000, 0],
  ['new', 0, 550_000, 550_000],
])('what becomes %s adds the difference with its VAT', (_, nowRials, payable, more) =>
  expect(dearerBy(nowRials, { payable, vatPercent: 10 })).toBe(more),
)
