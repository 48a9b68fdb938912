import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { expect, it } from 'vitest'
import { parkedOf } from './use-parked.ts'

const disk = { productItemId: 3, name: 'disk', quantity: 50, unitPrice: 12_000, price: 600_000 }
const quote = (subtotal: number, effect: string): Quote => ({
  lines: subtotal > 0 ? [{ ...disk, price: subtotal }] : [],
  subtotal,
  discount: 0,
  vatPercent: 10,
  vat: subtotal / 10,
  payable: subtotal * 1.1,
  hourly: Math.floor(subtotal / 720),
  limits: [],
  effects: [effect],
})

it('adds up what servers cost in the bin, and tells which of them never lie there', () => {
  const parked = parkedOf([7, 8, 9], [quote(600_000, 'a'), quote(0, 'b'), quote(400_000, 'c')])
  expect(parked).toEqual({ rials: 1_000_000, atOnce: new Set([8]), effects: ['a', 'b', 'c'] })
})

it('says nothing of servers as long as one of them was not answered', () =>
  expect(parkedOf([7, 8], [quote(600_000, 'a'), undefined])).toBeUndefined())
