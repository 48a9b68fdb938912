import { productItem } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { emptyOrder, type VmOrder } from '../host-orders/vm-order.ts'
import { pricedVm } from '../host-orders/vm-price.ts'
import { planBetterThan } from './better-plan.ts'

const { vCpu, vMemory, vDisk, ipv4 } = productItem.id
const prices = {
  bundles: [
    { id: 2, name: 'S2', price: 3_600_000, vCpu: 2, vMemory: 4, vDisk: 50, ipv4: 1 },
    { id: 3, name: 'M1', price: 6_600_000, vCpu: 4, vMemory: 8, vDisk: 100, ipv4: 1 },
  ],
  items: [
    { id: vCpu, price: 450_000 },
    { id: vMemory, price: 450_000 },
    { id: vDisk, price: 12_000 },
    { id: ipv4, price: 400_000 },
  ],
}
const sized: VmOrder = { ...emptyOrder('public'), sizeKind: 'custom', cpu: 4, memory: 8, disk: 75 }

it.each<[what: string, order: VmOrder, plan: string | undefined, savedRials: number | undefined]>([
  ['sizes that a plan holds for less', sized, 'M1', 100_000],
  ['several servers of them', { ...sized, count: 3 }, 'M1', 300_000],
  ['with a second disk, which is paid for either way', { ...sized, hasDataDisk: true, dataDisk: 100 }, 'M1', 100_000],
  ['without the address that the plans have', { ...sized, usedPublicIpV4: false }, undefined, undefined],
  ['sizes below every plan', { ...sized, cpu: 1, memory: 1, disk: 25 }, undefined, undefined],
])('an order of %s', (_, order, plan, savedRials) => {
  const better = planBetterThan(pricedVm(order, prices.bundles)!, prices, order.count ?? 1)
  expect([better?.title, better?.savedRials]).toEqual([plan, savedRials])
})

it('says nothing before prices are read', () => {
  const vm = pricedVm(sized, [])!
  expect(planBetterThan(vm, { bundles: [], items: [] }, 1)).toBeUndefined()
})
