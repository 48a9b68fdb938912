import { expect, it } from 'vitest'
import { emptyOrder, type VmOrder } from './vm-order.ts'
import { priceOf } from './vm-price.ts'

const vatPercent = 10
const prices = {
  bundles: [{ id: 3, name: 'M1', price: 6_600_000 }],
  items: [
    { id: 101, name: null, price: 400_000 },
    { id: 102, name: null, price: 300_000 },
    { id: 103, name: null, price: 10_000 },
    { id: 104, name: null, price: 500_000 },
  ],
}
const custom: VmOrder = { ...emptyOrder, sizeKind: 'custom', cpu: 2, memory: 4, disk: 50 }

it('prices a plan as one line with VAT and the hour', () => {
  expect(priceOf({ ...emptyOrder, productBundleId: 3 }, prices, vatPercent)).toMatchObject({
    lines: [{ quantity: 1, price: 6_600_000 }],
    subtotal: 6_600_000,
    vat: 660_000,
    payable: 7_260_000,
    hourly: 10_083,
  })
})

it('prices every part of a custom size', () => {
  expect(priceOf(custom, prices, vatPercent)).toMatchObject({
    lines: [{ price: 800_000 }, { price: 1_200_000 }, { price: 500_000 }, { price: 500_000 }],
    subtotal: 3_000_000,
  })
})

it('asks nothing for an address that is not wanted', () => {
  expect(priceOf({ ...custom, usedPublicIpV4: false }, prices, vatPercent)?.subtotal).toBe(2_500_000)
})

it('has no price before a plan is chosen, or while prices are not known', () => {
  expect(priceOf(emptyOrder, prices, vatPercent)).toBeUndefined()
  expect(priceOf(custom, { ...prices, items: prices.items.slice(1) }, vatPercent)).toBeUndefined()
})
