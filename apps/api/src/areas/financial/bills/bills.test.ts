import { productItem } from '@sarv/contract/enums'
import type { BillDetail, BillListItem, BillReading } from '@sarv/contract/financial/bills/bills.schemas'
import type { CostReportItem } from '@sarv/contract/financial/costs/costs.schemas'
import type { InvoiceDetail, InvoiceListItem } from '@sarv/contract/financial/invoices/invoices.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceRef } from '../../../services/service.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { takenFrom } from '../rating/rating.fixture.ts'
import { rateDueHours } from '../rating/rating.service.ts'
import { jalaliMonthLabel, jalaliMonthOf, lastMonths, monthAfter } from '../usage/jalali-month.rules.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { issueDueBills } from './bills.service.ts'

const { vCpu, vDisk } = productItem.id
const cpu = (quantity: number) => ({ item: vCpu, quantity, unitPrice: 720_000 })
const disk = { item: vDisk, quantity: 50, unitPrice: 7_200 }

describe('Jalali months', () => {
  it.each([
    ['2026-11-15T06:00:00Z', 140_508, 'آبان ۱۴۰۵', '2026-10-22T20:30:00.000Z', '2026-11-21T20:30:00.000Z'],
    ['2025-03-20T20:29:59Z', 140_312, 'اسفند ۱۴۰۳', '2025-02-18T20:30:00.000Z', '2025-03-20T20:30:00.000Z'],
    ['2025-03-20T20:30:00Z', 140_401, 'فروردین ۱۴۰۴', '2025-03-20T20:30:00.000Z', '2025-04-20T20:30:00.000Z'],
    ['2026-03-15T00:00:00Z', 140_412, 'اسفند ۱۴۰۴', '2026-02-19T20:30:00.000Z', '2026-03-20T20:30:00.000Z'],
  ])('of %s', (moment, id, label, from, to) => {
    const month = jalaliMonthOf(new Date(moment))
    expect(month).toEqual({ id, from: new Date(from), to: new Date(to) })
    expect(jalaliMonthLabel(month)).toBe(label)
    expect(lastMonths(monthAfter(month).from, 2)[1]).toEqual(month)
  })
})

