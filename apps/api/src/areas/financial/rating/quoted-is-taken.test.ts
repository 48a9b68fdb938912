import { productCategory } from '@sarv/contract/enums'
import { vmCpuCores, vmDiskGb, vmMemoryGb, volumeSizeGb, type Range } from '@sarv/contract/limits'
import type { ProductItem } from '@sarv/contract/portal/products/products.schemas'
import type { VmBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { ServiceType } from '@sarv/contract/service-types'
import { bucketPricing } from '@sarv/contract/storage/buckets/buckets.price'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { vmHostPricing } from '@sarv/contract/vm/hosts/hosts.price'
import { volumePricing } from '@sarv/contract/vm/volumes/volumes.price'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLimits } from '../../../services/limits.service.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester } from '../../vm/hosts/hosts.fixture.ts'
import { newBucketName } from '../../storage/buckets/buckets.fixture.ts'
import { endUsage } from '../usage/usage.service.ts'
import { takenFrom } from './rating.fixture.ts'
import { rateDueHours } from './rating.service.ts'

let api: TestApi
beforeAll(async () => {
  // A product of its own: this file rates the hours of a month that has yet to come, after which no interval begins before that.
  api = await startTestApi()
})
afterAll(() => api.close())

const hourMs = 3_600_000

/** An order as it goes over the wire, and its price as the calculator in the browser works it out. */
interface Order {
  serviceType: ServiceType
  path: string
  body: object
  calculated: Price
}

const termsOf = async (customer: Customer, productId: number) => {
  const { body: prices } = await api.get<ProductItem[]>(customer, `/portal/product-item/list/${productId}`)
  return { prices, vatPercent: prices[0]!.vatPercent ?? 0 }
}

const inRange = ({ min, max, step }: Range) =>
  fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step)

const server = fc.record({
  kind: fc.constant('server' as const),
  cpu: inRange(vmCpuCores),
  memoryGb: inRange(vmMemoryGb),
  diskGb: inRange(vmDiskGb),
  dataDiskGb: fc.constantFrom(0, 50, 100),
  hasIpv6: fc.boolean(),
  plan: fc.option(fc.nat({ max: 2 })),
})
const volume = fc.record({ kind: fc.constant('volume' as const), gb: inRange(volumeSizeGb) })
const bucket = fc.record({ kind: fc.constant('bucket' as const), gb: inRange(bucketSizeGb) })
const anything = fc.oneof(server, server, volume, bucket)
type Wanted = typeof anything extends fc.Arbitrary<infer Value> ? Value : never

let names = 0

const orderOf = async (customer: Customer, wanted: Wanted): Promise<Order> => {
  const name = `priced-${(names += 1)}`
  const { projectId } = customer
  if (wanted.kind === 'volume') {
    const sizeGb = wanted.gb
    const terms = await termsOf(customer, volumePricing.productId)
    const path = `/vm/${projectId}/volume`
    const calculated = volumePricing.price({ sizeGb }, terms)!
    return { serviceType: 'Volume', path, body: { name, volumeSize: sizeGb, isPredefined: false }, calculated }
  }
  if (wanted.kind === 'bucket') {
    const gb = wanted.gb
    const terms = await termsOf(customer, bucketPricing.productId)
    const body = { name: newBucketName(), isPredefined: false, disk: gb }
    return {
      serviceType: 'Storage',
      path: `/storage/${projectId}/host`,
      body,
      calculated: bucketPricing.price({ disk: gb }, terms)!,
    }
  }
  const { cpu, memoryGb, diskGb, dataDiskGb, hasIpv6 } = wanted
  const terms = await termsOf(customer, productCategory.id.vm)
  const { body: plans } = await api.get<VmBundle[]>(customer, '/portal/product-bundle/vm-list')
  const plan = wanted.plan === null ? undefined : plans[wanted.plan % plans.length]
  const more = { dataDisk: dataDiskGb || undefined, usedPublicIpV6: hasIpv6 }
  const size = plan
    ? { isPredefined: true, productBundleId: plan.id }
    : { isPredefined: false, cpu, memory: memoryGb, disk: diskGb }
  const { order } = await createServerTester(api)
  return {
    serviceType: 'Vm',
    path: `/vm/${projectId}/host`,
    body: order({ name, ...size, ...more }),
    calculated: vmHostPricing.price({ cpu, memoryGb, diskGb, dataDiskGb, hasIpv4: true, hasIpv6, plan }, terms)!,
  }
}

const sums = ({ subtotal, vat, payable }: Pick<Price, 'subtotal' | 'vat' | 'payable'>) => ({ subtotal, vat, payable })

/** Orders it, and lets it be paid for exactly 720 hours. */
const useForAMonth = async (wanted: Wanted) => {
  const customer = await api.newCustomer()
  await setLimits(api.db, customer.customerId, { cpu: 1_000, memoryGb: 1_000, diskGb: 10_000 })
  const { serviceType, path, body, calculated } = await orderOf(customer, wanted)
  const rehearsed = await api.send<Quote>(customer, 'POST', `${path}/create`, body, { 'x-dry-run': 'true' })
  expect(rehearsed).toMatchObject({ status: 200, body: sums(calculated) })

  const { status, body: made } = await api.send<{ id: number }>(customer, 'POST', `${path}/create`, body)
  expect(status).toBe(200)
  const receipt = await api.get<OrderReceipt>(customer, `${path}/receipt/${made.id}`)
  expect(sums(receipt.body)).toEqual(sums(calculated))

  await api.untilSettled(customer, made.id)
  const { from } = await api.db
    .selectFrom('usage_intervals')
    .where('customer_id', '=', customer.customerId)
    .select((eb) => eb.fn.min('from_at').as('from'))
    .executeTakeFirstOrThrow()
  // The database counts finer than a date does; what a millisecond costs is less than a rial.
  const to = new Date(from.getTime() + 720 * hourMs + 1)
  await endUsage(api.db, { serviceType, serviceId: made.id }, { at: to })
  return { customer, calculated, to }
}

it('calculator, dry run, receipt and what the ledger took after 720 hours are one sum, to the rial', async () => {
  const all = fc.array(anything, { minLength: 12, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(all, async (everything) => {
      const used: Awaited<ReturnType<typeof useForAMonth>>[] = []
      for (const wanted of everything) used.push(await useForAMonth(wanted))
      await rateDueHours(api.db, { now: new Date(used.at(-1)!.to.getTime() + hourMs), maxHours: 24 })
      for (const { customer, calculated } of used) {
        const { netRials, vatRials } = await takenFrom(api.db, customer.customerId)
        expect({ subtotal: netRials, vat: vatRials, payable: netRials + vatRials }).toEqual(sums(calculated))
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 120_000)
