import { productItem } from '../../enums.ts'
import type { PriceItem } from '../../pricing/price-items.ts'
import { vmHostPricing } from '../../vm/hosts/hosts.price.ts'
import { expect, it } from 'vitest'
import { sumUp } from './calculated-price.ts'
import { calculationText as text } from './calculator.fa.ts'
import { calculations, calculatorTabs, startSizes } from './calculations.ts'

const unit = (item: PriceItem, price: number) => ({ id: productItem.id[item], price })
const prices = [
  unit('vCpu', 850_000),
  unit('vMemory', 390_000),
  unit('vDisk', 10_000),
  unit('ipv4', 360_000),
  unit('ipv6', 0),
]
const by = { prices, vatPercent: 10 }
const servers = { cpu: 4, ram: 16, disk: 150, ip4: 1, ip6: 1, n: 2 }
const priceOf = (sizes = servers) => sumUp(calculations.vm.price(sizes, by) ?? [])

it('costs what an order of the same servers costs', () => {
  const vm = { cpu: 4, memoryGb: 16, diskGb: 150, dataDiskGb: 0, hasIpv4: true, hasIpv6: true }
  const ordered = vmHostPricing.price(vm, { ...by, count: 2 })
  const { lines, ...sums } = priceOf()!
  expect(ordered).toMatchObject(sums)
  expect(lines.map(({ price }) => price)).toEqual(ordered?.lines.map(({ price }) => price))
  expect(sums).toMatchObject({ subtotal: 23_000_000, vat: 2_300_000, payable: 25_300_000 })
})

it('adds addresses beyond the first of each server, in one line with it', () => {
  const more = priceOf({ ...servers, ip4: 3 })!
  expect(more.subtotal - priceOf()!.subtotal).toBe(2 * 2 * 360_000)
  expect(more.lines.filter(({ productItemId }) => productItemId === productItem.id.ipv4)).toMatchObject([
    { quantity: 6, price: 6 * 360_000 },
  ])
})

it('has no price while the catalogue lacks one of a part, whatever the product', () => {
  for (const tab of calculatorTabs) {
    const calculation = calculations[tab]
    expect(calculation.price(startSizes(calculation), { prices: [], vatPercent: 10 })).toBeUndefined()
  }
})

it('names workers and masters of a cluster apart', () => {
  const cluster = sumUp(
    calculations.cluster.price(startSizes(calculations.cluster), {
      prices: [...prices, unit('kubernetesCluster', 2_500_000)],
      vatPercent: 10,
      masters: {
        kubernetesManagementItemId: productItem.id.kubernetesCluster,
        kubernetesManagementItemPrice: 2_500_000,
        masterNodeCount: 3,
        masterVmSpecs: [{ productItemId: productItem.id.vCpu, name: null, quantity: 2 }],
      },
    }) ?? [],
  )
  const cores = productItem.label(productItem.id.vCpu)
  expect(cluster?.lines.map(({ label }) => label)).toContain(text.ofPart(text.masters, cores))
  expect(cluster?.subtotal).toBe(2 * (850_000 + 390_000 + 250_000 + 360_000) + 3 * 2 * 850_000 + 2_500_000)
})
