import { expect, it } from 'vitest'
import { emptyOrder, type VmOrder } from './vm-order.ts'
import { planAsOrdered, priceOf } from './vm-price.ts'

const vatPercent = 10
const prices = {
  bundles: [
    { id: 3, name: 'M1', price: 6_600_000, vCpu: 4, vMemory: 8, vDisk: 100, ipv4: 1 },
    { id: 4, name: 'inner', price: 5_000_000, vCpu: 4, vMemory: 8, vDisk: 100, ipv4: 0 },
  ],
  items: [
    { id: 101, price: 400_000, isPaidWhileOff: false },
    { id: 102, price: 300_000, isPaidWhileOff: false },
    { id: 103, price: 10_000, isPaidWhileOff: true },
    { id: 104, price: 500_000, isPaidWhileOff: true },
    { id: 105, price: 0, isPaidWhileOff: true },
  ],
}
const empty = emptyOrder('public')
const planned: VmOrder = { ...empty, productBundleId: 3 }
const custom: VmOrder = { ...empty, sizeKind: 'custom', cpu: 2, memory: 4, disk: 50 }

const subtotalOf = (order: VmOrder) => priceOf(order, prices, vatPercent)?.subtotal

it('prices a plan as one line with VAT and the hour', () => {
  expect(priceOf(planned, prices, vatPercent)).toMatchObject({
    lines: [{ quantity: 1, price: 6_600_000 }],
    subtotal: 6_600_000,
    vat: 660_000,
    payable: 7_260_000,
    hourly: 10_083,
  })
})

it('prices a plan without its address, and shows it so among the others', () => {
  const inside: VmOrder = { ...planned, usedPublicIpV4: false }
  expect(priceOf(inside, prices, vatPercent)).toMatchObject({ subtotal: 6_100_000, whileOff: { subtotal: 1_000_000 } })
  const shown = (hasIpv4: boolean) =>
    prices.bundles.map((plan) => planAsOrdered(plan, { hasIpv4 }, prices.items)).map(({ price, ipv4 }) => [price, ipv4])
  expect(shown(true)).toEqual([
    [6_600_000, 1],
    [5_000_000, 0],
  ])
  expect(shown(false)).toEqual([
    [6_100_000, 0],
    [5_000_000, 0],
  ])
})

it('prices every part of a custom size', () => {
  expect(priceOf(custom, prices, vatPercent)).toMatchObject({
    lines: [{ price: 800_000 }, { price: 1_200_000 }, { price: 500_000 }, { price: 500_000 }],
    subtotal: 3_000_000,
  })
})

it('asks nothing for an address that is not wanted, and only for one beyond the plan', () => {
  expect(subtotalOf({ ...custom, usedPublicIpV4: false })).toBe(2_500_000)
  expect(subtotalOf({ ...planned, usedPublicIpV4: false })).toBe(6_100_000)
  expect(subtotalOf({ ...planned, productBundleId: 4 })).toBe(5_500_000)
})

it('adds a second disk to either', () => {
  expect(subtotalOf({ ...planned, hasDataDisk: true, dataDisk: 100 })).toBe(7_600_000)
  expect(subtotalOf({ ...custom, hasDataDisk: true, dataDisk: 100 })).toBe(4_000_000)
  expect(subtotalOf({ ...custom, hasDataDisk: false, dataDisk: 100 })).toBe(3_000_000)
})

it('multiplies everything by the number of servers', () => {
  expect(priceOf({ ...planned, count: 3, usedPublicIpV6: true }, prices, vatPercent)).toMatchObject({
    lines: [
      { quantity: 3, price: 19_800_000 },
      { quantity: 3, price: 0 },
    ],
    payable: 21_780_000,
  })
})

it('tells what it costs while it is off: the disks and addresses, also of a plan', () => {
  expect(priceOf(custom, prices, vatPercent)?.whileOff).toMatchObject({ subtotal: 1_000_000, payable: 1_100_000 })
  expect(priceOf({ ...planned, count: 2 }, prices, vatPercent)?.whileOff.subtotal).toBe(2 * (1_000_000 + 500_000))
})

it('has no price before a plan is chosen, or while prices are not known', () => {
  expect(priceOf(empty, prices, vatPercent)).toBeUndefined()
  expect(priceOf(custom, { ...prices, items: prices.items.slice(1) }, vatPercent)).toBeUndefined()
})
