import type { CheckedQuote, QuoteDetail, QuoteListItem } from '@sarv/contract/financial/quotes/quotes.schemas'
import { productItem } from '@sarv/contract/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { Person } from '../../../testing/people.ts'
import { createQuoteTester, server } from './quotes.fixture.ts'
import { validUntil } from './quotes.rules.ts'

let api: TestApi
let customer: Customer
let quotes: ReturnType<typeof createQuoteTester>
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  quotes = createQuoteTester(api)
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const get = <Body>(who: Person, path: string) => api.get<Body>(who, `/financial/quote/${path}`)
const check = async (id: number | string, code: string) => {
  const { statusCode, body } = await api.app.inject(`/api/my/financial/quote/check/${id}/${code}`)
  return { status: statusCode, body: JSON.parse(body) as CheckedQuote }
}
const bucket = { tab: 'storage', disk: 100 }

describe('a quote', () => {
  it('holds what was chosen, its lines and sums, and who asked', async () => {
    const id = await quotes.newQuote(customer, [{ ...server, n: 2 }, bucket], { title: 'فروشگاه نوروزی' })
    const quote = await quotes.read(customer, id)
    expect(quote).toMatchObject({
      id,
      title: 'فروشگاه نوروزی',
      isValid: true,
      vatPercent: 10,
      tabs: ['vm', 'storage'],
      mayDelete: true,
    })
    expect(quote.items.map(({ choice, count, orderedCount, isHeld }) => [choice, count, orderedCount, isHeld])).toEqual(
      [
        [{ ...server, n: 2 }, 2, 0, true],
        [bucket, 1, 0, true],
      ],
    )
    const [servers, files] = quote.items
    expect(servers!.lines.find(({ productItemId }) => productItemId === productItem.id.vCpu)?.quantity).toBe(4)
    expect(quote.subtotal).toBe(servers!.subtotal + files!.subtotal)
    expect(quote.payable).toBe(quote.subtotal + quote.vat)
    const sums = servers!.lines.reduce((sum, { price }) => sum + price, 0)
    expect(sums).toBe(servers!.subtotal)
  })

  it('costs what its rehearsal said, which changes nothing', async () => {
    const before = (await get<QuoteListItem[]>(customer, 'list')).body.length
    const rehearsed = await quotes.make(customer, [server, bucket], {}, { 'x-dry-run': 'true' })
    expect(rehearsed.status).toBe(200)
    expect((await get<QuoteListItem[]>(customer, 'list')).body).toHaveLength(before)
    const made = await quotes.read(customer, await quotes.newQuote(customer, [server, bucket]))
    expect(made.payable).toBe(rehearsed.body.payable)
  })

  it.each([
    ['an unknown product', { ...server, tab: 'castle' }, 'items.0.tab'],
    ['a size outside its range', { ...server, cpu: 4000 }, 'items.0.cpu'],
    ['a size between two steps', { ...server, disk: 60 }, 'items.0.disk'],
    ['a size that is missing', { ...server, ram: undefined }, 'items.0.ram'],
    ['a size of another product', { ...bucket, cpu: 2 }, 'items.0.cpu'],
    ['a plan of what has none', { ...bucket, plan: 1 }, 'items.0.plan'],
    ['a price of its own', { ...server, price: 1 }, 'items.0'],
  ])('is not made of %s', async (_, item, field) => {
    const { status, body } = await quotes.make(customer, [item])
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  it('is not made of nothing, of too much, of an unknown plan or for an unknown datacenter', async () => {
    expect((await quotes.make(customer, [])).status).toBe(422)
    expect((await quotes.make(customer, Array(11).fill(server))).status).toBe(422)
    expect((await quotes.make(customer, [{ ...server, plan: 9999 }])).body.type).toBe('bundle_missing')
    expect((await quotes.make(customer, [server], { datacenterId: 9999 })).body.type).toBe('datacenter_missing')
  })

  it('takes the sizes of its plan, whatever the address said', async () => {
    const { body: plans } = await api.get<{ id: number; vCpu: number; price: number }[]>(
      customer,
      '/portal/product-bundle/vm-list',
    )
    const plan = plans[0]!
    const id = await quotes.newQuote(customer, [{ ...server, cpu: 48, plan: plan.id }])
    const [item] = (await quotes.read(customer, id)).items
    expect(item!.choice).toMatchObject({ cpu: plan.vCpu, plan: plan.id })
    expect(item!.lines[0]).toMatchObject({ productItemId: null, unitPrice: plan.price })
  })

  it('can be of a cluster, whose prices are those of the day', async () => {
    const cluster = { tab: 'cluster', workers: 3, cpu: 2, ram: 4, disk: 50 }
    const [item] = (await quotes.read(customer, await quotes.newQuote(customer, [cluster]))).items
    expect(item).toMatchObject({ choice: cluster, isHeld: false })
    expect(item!.lines.some(({ name }) => name.startsWith('نود مستر'))).toBe(true)
  })

  it('holds until the end of a day in Tehran, so many days after its own', () => {
    // 23:00 and 00:30 in Tehran.
    expect(validUntil(new Date('2026-11-17T19:30:00Z'), 7)).toEqual(new Date('2026-11-24T20:30:00Z'))
    expect(validUntil(new Date('2026-11-17T21:00:00Z'), 7)).toEqual(new Date('2026-11-25T20:30:00Z'))
  })
})

describe('who sees a quote', () => {
  it('is everybody in the account, and nobody else', async () => {
    const id = await quotes.newQuote(customer)
    const colleague = await api.newColleague(customer, 'reporter')
    expect((await get<QuoteDetail>(colleague, `get/${id}`)).body).toMatchObject({ id, mayDelete: false })
    const stranger = await api.newCustomer()
    expect((await get(stranger, `get/${id}`)).status).toBe(404)
    expect((await get(stranger, `pdf/${id}`)).status).toBe(404)
    expect((await get<QuoteListItem[]>(stranger, 'list')).body).toEqual([])
    expect((await api.send(stranger, 'DELETE', `/financial/quote/delete/${id}`)).status).toBe(404)
  })

  it('takes it back who made it or sees the money; its paper is not confirmed any more', async () => {
    const id = await quotes.newQuote(customer)
    const { code } = await quotes.read(customer, id)
    const colleague = await api.newColleague(customer, 'reporter')
    expect((await api.send(colleague, 'DELETE', `/financial/quote/delete/${id}`)).status).toBe(403)
    expect((await check(id, code)).status).toBe(200)
    expect((await api.send(customer, 'DELETE', `/financial/quote/delete/${id}`)).status).toBe(200)
    expect((await check(id, code)).status).toBe(404)
    expect((await get(customer, `get/${id}`)).status).toBe(404)
  })

  it('finds it by its number or its title', async () => {
    const id = await quotes.newQuote(customer, [server], { title: 'یلدا 100%' })
    const found = async (search: string) => {
      const { body } = await get<QuoteListItem[]>(customer, `list?Search=${encodeURIComponent(search)}`)
      return body.map((quote) => quote.id)
    }
    expect(await found('یلدا')).toEqual([id])
    expect(await found('100%')).toEqual([id])
    expect(await found(String(id))).toEqual([id])
    expect(await found('%')).toEqual([id])
  })
})

describe('whoever holds the paper', () => {
  it('reads number, sums and dates, and nothing of what is on it', async () => {
    const id = await quotes.newQuote(customer, [server], { title: 'secret plans' })
    const quote = await quotes.read(customer, id)
    const { status, body } = await check(id, quote.code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, payable: quote.payable, subtotal: quote.subtotal, vat: quote.vat, isValid: true })
    expect(Object.keys(body).toSorted()).toEqual([
      'createDate',
      'id',
      'isValid',
      'payable',
      'sellerName',
      'subtotal',
      'validDate',
      'vat',
    ])
  })

  it('cannot guess another one, nor pass one signature for another', async () => {
    const one = await quotes.read(customer, await quotes.newQuote(customer))
    const other = await quotes.read(customer, await quotes.newQuote(customer))
    expect(one.code).not.toBe(other.code)
    expect(Buffer.from(one.code, 'base64url')).toHaveLength(16)
    expect((await check(one.id, other.code)).status).toBe(404)
    expect((await check(one.id, `${one.code.slice(0, -2)}AA`)).status).toBe(404)
    expect((await check(one.id, 'A')).status).toBe(404)
    expect((await check(999_999, one.code)).status).toBe(404)
  })

  it.each([
    ['quotes', 'net_rials = net_rials - 1000'],
    ['quotes', `valid_until = valid_until + interval '1 day'`],
    ['quotes', `buyer_name = 'Somebody Else'`],
    ['quote_items', `lines = jsonb_set(lines, '{0,unitPrice}', '1')`],
    ['quote_items', 'count = count + 1'],
  ])('is not told of %s that were tampered with: %s', async (table, change) => {
    const id = await quotes.newQuote(customer)
    const { code } = await quotes.read(customer, id)
    const key = table === 'quotes' ? 'id' : 'quote_id'
    const tamper = sql.raw(`update ${table} set ${change} where ${key} = ${id}`)
    await expect(tamper.execute(api.db)).rejects.toThrow('is refused')
    await sql.raw(`alter table ${table} disable trigger user`).execute(api.db)
    await tamper.execute(api.db)
    await sql.raw(`alter table ${table} enable trigger user`).execute(api.db)
    expect((await check(id, code)).status).toBe(404)
  })

  it('has it as a PDF', async () => {
    const id = await quotes.newQuote(customer, [{ ...server, n: 3 }, bucket])
    const reply = await api.app.inject({
      url: `/api/my/financial/quote/pdf/${id}`,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toContain(`sarv-quote-${id}.pdf`)
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }, 60_000)
})
