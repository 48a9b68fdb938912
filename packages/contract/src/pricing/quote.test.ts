import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Quote } from './quote.schemas.ts'
import { quote } from './quote.ts'

const line = (unitPrice: number, quantity = 1, discount = 0) => ({
  productItemId: null,
  name: 'x',
  quantity,
  unitPrice,
  discount,
})

describe('quote', () => {
  it.each([
    ['nothing', [], { subtotal: 0, discount: 0, vat: 0, payable: 0, hourly: 0 }],
    ['one bundle', [line(6_600_000)], { subtotal: 6_600_000, vat: 660_000, payable: 7_260_000, hourly: 10_083 }],
    ['quantities', [line(100, 3), line(50, 2)], { subtotal: 400, vat: 40, payable: 440 }],
    ['VAT rounded down line by line', [line(333_333), line(37_035), line(99_999)], { subtotal: 470_367, vat: 47_035 }],
    ['a discount before VAT', [line(1_000, 1, 250)], { subtotal: 1_000, discount: 250, vat: 75, payable: 825 }],
    ['a discount above the price', [line(100, 1, 500)], { subtotal: 100, discount: 100, vat: 0, payable: 0 }],
    ['a free unit', [line(0, 4)], { subtotal: 0, payable: 0 }],
    ['a fraction of a unit', [line(333, 0.5)], { subtotal: 167, vat: 16, payable: 183 }],
  ])('%s', (_, lines, expected) => expect(quote({ lines, vatPercent: 10 })).toMatchObject(expected))

  it('shows each line with its price', () => {
    const wanted = { productItemId: 101, name: 'vCPU', quantity: 4, unitPrice: 250_000 }
    expect(quote({ lines: [wanted], vatPercent: 10 }).lines).toEqual([{ ...wanted, price: 1_000_000 }])
  })

  it('is in whole rials, adds up, and is a Quote of the contract', () => {
    const lines = fc.array(
      fc.record({
        productItemId: fc.constant(null),
        name: fc.constant('x'),
        quantity: fc.nat(1_000),
        unitPrice: fc.nat(100_000_000),
      }),
    )
    fc.assert(
      fc.property(lines, fc.constantFrom(0, 9, 10, 12), (lines, vatPercent) => {
        const price = quote({ lines, vatPercent })
        expect(Quote.safeParse({ ...price, limits: [], effects: [] }).success).toBe(true)
        expect(price.payable).toBe(price.subtotal - price.discount + price.vat)
        expect(price.vat).toBeLessThanOrEqual((price.subtotal * vatPercent) / 100)
      }),
    )
  })
})
