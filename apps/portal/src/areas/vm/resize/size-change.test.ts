import { expect, it } from 'vitest'
import { priceChange } from '../../../services/resizing/price-change.ts'
import { editModelOf, resizedVm } from './size-change.ts'

const current = { cpu: 2, memory: 8, disk: 100 }

it('asks only for what changes', () => {
  expect(editModelOf(current, { cpu: 4, memory: 8, disk: 100 })).toEqual({ cpu: 4 })
  expect(editModelOf(current, { cpu: 4, memory: 16, disk: 150 })).toEqual({ cpu: 4, memory: 16, disk: 150 })
  expect(editModelOf(current, current)).toEqual({})
})

it('keeps the second disk and the addresses beside another size', () => {
  expect(resizedVm({ ...current, dataDisk: 50, ipV4: 2, ipV6: 0 }, { cpu: 4, memory: 16, disk: 150 })).toEqual({
    cpu: 4,
    memoryGb: 16,
    diskGb: 150,
    dataDiskGb: 50,
    hasIpv4: true,
    hasIpv6: false,
  })
})

it('is paid by its plan as long as its size is not changed', () => {
  const host = { ...current, dataDisk: 0, ipV4: 1, ipV6: 0 }
  const plan = { name: 'M1', price: 6_600_000, ipv4: 1 }
  expect(resizedVm(host, current, plan).plan).toBe(plan)
  expect(resizedVm(host, { ...current, cpu: 4 }, plan).plan).toBeUndefined()
})

it('tells the price now, then and between, by month and by hour', () => {
  expect(priceChange(7_200_000, 10_800_000)).toEqual({
    now: { monthlyRials: 7_200_000, hourlyRials: 10_000 },
    after: { monthlyRials: 10_800_000, hourlyRials: 15_000 },
    difference: { monthlyRials: 3_600_000, hourlyRials: 5000 },
  })
})

it('shows a difference that is the difference of what is shown', () => {
  const { now, after, difference } = priceChange(1_000_000, 1_000_500)
  expect(difference.hourlyRials).toBe(after.hourlyRials - now.hourlyRials)
})

it('tells a cheaper size as less than nothing', () => {
  expect(priceChange(10_800_000, 7_200_000).difference).toEqual({ monthlyRials: -3_600_000, hourlyRials: -5000 })
})
