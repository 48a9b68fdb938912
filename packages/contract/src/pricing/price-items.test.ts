import { expect, it } from 'vitest'
import { productItem } from '../enums.ts'
import { bucketPricing } from '../storage/buckets/buckets.price.ts'
import { hostIpPricing } from '../vm/host-ips/host-ips.price.ts'
import { volumePricing } from '../vm/volumes/volumes.price.ts'
import { priceItems, type Terms } from './price-items.ts'
import { planTitle } from './pricing.fa.ts'
import type { Price } from './quote.ts'

const { vDisk, ipv4, ipv6, cloudDisk } = productItem.id
const terms: Terms = {
  prices: [
    { id: vDisk, price: 10_000 },
    { id: ipv4, price: 500_000 },
    { id: ipv6, price: 0 },
    { id: cloudDisk, price: 4_000 },
  ],
  vatPercent: 10,
}
const plan = { name: 'D1', price: 350_000 }

it.each<[what: string, price: Price | undefined, subtotal: number]>([
  ['a volume by its size', volumePricing.price({ sizeGb: 50 }, terms), 500_000],
  ['a volume by its plan', volumePricing.price({ sizeGb: 50, plan }, terms), 350_000],
  ['three volumes', volumePricing.price({ sizeGb: 50 }, { ...terms, count: 3 }), 1_500_000],
  ['a bucket by its room', bucketPricing.price({ disk: 100 }, terms), 400_000],
  ['a bucket by its plan', bucketPricing.price({ disk: 100, plan }, terms), 350_000],
  ['an IPv4 address', hostIpPricing.price({ isV4: true }, terms), 500_000],
  ['an IPv6 address', hostIpPricing.price({ isV4: false }, terms), 0],
])('%s', (_, price, subtotal) => expect(price?.subtotal).toBe(subtotal))

it('lists a plan first, and then what goes beyond it', () => {
  const price = priceItems({ plan, items: { vDisk: 20, ipv4: 0, ipv6: 1 } }, { ...terms, count: 2 })
  expect(price?.lines).toEqual([
    { productItemId: null, name: planTitle('D1'), quantity: 2, unitPrice: 350_000, price: 700_000 },
    { productItemId: vDisk, name: productItem.label(vDisk), quantity: 40, unitPrice: 10_000, price: 400_000 },
    { productItemId: ipv6, name: productItem.label(ipv6), quantity: 2, unitPrice: 0, price: 0 },
  ])
})

it('has no price while a unit has none, and gives nothing away', () => {
  expect(priceItems({ plan, items: { vCpu: 1 } }, terms)).toBeUndefined()
  expect(priceItems({ items: { vCpu: 0 } }, terms)?.payable).toBe(0)
})

it('prices several as the sum of each: their VAT is rounded one by one', () => {
  const odd = { ...terms, prices: [{ id: vDisk, price: 333 }] }
  const one = priceItems({ items: { vDisk: 1 } }, odd)!
  expect(priceItems({ items: { vDisk: 1 } }, { ...odd, count: 3 })).toMatchObject({
    subtotal: 3 * one.subtotal,
    vat: 3 * one.vat,
    payable: 3 * one.payable,
  })
  expect(one.vat).toBe(33)
})
