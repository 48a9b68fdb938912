import { productCategory, serviceStatus } from '@sarv/contract/enums'
import type { DashboardFinancial } from '@sarv/contract/dashboard/dashboard.schemas'
import type { OrderListItem, OrderShortItem, OrderSummary } from '@sarv/contract/financial/orders/orders.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertProject, type Person } from '../../../testing/people.ts'
import { createInvoice } from '../invoices/create.service.ts'
import { setUsage } from '../usage/usage.service.ts'

let api: TestApi
let customer: Customer
let secondProject: number
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer({ rials: 20_000_000 })
  secondProject = await insertProject(api.db, customer.customerId)
  const volume = { size_gb: 50, status_id: serviceStatus.id.active, monthly_price_rials: 0 }
  const bucket = { size_gb: 100, status_id: serviceStatus.id.active, monthly_price_rials: 0, datacenter_id: 1 }
  const at = (minute: number) => ({ created_at: new Date(Date.UTC(2026, 9, 1, 0, minute)) })
  await api.db
    .insertInto('vm_volumes')
    .values([
      { ...volume, project_id: customer.projectId, name: 'archive', ...at(1) },
      { ...volume, project_id: secondProject, name: 'logs', ...at(3) },
      { ...volume, project_id: secondProject, name: 'gone', deleted_at: new Date(), ...at(4) },
    ])
    .execute()
  await api.db
    .insertInto('storage_buckets')
    .values({ ...bucket, project_id: customer.projectId, name: 'pictures', ...at(2) })
    .execute()
})
afterAll(() => api.close())

const list = async (who: Person, productId = 0, query = '') =>
  (await api.get<OrderListItem[]>(who, `/financial/order/list/${productId}${query}`)).body
const names = (rows: readonly OrderListItem[]) => rows.map(({ name }) => name)

describe('my services', () => {
  it('are all that are there, of all kinds and projects, the newest first', async () => {
    const rows = await list(customer)
    expect(names(rows)).toEqual(['logs', 'pictures', 'archive'])
    expect(rows[1]).toMatchObject({
      product: 'باکت',
      productId: productCategory.id.storage,
      order: '۱۰۰ گیگابایت فضا',
      serviceType: 'Storage',
      projectId: customer.projectId,
      statusId: serviceStatus.id.active,
      status: serviceStatus.label(serviceStatus.id.active),
    })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
    expect(names(await list(customer, productCategory.id.vm))).toEqual(['logs', 'archive'])
    expect(names(await list(customer, 0, '?Search=PIC'))).toEqual(['pictures'])
    expect(names(await list(customer, 0, '?Sort=name&PageSize=2&PageNumber=2'))).toEqual(['pictures'])
    const short = await api.get<OrderShortItem[]>(customer, '/financial/order/short-list')
    expect(short.body.map(({ name }) => name)).toEqual(['logs', 'pictures', 'archive'])
  })

  it('are those of the projects that somebody was let into, and of nobody else', async () => {
    const reader = await api.newColleague(customer, 'reporter')
    expect(names(await list(reader))).toEqual(['pictures', 'archive'])
    expect(names(await list(await api.newColleague(customer)))).toEqual([])
    expect(names(await list(await api.newCustomer()))).toEqual([])
  })
})

describe('what my services cost', () => {
  it('is added up by project and by kind, per month and per hour, of those that the filters leave', async () => {
    const owner = await api.newCustomer()
    const other = await insertProject(api.db, owner.customerId)
    const volume = { size_gb: 50, status_id: serviceStatus.id.active, monthly_price_rials: 0 }
    const rows = await api.db
      .insertInto('vm_volumes')
      .values([
        { ...volume, project_id: owner.projectId, name: 'dear' },
        { ...volume, project_id: other, name: 'cheap' },
        { ...volume, project_id: other, name: 'free' },
      ])
      .returning(['id', 'project_id', 'name'])
      .execute()
    const prices = new Map([
      ['dear', 1_440_000],
      ['cheap', 720_360],
    ])
    for (const { id, project_id: projectId, name } of rows) {
      const service = { customerId: owner.customerId, projectId, serviceType: 'Volume', serviceId: id } as const
      const unitPrice = prices.get(name)
      if (unitPrice !== undefined) await setUsage(api.db, service, [{ item: 101, quantity: 1, unitPrice }])
    }
    const bucket = { size_gb: 100, status_id: serviceStatus.id.active, monthly_price_rials: 0, datacenter_id: 1 }
    await api.db
      .insertInto('storage_buckets')
      .values({ ...bucket, project_id: other, name: 'sums' })
      .execute()

    const summary = async (query = '') => (await api.get<OrderSummary>(owner, `/financial/order/summary${query}`)).body
    const all = await summary()
    expect(all).toMatchObject({ services: 4, projects: 2, monthlyPrice: 2_160_360, hourlyPrice: 3_001 })
    expect(all.byProject).toMatchObject([
      { id: owner.projectId, services: 1, monthlyPrice: 1_440_000, hourlyPrice: 2_000 },
      { id: other, services: 3, monthlyPrice: 720_360, hourlyPrice: 1_001 },
    ])
    expect(all.byKind).toMatchObject([
      { serviceType: 'Volume', product: 'دیسک', services: 3, monthlyPrice: 2_160_360 },
      { serviceType: 'Storage', product: 'باکت', services: 1, monthlyPrice: 0, hourlyPrice: 0 },
    ])
    const narrowed = await summary(`?ProjectId=${other}&ServiceType=Volume`)
    expect(narrowed).toMatchObject({ services: 2, projects: 1, monthlyPrice: 720_360 })
    expect(narrowed.byKind.map(({ serviceType }) => serviceType)).toEqual(['Volume'])
    // Whoever sees one project learns nothing of the other.
    const reader = await api.newColleague(owner, 'reporter')
    const seen = (await api.get<OrderSummary>(reader, '/financial/order/summary')).body
    expect(seen.byProject.map(({ id }) => id)).toEqual([owner.projectId])
    expect(seen.monthlyPrice).toBe(1_440_000)
  })
})

describe('the figures of the first page', () => {
  it('say the balance, the running bill, what waits to be paid, how much runs and for how long', async () => {
    const get = async () => (await api.get<DashboardFinancial>(customer, '/dashboard/financial')).body
    const { body: balance } = await api.get<number>(customer, '/financial/wallet/get-balance')
    expect(await get()).toMatchObject({ walletBalance: balance, billPrice: 0, unpaidInvoiceCount: 0, runwayDays: null })
    const { customerId, projectId } = customer
    const now = new Date()
    const lines = [{ description: 'x', quantity: 1, unitPriceRials: 1_000 }]
    await createInvoice(api.db, { customerId, cause: 'figures', lines, from: now, to: now, dueAt: null })
    const service = { customerId, projectId, serviceType: 'Volume', serviceId: 1 } as const
    await setUsage(api.db, service, [{ item: 101, quantity: 1, unitPrice: 720_000 }])
    const figures = await get()
    expect(figures).toMatchObject({ unpaidInvoiceCount: 1, activeServiceCount: 3 })
    const perDay = 720_000 * 1.1 * (24 / 720)
    expect(figures.runwayDays).toBeGreaterThanOrEqual(Math.floor(balance / perDay) - 1)
    expect(figures.runwayDays).toBeLessThanOrEqual(Math.floor(balance / perDay))
  })

  it('are for those who may see money', async () => {
    const operator = await api.newColleague(customer, 'maintainer')
    expect(await api.get(operator, '/dashboard/financial')).toMatchObject({ status: 403 })
  })
})
