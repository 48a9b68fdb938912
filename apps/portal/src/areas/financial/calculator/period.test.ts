import { quote } from '@sarv/contract/pricing/quote'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresIn, payableIn, periods } from './period.ts'

const lines = fc.array(
  fc.record({
    productItemId: fc.constant(null),
    name: fc.constant('x'),
    quantity: fc.integer({ min: 0, max: 1000 }),
    unitPrice: fc.nat(100_000_000),
  }),
  { maxLength: 8 },
)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

it('adds up to the rial in every period', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...periods), (wanted, period) => {
      const figures = figuresIn(period, quote({ lines: wanted, vatPercent: 10 }))
      expect(sum(figures.lines)).toBe(figures.subtotal)
      expect(figures.subtotal + figures.vat).toBe(figures.payable)
      expect(figures.lines.every((rials) => Number.isInteger(rials) && rials >= 0)).toBe(true)
    }),
  )
})

it('is the price of the receipt in a month, its hour in an hour, and 365 days in a year', () => {
  const price = quote({
    lines: [{ productItemId: null, name: 'x', quantity: 2, unitPrice: 11_500_000 }],
    vatPercent: 10,
  })
  expect(figuresIn('month', price)).toEqual({
    lines: [23_000_000],
    subtotal: 23_000_000,
    vat: 2_300_000,
    payable: 25_300_000,
  })
  expect(payableIn('hour', price)).toBe(price.hourly)
  expect(payableIn('year', price)).toBe(307_816_666)
})
