import { sumUp } from '@sarv/contract/financial/calculator/calculated-price'
import { calculations, type CalculatorTab, type Sizes } from '@sarv/contract/financial/calculator/calculations'
import type { VmBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import type { ProductItem } from '@sarv/contract/portal/products/products.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { Range } from '@sarv/contract/limits'
import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLimits } from '../../../services/limits.service.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { agreedPrices } from '../../areas.ts'
import { announcePriceChanges } from '../../catalog/price-changes/price-changes.service.ts'
import { newBucketName } from '../../storage/buckets/buckets.fixture.ts'
import { createServerTester } from '../../vm/hosts/hosts.fixture.ts'
import { balancerPath, newPlace, wantedBalancer } from '../../vm/load-balancers/load-balancers.fixture.ts'
import { listVpcPlans } from '../../vm/vpcs/vpcs.fixture.ts'
import { createQuoteTester, server } from './quotes.fixture.ts'
import { createQuote } from './quotes.service.ts'

let api: TestApi
let quotes: ReturnType<typeof createQuoteTester>
let servers: Awaited<ReturnType<typeof createServerTester>>
beforeAll(async () => {
  api = await startTestApi()
  quotes = createQuoteTester(api)
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const dayMs = 86_400_000
const dryRun = { 'x-dry-run': 'true' }

const newCustomer = async () => {
  const customer = await api.newCustomer()
  await setLimits(api.db, customer.customerId, { cpu: 1_000, memoryGb: 1_000, diskGb: 10_000, vm: 100, ip: 100 })
  return customer
}

/** All units of a product cost so many times what they did, from now on. */
const changePrices = async (times: number) => {
  const at = new Date()
  const rows = await api.db.selectFrom('product_items').selectAll().orderBy('valid_from', 'desc').execute()
  const newest = [...Map.groupBy(rows, (row) => `${row.product_id}/${row.item_id}/${row.datacenter_id}`).values()]
  for (const [last] of newest) {
    await api.db
      .insertInto('product_items')
      .values({ ...last!, price_rials: Math.round(last!.price_rials * times), valid_from: at })
      .execute()
  }
}

const orderServer = (who: Customer, changes: object, headers: Record<string, string> = {}) =>
  api.send<{ id: number; type?: string; payable: number; effects: string[]; lines: Quote['lines'] }>(
    who,
    'POST',
    `/vm/${who.projectId}/host/create`,
    servers.order({ usedPublicIpV6: true, ...changes }),
    headers,
  )
const orderBucket = (who: Customer, changes: object, headers: Record<string, string> = {}) =>
  api.send<{ id: number; type?: string; payable: number }>(
    who,
    'POST',
    `/storage/${who.projectId}/host/create`,
    { name: newBucketName(), isPredefined: false, disk: 100, ...changes },
    headers,
  )
const orderVolume = (who: Customer, changes: object, headers: Record<string, string> = {}) =>
  api.send<{ id: number; type?: string; payable: number }>(
    who,
    'POST',
    `/vm/${who.projectId}/volume/create`,
    { name: `disk-${Math.random().toString(36).slice(2)}`, isPredefined: false, volumeSize: 100, ...changes },
    headers,
  )

describe('calculator, quote, dry run and receipt', () => {
  const inRange = ({ min, max, step }: Range) =>
    fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step)
  const sizesOf = (tab: CalculatorTab): fc.Arbitrary<Sizes> =>
    fc.record(Object.fromEntries(calculations[tab].sizes.map(({ name, range }) => [name, inRange(range)])))
  const anyServer = fc.record({ tab: fc.constant('vm' as const), sizes: sizesOf('vm'), plan: fc.option(fc.nat(2)) })
  const anyBucket = fc.record({
    tab: fc.constant('storage' as const),
    sizes: sizesOf('storage'),
    plan: fc.constant(null),
  })
  const anyVolume = fc.record({
    tab: fc.constant('volume' as const),
    sizes: sizesOf('volume'),
    plan: fc.constant(null),
  })

  it('are one sum, to the rial, for random choices', async () => {
    const customer = await newCustomer()
    await setLimits(api.db, customer.customerId, {
      cpu: 10_000,
      memoryGb: 10_000,
      diskGb: 100_000,
      vm: 1_000,
      ip: 1_000,
    })
    const { body: plans } = await api.get<VmBundle[]>(customer, '/portal/product-bundle/vm-list')
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyServer, anyBucket, anyVolume), async ({ tab, sizes: chosen, plan: index }) => {
        const plan = index === null ? undefined : plans[index % plans.length]
        const sizes = { ...chosen, ...(tab === 'vm' && { ip4: 1, ip6: 1 }) }
        const { productId, price } = calculations[tab]
        const { body: prices } = await api.get<ProductItem[]>(customer, `/portal/product-item/list/${productId}`)
        const calculated = sumUp(price(sizes, { prices, vatPercent: prices[0]!.vatPercent!, plan })!)!

        const quoteId = await quotes.newQuote(customer, [{ tab, ...sizes, plan: plan?.id }])
        const quoted = await quotes.read(customer, quoteId)
        const { subtotal, vat, payable, hourly } = calculated
        expect(quoted).toMatchObject({ subtotal, vat, payable, hourly })

        const { n: count, cpu, ram: memory, disk } = sizes
        const body = plan
          ? { isPredefined: true, productBundleId: plan.id, count, quoteId }
          : { isPredefined: false, cpu, memory, disk, volumeSize: disk, count, quoteId }
        const order = { vm: orderServer, storage: orderBucket, volume: orderVolume }[tab]
        const rehearsed = await order(customer, body, dryRun)
        expect(rehearsed).toMatchObject({ status: 200, body: { subtotal, vat, payable, hourly } })
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

describe('an order from a quote', () => {
  it('takes its prices though the catalogue has become dearer, and keeps them until the notice has passed', async () => {
    const customer = await newCustomer()
    const bucket = { tab: 'storage', disk: 100 }
    const quoteId = await quotes.newQuote(customer, [server, bucket])
    const [quoted, quotedFiles] = (await quotes.read(customer, quoteId)).items
    await changePrices(2)

    const dearer = await orderServer(customer, { name: 'dearer-one' }, dryRun)
    expect(dearer.body.payable).toBe(2 * quoted!.payable)
    const rehearsed = await orderServer(customer, { name: 'quoted-one', quoteId }, dryRun)
    expect(rehearsed.body.payable).toBe(quoted!.payable)
    expect(rehearsed.body.effects.join(' ')).toContain('پیش‌فاکتور')

    const made = await orderServer(customer, { name: 'quoted-one', quoteId })
    expect(made.status).toBe(200)
    const receipt = await api.get<OrderReceipt>(customer, `/vm/${customer.projectId}/host/receipt/${made.body.id}`)
    expect(receipt.body.payable).toBe(quoted!.payable)
    expect(await api.untilSettled(customer, made.body.id)).toBe('active')
    const running = await api.db
      .selectFrom('usage_intervals')
      .where('customer_id', '=', customer.customerId)
      .where('to_at', 'is', null)
      .select(({ fn }) => fn.sum<string>('monthly_price_rials').as('rials'))
      .executeTakeFirstOrThrow()
    expect(Number(running.rials)).toBe(quoted!.subtotal)

    const files = await orderBucket(customer, { quoteId })
    expect(files.status).toBe(200)
    const filesReceipt = await api.get<OrderReceipt>(
      customer,
      `/storage/${customer.projectId}/host/receipt/${files.body.id}`,
    )
    expect(filesReceipt.body.payable).toBe(quotedFiles!.payable)
    await api.untilSettled(customer, files.body.id)

    const log = pino({ level: 'silent' })
    await announcePriceChanges(api.db, agreedPrices, { secrets: api.secrets, publicUrl: 'http://localhost', log })
    const changes = await api.db
      .selectFrom('price_changes')
      .where('customer_id', '=', customer.customerId)
      .select('due_at')
      .execute()
    expect(changes.length).toBeGreaterThan(0)
    expect(Math.min(...changes.map(({ due_at: due }) => due.getTime()))).toBeGreaterThan(Date.now() + 29 * dayMs)
  }, 60_000)

  it('takes the lower price where the catalogue has become cheaper', async () => {
    const customer = await newCustomer()
    const quoteId = await quotes.newQuote(customer)
    const { payable } = await quotes.read(customer, quoteId)
    await changePrices(0.5)
    const rehearsed = await orderServer(customer, { quoteId }, dryRun)
    expect(rehearsed.body.payable).toBe(payable / 2)
    await changePrices(2)
  })

  it('is for each thing once: what was ordered is not there for the next', async () => {
    const customer = await newCustomer()
    const quoteId = await quotes.newQuote(customer, [{ ...server, n: 3 }])
    const order = (count: number, name: string, headers = {}) =>
      orderServer(customer, { count, name, quoteId }, headers)
    expect((await order(4, 'too-many', dryRun)).body.type).toBe('quote_used')
    expect((await order(2, 'first')).status).toBe(200)
    expect((await quotes.read(customer, quoteId)).items[0]).toMatchObject({ count: 3, orderedCount: 2 })
    expect((await order(2, 'second')).body.type).toBe('quote_used')
    const both = await Promise.all([order(1, 'third'), order(1, 'fourth')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect((await quotes.read(customer, quoteId)).items[0]).toMatchObject({ orderedCount: 3 })
  })

  it('keeps the thing for the next where the order is refused', async () => {
    const customer = await newCustomer()
    const quoteId = await quotes.newQuote(customer)
    await setLimits(api.db, customer.customerId, { cpu: 1 })
    expect((await orderServer(customer, { quoteId })).body.type).toBe('over_limit')
    expect((await quotes.read(customer, quoteId)).items[0]).toMatchObject({ orderedCount: 0 })
  })

  it('is refused for anything else: another size, another customer, another datacenter, a quote that was taken back', async () => {
    const customer = await newCustomer()
    const quoteId = await quotes.newQuote(customer)
    expect((await orderServer(customer, { quoteId, cpu: 4 }, dryRun)).body.type).toBe('quote_differs')
    expect((await orderBucket(customer, { quoteId }, dryRun)).body.type).toBe('quote_differs')
    const stranger = await newCustomer()
    expect((await orderServer(stranger, { quoteId }, dryRun)).body.type).toBe('quote_missing')
    expect((await orderServer(customer, { quoteId: 999_999 }, dryRun)).body.type).toBe('quote_missing')

    const elsewhere = await api.db
      .selectFrom('datacenters')
      .where('id', '!=', await quotes.datacenterOf(customer))
      .where('enabled', '=', true)
      .select('id')
      .executeTakeFirstOrThrow()
    const far = await quotes.newQuote(customer, [server], { datacenterId: elsewhere.id })
    expect((await orderServer(customer, { quoteId: far }, dryRun)).body.type).toBe('quote_elsewhere')

    await api.send(customer, 'DELETE', `/financial/quote/delete/${quoteId}`)
    expect((await orderServer(customer, { quoteId }, dryRun)).body.type).toBe('quote_missing')
  })

  it('is refused after the last day, when the paper says so too', async () => {
    const customer = await newCustomer()
    const datacenterId = await quotes.datacenterOf(customer)
    const wanted = { datacenterId, title: undefined, items: [{ ...server, tab: 'vm' as const }] }
    const made = (daysAgo: number) =>
      createQuote(api.db, api.secrets, customer, wanted, new Date(Date.now() - daysAgo * dayMs))
    const [past, lastDay] = [await made(8), await made(7)]
    expect((await orderServer(customer, { quoteId: past })).body.type).toBe('quote_expired')
    expect(await quotes.read(customer, past)).toMatchObject({ isValid: false })
    expect((await orderServer(customer, { quoteId: lastDay }, dryRun)).status).toBe(200)
    expect(await quotes.read(customer, lastDay)).toMatchObject({ isValid: true })
  })

  it('says no more than its plan cost on the day of the quote', async () => {
    const customer = await newCustomer()
    const { body: plans } = await api.get<VmBundle[]>(customer, '/portal/product-bundle/vm-list')
    const plan = plans[0]!
    const quoteId = await quotes.newQuote(customer, [{ ...server, plan: plan.id }])
    const { payable } = await quotes.read(customer, quoteId)
    await api.db
      .insertInto('product_bundle_prices')
      .values({ bundle_id: plan.id, price_rials: plan.price * 3, valid_from: new Date() })
      .execute()
    const order = { isPredefined: true, productBundleId: plan.id }
    expect((await orderServer(customer, { ...order, quoteId }, dryRun)).body.payable).toBe(payable)
    const { lines } = (await orderServer(customer, order, dryRun)).body
    expect(lines.find(({ productItemId }) => productItemId === null)?.unitPrice).toBe(plan.price * 3)
  })
})

describe('the quote of a private cloud', () => {
  const orderCloud = (who: Customer, changes: object, headers: Record<string, string> = {}) =>
    api.send<{ id: number; type?: string; payable: number; effects: string[] }>(
      who,
      'POST',
      `/vm/${who.projectId}/vpc/create`,
      { name: `cloud-${Math.random().toString(36).slice(2)}`, ...changes },
      headers,
    )

  it('is the price of the cheapest plan that holds it, held for one order of that plan', async () => {
    const customer = await newCustomer()
    const plans = (await listVpcPlans(api, customer)).toSorted((one, other) => one.price - other.price)
    const [cheapest, next] = plans
    const sizes = { tab: 'vpc', ip4: 1, rules: (cheapest!.rules10 + 1) * 10 }
    const { productId, price } = calculations.vpc
    const { body: prices } = await api.get<ProductItem[]>(customer, `/portal/product-item/list/${productId}`)
    const terms = { prices, vatPercent: prices[0]!.vatPercent!, vpcPlans: plans }
    const calculated = sumUp(price({ ip4: sizes.ip4, rules: sizes.rules }, terms)!)!
    expect(calculated.subtotal).toBe(next!.price)

    const quoteId = await quotes.newQuote(customer, [sizes])
    const quoted = await quotes.read(customer, quoteId)
    expect(quoted).toMatchObject({ payable: calculated.payable, items: [{ isHeld: true, choice: { plan: next!.id } }] })
    expect(quoted.promises.join(' ')).not.toContain('هنوز باز نشده')

    const order = { productBundleId: next!.id, quoteId }
    const dearer = { bundle_id: next!.id, price_rials: next!.price * 2, valid_from: new Date() }
    await api.db.insertInto('product_bundle_prices').values(dearer).execute()
    expect((await orderCloud(customer, { productBundleId: next!.id }, dryRun)).body.payable).toBe(
      calculated.payable * 2,
    )
    expect((await orderCloud(customer, order, dryRun)).body).toMatchObject({ payable: calculated.payable })
    expect(await orderCloud(customer, { ...order, productBundleId: cheapest!.id })).toMatchObject({
      body: { type: 'quote_differs' },
    })
    expect(await orderCloud(customer, order)).toMatchObject({ status: 200 })
    expect(await orderCloud(customer, order)).toMatchObject({ body: { type: 'quote_used' } })
  })

  it('is refused where no plan holds so much', async () => {
    const customer = await newCustomer()
    expect(await quotes.make(customer, [{ tab: 'vpc', ip4: 10, rules: 10 }])).toMatchObject({
      body: { type: 'quote_unpriced' },
    })
  })
})

describe('the quote of a volume', () => {
  it('a quote is the price of the receipt, held for one order of that size', async () => {
    const customer = await newCustomer()
    const quoteId = await quotes.newQuote(customer, [{ tab: 'volume', disk: 150 }])
    const quoted = await quotes.read(customer, quoteId)
    expect(quoted).toMatchObject({ items: [{ isHeld: true, count: 1 }] })
    await changePrices(2)
    const order = { volumeSize: 150, quoteId }
    expect((await orderVolume(customer, { volumeSize: 150 }, dryRun)).body.payable).toBe(2 * quoted.payable)
    expect((await orderVolume(customer, { volumeSize: 200, quoteId }, dryRun)).body.type).toBe('quote_differs')
    const made = await orderVolume(customer, order)
    expect(made.status).toBe(200)
    const receipt = `/vm/${customer.projectId}/volume/receipt/${made.body.id}`
    expect((await api.get<OrderReceipt>(customer, receipt)).body.payable).toBe(quoted.payable)
    expect((await orderVolume(customer, order)).body.type).toBe('quote_used')
    await changePrices(0.5)
  })
})

describe('the quote of a load balancer', () => {
  it('a quote is the price of the receipt of the cheapest plan, held for one order of it', async () => {
    const place = await newPlace(api, { servers: 1 })
    const { customer } = place
    const plans = (await listVpcPlans(api, customer)).toSorted((one, other) => one.price - other.price)
    const [cheapest, next] = plans
    const { productId, price } = calculations.balancer
    const { body: prices } = await api.get<ProductItem[]>(customer, `/portal/product-item/list/${productId}`)
    const calculated = sumUp(price({}, { prices, vatPercent: prices[0]!.vatPercent!, vpcPlans: plans })!)!
    expect(calculated.subtotal).toBe(cheapest!.price)

    const quoteId = await quotes.newQuote(customer, [{ tab: 'balancer' }])
    expect(await quotes.read(customer, quoteId)).toMatchObject({
      payable: calculated.payable,
      items: [{ isHeld: true, choice: { plan: cheapest!.id } }],
    })
    const dearer = { bundle_id: cheapest!.id, price_rials: cheapest!.price * 2, valid_from: new Date() }
    await api.db.insertInto('product_bundle_prices').values(dearer).execute()
    const create = (changes: object, headers: Record<string, string> = {}) =>
      api.send<{ id: number; type?: string; payable: number }>(
        customer,
        'POST',
        `${balancerPath(place)}/create`,
        wantedBalancer(place, { productBundleId: cheapest!.id, ...changes }),
        headers,
      )
    expect((await create({}, dryRun)).body.payable).toBe(calculated.payable * 2)
    expect((await create({ productBundleId: next!.id, quoteId }, dryRun)).body.type).toBe('quote_differs')
    const made = await create({ quoteId })
    expect(made.status).toBe(200)
    const receipt = await api.get<OrderReceipt>(customer, `${balancerPath(place)}/receipt/${made.body.id}`)
    expect(receipt.body.payable).toBe(calculated.payable)
    expect((await create({ name: 'another', quoteId })).body.type).toBe('quote_used')
  })
})
