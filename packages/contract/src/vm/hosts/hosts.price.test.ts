import { describe, expect, it } from 'vitest'
import { powerStatus, productItem } from '../../enums.ts'
import type { UnitPrice } from '../../pricing/price-items.ts'
import { titleWithout } from '../../pricing/pricing.fa.ts'
import { priceByPower, vmHostPricing, type PricedVm, type VmState } from './hosts.price.ts'

const { vCpu, vMemory, vDisk, ipv4, ipv6 } = productItem.id
const prices: UnitPrice[] = [
  { id: vCpu, price: 400_000, isPaidWhileOff: false },
  { id: vMemory, price: 300_000, isPaidWhileOff: false },
  { id: vDisk, price: 10_000 },
  { id: ipv4, price: 500_000 },
  { id: ipv6, price: 0 },
]
const custom: PricedVm = { cpu: 2, memoryGb: 4, diskGb: 50, dataDiskGb: 0, hasIpv4: true, hasIpv6: false }
const planned: PricedVm = { ...custom, plan: { name: 'M1', price: 1_800_000, ipv4: 1 } }
const subtotal = (vm: PricedVm, state: VmState, units = prices) =>
  vmHostPricing.price({ ...vm, state }, { prices: units, vatPercent: 10 })?.subtotal

describe('what a server costs', () => {
  const always = prices.map((unit) => ({ ...unit, isPaidWhileOff: true }))
  const cheaper: PricedVm = { ...custom, plan: { name: 'gift', price: 400_000, ipv4: 1 } }
  const tooCheap: PricedVm = { ...custom, plan: { name: 'gift', price: 700_000, ipv4: 1 } }
  it.each<[what: string, vm: PricedVm, units: UnitPrice[], running: number, off: number, binned: number]>([
    ['every part by itself', custom, prices, 3_000_000, 1_000_000, 1_000_000],
    ['a plan: its disk and address by themselves while it is off', planned, prices, 1_800_000, 1_000_000, 1_000_000],
    ['a second disk', { ...planned, dataDiskGb: 20 }, prices, 2_000_000, 1_200_000, 1_200_000],
    ['without an address', { ...custom, hasIpv4: false }, prices, 2_500_000, 500_000, 500_000],
    ['a plan without its address', { ...planned, hasIpv4: false }, prices, 1_300_000, 500_000, 500_000],
    ['a plan below the price of an address', { ...cheaper, hasIpv4: false }, prices, 0, 0, 0],
    ['a provider who sells machines by the month', custom, always, 3_000_000, 3_000_000, 1_000_000],
    ['a plan below the price of its parts', tooCheap, prices, 700_000, 700_000, 700_000],
  ])('%s', (_, vm, units, running, off, binned) => {
    expect([subtotal(vm, 'running', units), subtotal(vm, 'off', units), subtotal(vm, 'binned', units)]).toEqual([
      running,
      off,
      binned,
    ])
  })

  it('says on the receipt what a plan goes without', () => {
    const price = vmHostPricing.price({ ...planned, hasIpv4: false }, { prices, vatPercent: 10, count: 2 })
    expect(price?.lines).toEqual([
      {
        productItemId: null,
        name: titleWithout('M1', [productItem.label(ipv4)]),
        quantity: 2,
        unitPrice: 1_300_000,
        leftOutRials: 500_000,
        price: 2_600_000,
      },
    ])
  })

  it('is not known while a part has no price', () => {
    expect(subtotal({ ...planned, hasIpv4: false }, 'running', prices.slice(0, 3))).toBeUndefined()
    expect(subtotal(custom, 'running', prices.slice(1))).toBeUndefined()
    expect(subtotal({ ...planned, dataDiskGb: 20 }, 'off', prices.slice(0, 2))).toBeUndefined()
  })
})

it.each<[power: string | null, rials: number]>([
  [powerStatus.id.poweredOn, 3_000_000],
  [powerStatus.id.poweredOff, 1_000_000],
  [null, 1_000_000],
])('a server whose power is %s costs %d', (power, rials) => {
  expect(priceByPower({ powerStatus: power, running: 3_000_000, off: 1_000_000 })).toBe(rials)
})