describe('bills', () => {
  let api: TestApi
  let customer: Customer
  let other: Customer
  let service: ServiceRef
  beforeAll(async () => {
    api = await startTestApi({ withWorker: false })
    customer = await api.newCustomer({ rials: 0 })
    other = await api.newCustomer({ rials: 0 })
    const { customerId, projectId } = customer
    const { id } = await api.db
      .insertInto('vm_volumes')
      .values({ project_id: projectId, name: 'archive', size_gb: 50, status_id: 2, monthly_price_rials: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    service = { customerId, projectId, serviceType: 'Volume', serviceId: id }
    const at = (moment: string) => ({ at: new Date(moment) })
    // From the middle of Mehr of 1404 on, twice as large from the middle of Aban.
    await setUsage(api.db, service, [cpu(1), disk], at('2025-10-08T20:30:00Z'))
    await setUsage(api.db, service, [cpu(2), disk], at('2025-11-06T20:30:00Z'))
    await endUsage(api.db, service, at('2025-11-22T20:30:00Z'))
    const theirs = { ...service, customerId: other.customerId, projectId: other.projectId, serviceId: 999 }
    await setUsage(api.db, theirs, [disk], at('2025-11-01T20:30:00Z'))
    await endUsage(api.db, theirs, at('2025-11-02T20:30:00Z'))
  })
  afterAll(() => api.close())

  const list = async (of: Customer) => (await api.get<BillListItem[]>(of, '/financial/bill/list')).body
  const bill = async (id: number, of = customer) => (await api.get<BillDetail>(of, `/financial/bill/get/${id}`)).body
  const rate = (now: string) => rateDueHours(api.db, { now: new Date(now), maxHours: 24 })
  const issue = (now: string) => issueDueBills(api.db, { now: new Date(now) })

  it('are issued once the month is over and rated to its end', async () => {
    await rate('2025-10-22T19:30:00Z')
    expect(await issue('2025-10-22T20:31:00Z')).toEqual([])
    await rate('2025-10-22T20:30:00Z')
    expect(await issue('2025-10-22T20:29:00Z')).toEqual([])
    expect(await Promise.all([issue('2025-10-22T20:31:00Z'), issue('2025-10-22T20:31:00Z')])).toContainEqual([140_407])
    expect(await issue('2025-10-22T20:31:00Z')).toEqual([])
    expect(await list(customer)).toMatchObject([
      { calculateMonth: 'مهر ۱۴۰۴', netPrice: 14 * 24 * 1_500, vat: 14 * 24 * 150, totalPrice: 14 * 24 * 1_650 },
    ])
    expect(await list(other)).toEqual([])
  })

  it('are those of months that were missed, too, and sum to what the ledger took', async () => {
    await rate('2025-12-25T20:30:00Z')
    expect(await issue('2025-12-25T20:30:00Z')).toEqual([140_408, 140_409])
    const bills = await list(customer)
    expect(bills.map(({ calculateMonthId }) => calculateMonthId)).toEqual([140_409, 140_408, 140_407])
    const sum = (of: (bill: BillListItem) => number) => bills.reduce((total, one) => total + of(one), 0)
    expect({ netRials: sum((one) => one.netPrice), vatRials: sum((one) => one.vat) }).toEqual(
      await takenFrom(api.db, customer.customerId),
    )
    const { body: months } = await api.get(customer, '/financial/calculate-month/list')
    expect(months).toEqual([
      { id: 140_409, name: 'آذر ۱۴۰۴' },
      { id: 140_408, name: 'آبان ۱۴۰۴' },
      { id: 140_407, name: 'مهر ۱۴۰۴' },
    ])
    const { body: short } = await api.get(customer, '/financial/bill/short-list')
    expect(short).toMatchObject([{ totalPrice: bills[0]!.totalPrice }, {}, {}])
  })

  it('become invoices whose rows name the services', async () => {
    const { body: invoices } = await api.get<InvoiceListItem[]>(customer, '/financial/invoice/list')
    const { body } = await api.get<InvoiceDetail>(customer, `/financial/invoice/get/${invoices[0]!.id}`)
    expect(body.invoiceItems!.map(({ product }) => product)).toEqual(
      body.invoiceItems!.map(() => expect.stringContaining('archive') as string),
    )
  })

  it('show each service with its lines, and each line with its intervals and how its price comes about', async () => {
    const aban = (await list(customer)).find(({ calculateMonthId }) => calculateMonthId === 140_408)!
    const shown = await bill(aban.id)
    expect(shown).toMatchObject({
      netPrice: aban.netPrice,
      fromDate: '2025-10-23T00:00:00',
      toDate: '2025-11-22T00:00:00',
    })
    const [order, ...more] = shown.billOrders!
    expect(more).toEqual([])
    expect(order).toMatchObject({ order: 'archive', orderPrice: aban.netPrice, vat: aban.vat, serviceType: 'Volume' })
    const lines = order!.orderItems!
    expect(lines).toMatchObject([
      { item: vCpu, quantity: 1, duration: 15 * 24, price: 15 * 24 * 1_000 },
      { item: vCpu, quantity: 2, duration: 15 * 24, price: 15 * 24 * 2_000 },
      { item: vDisk, quantity: 50, duration: 30 * 24, price: 30 * 24 * 500 },
    ])
    expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(aban.netPrice)
    const explain = async (item: number, of = customer) =>
      api.get<BillReading[]>(
        of,
        `/financial/bill/explain/${aban.id}?serviceType=Volume&serviceId=${service.serviceId}&item=${item}`,
      )
    const { body: readings } = await explain(vCpu)
    expect(readings).toMatchObject([
      { quantity: 1, seconds: 15 * 86_400, price: 360_000, vatPercent: 10, vat: 36_000, toDate: '2025-11-07T00:00:00' },
      { quantity: 2, seconds: 15 * 86_400, price: 720_000, monthlyPrice: 1_440_000, fromDate: '2025-11-07T00:00:00' },
    ])
    // The first began in the month before, so that it is told as a difference.
    expect(readings[0]!.formula).toContain('۶۹۶٬۰۰۰')
    expect(readings[1]!.formula).toContain('۱٬۲۹۶٬۰۰۰')
    expect((await explain(vCpu, other)).status).toBe(404)
  })

  it('are read day by day, and the days sum to them, to the rial and in the file', async () => {
    const aban = (await list(customer)).find(({ calculateMonthId }) => calculateMonthId === 140_408)!
    const of = (from: string, to: string) => `fromDate=${from}T00:00:00&toDate=${to}T00:00:00`
    const part = async (query: string) =>
      (await api.get<BillDetail>(customer, `/financial/bill/get/${aban.id}?${query}`)).body
    const oneDay = await part(of('2025-11-06', '2025-11-07'))
    expect(oneDay).toMatchObject({
      netPrice: 24 * 1_500,
      vat: 24 * 150,
      fromDate: '2025-11-06T00:00:00',
      toDate: '2025-11-07T00:00:00',
    })
    expect(oneDay.billOrders![0]!.orderItems).toMatchObject([
      { item: vCpu, quantity: 1, duration: 24, price: 24_000 },
      { item: vDisk, quantity: 50, duration: 24, price: 12_000 },
    ])
    // What lies outside of the bill is not its.
    expect(
      (await part(of('2025-01-01', '2025-11-07'))).netPrice + (await part('fromDate=2025-11-07T00:00:00')).netPrice,
    ).toBe(aban.netPrice)
    expect(await part(of('2026-01-01', '2026-01-02'))).toMatchObject({ netPrice: 0, billOrders: [] })
    const explained = await api.get<BillReading[]>(
      customer,
      `/financial/bill/explain/${aban.id}?serviceType=Volume&serviceId=${service.serviceId}&item=${vCpu}&${of('2025-11-06', '2025-11-07')}`,
    )
    expect(explained.body).toMatchObject([{ quantity: 1, seconds: 86_400, price: 24_000 }])
    const file = `/financial/bill/list-download/${aban.id}?format=csv&${of('2025-11-06', '2025-11-07')}`
    expect((await api.get<string>(customer, file)).body.trimEnd().split('\r\n')).toHaveLength(3)
  })

  it('are nobody else’s', async () => {
    const [own] = await list(customer)
    for (const path of [`get/${own!.id}`, `list-download/${own!.id}`]) {
      expect((await api.get(other, `/financial/bill/${path}`)).status).toBe(404)
    }
    expect((await api.get<BillListItem[]>(customer, `/financial/bill/list?Search=${own!.id}`)).body).toHaveLength(1)
    expect((await api.get<BillListItem[]>(other, `/financial/bill/list?Search=${own!.id}`)).body).toEqual([])
  })

  it('can be kept as a table', async () => {
    const [own] = await list(customer)
    const { status, headers } = await api.get(customer, `/financial/bill/list-download/${own!.id}`)
    expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="sarv-bill-${own!.id}.xlsx"`])
  })

  it('of the running month is there before it is issued, with number 0', async () => {
    expect(await bill(0)).toMatchObject({ id: 0, netPrice: 0, billOrders: [] })
    // So dear that a moment costs something.
    await setUsage(api.db, service, [{ item: vCpu, quantity: 1_000_000, unitPrice: 9_000_000 }])
    await expect.poll(async () => (await bill(0)).netPrice).toBeGreaterThan(0)
    const running = await bill(0)
    expect(running.billOrders).toMatchObject([{ order: 'archive', orderPrice: running.netPrice, vat: running.vat }])
    expect(running.fromDate).toBe(`${running.fromDate!.slice(0, 10)}T00:00:00`)
    const line = running.billOrders![0]!.orderItems![0]!
    await expect.poll(async () => (await bill(0)).netPrice).toBeGreaterThan(running.netPrice)
    const explained = await api.get<BillReading[]>(
      customer,
      `/financial/bill/explain/0?serviceType=Volume&serviceId=${service.serviceId}&item=${vCpu}&toDate=${running.toDate!}`,
    )
    // One reading: the line and its explanation end at the same second.
    expect(explained.body.reduce((sum, { price }) => sum + price, 0)).toBe(line.price)
    expect(explained.body.at(-1)?.toDate).toBe(line.toDate)
    await endUsage(api.db, service)
  })

  it('never change', async () => {
    await expect(api.db.updateTable('bills').set({ net_rials: 1 }).execute()).rejects.toThrow('only ever added')
    await expect(api.db.deleteFrom('bills').execute()).rejects.toThrow('only ever added')
  })

  it('add up with the costs of services, projects and days', async () => {
    const aban = (await list(customer)).find(({ calculateMonthId }) => calculateMonthId === 140_408)!
    const report = async (group: string, of = customer) =>
      (
        await api.get<CostReportItem[]>(
          of,
          `/financial/cost/report?groupBy=${group}&fromDate=2025-10-23T00:00:00&toDate=2025-11-22T00:00:00`,
        )
      ).body
    for (const group of ['service', 'project', 'day']) {
      const rows = await report(group)
      expect(rows.reduce((sum, { price }) => sum + price, 0)).toBe(aban.netPrice)
      expect(rows.reduce((sum, { vat }) => sum + vat, 0)).toBe(aban.vat)
    }
    expect(await report('service')).toMatchObject([
      { service: 'archive', serviceType: 'Volume', projectId: customer.projectId },
    ])
    expect((await report('day')).map(({ date }) => date)).toHaveLength(30)
    expect(await report('project', other)).toMatchObject([{ projectId: other.projectId, price: 24 * 500 }])
    const { status } = await api.get(customer, '/financial/cost/report?groupBy=day&fromDate=2020-01-01T00:00:00')
    expect(status).toBe(400)
  })

  it('make the chart of the dashboard, month by month', async () => {
    const { body } = await api.get<{ month: string; count: number }[]>(customer, '/dashboard/usage/2')
    expect(body).toHaveLength(12)
    expect(body[0]!.month).toBe(jalaliMonthLabel(jalaliMonthOf(new Date())))
  })
})
