import { expect, it } from 'vitest'
import { productItem } from '../../enums.ts'
import { betterPlan, type OfferedPlan } from './better-plan.price.ts'
import type { PricedVm } from './hosts.price.ts'

const { vCpu, vMemory, vDisk, ipv4 } = productItem.id
const prices = [
  { id: vCpu, price: 450_000 },
  { id: vMemory, price: 450_000 },
  { id: vDisk, price: 12_000 },
  { id: ipv4, price: 400_000 },
]
const plan = (id: number, vCpu: number, vMemory: number, vDisk: number, price: number): OfferedPlan => ({
  id,
  name: `plan ${id}`,
  price,
  ipv4: 1,
  vCpu,
  vMemory,
  vDisk,
})
const plans = [plan(2, 2, 4, 50, 3_600_000), plan(3, 4, 8, 100, 6_600_000), plan(4, 4, 16, 150, 10_400_000)]
const sized = (cpu: number, memoryGb: number, diskGb: number, changes: Partial<PricedVm> = {}): PricedVm => ({
  cpu,
  memoryGb,
  diskGb,
  dataDiskGb: 0,
  hasIpv4: true,
  hasIpv6: false,
  ...changes,
})

it.each<[what: string, vm: PricedVm, plan: number | undefined, saved: number | undefined]>([
  ['the size of a plan itself', sized(4, 8, 100), 3, 400_000],
  ['less than a plan, and dearer', sized(4, 8, 75), 3, 100_000],
  ['less than a plan, and cheaper', sized(2, 4, 25), undefined, undefined],
  ['more disk than the plan holds', sized(4, 8, 125), undefined, undefined],
  ['without the address that the plan has', sized(4, 8, 100, { hasIpv4: false }), 3, 400_000],
  ['beside a second disk, which costs the same either way', sized(4, 8, 100, { dataDiskGb: 50 }), 3, 400_000],
  ['the size of a plan by which it is paid already', sized(4, 8, 100, { plan: plans[1] }), undefined, undefined],
  [
    'a plan that is dearer than another which holds no less',
    sized(2, 4, 50, { plan: plan(9, 2, 4, 50, 7_000_000) }),
    2,
    3_400_000,
  ],
])('%s', (_, vm, id, saved) => {
  const better = betterPlan({ vm, prices, plans })
  expect([better?.id, better?.savedRials]).toEqual([id, saved])
})

it('saves on each of several servers', () => {
  expect(betterPlan({ vm: sized(4, 8, 100), prices, plans, count: 3 })).toMatchObject({ id: 3, savedRials: 1_200_000 })
})

it('says nothing while prices are not known', () => {
  expect(betterPlan({ vm: sized(4, 8, 100), prices: [], plans })).toBeUndefined()
})
