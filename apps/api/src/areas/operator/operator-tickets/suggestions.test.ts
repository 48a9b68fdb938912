import { productCategory } from '@sarv/contract/enums'
import type { OperatorCustomerDetail } from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import type { OperatorTicketDetail } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import { publishIncident } from '../../portal/incidents/incidents.service.ts'
import { operatorTicketTools } from './operator-tickets.fixture.ts'

let api: TestApi
let support: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  support = await insertOperator(api.db, ['support'])
})
afterAll(() => api.close())

const { get, put, open } = operatorTicketTools(
  () => api,
  () => support,
)
const suggestionsOf = async (id: number) => (await get<OperatorTicketDetail>(`ticket/get/${id}`)).body.suggestions
const kindsOf = async (id: number) => (await suggestionsOf(id)).map(({ kind }) => kind)

let disks = 0
/** A disk of theirs, and its number as an order. */
const newDisk = async (owner: Customer) => {
  const name = `disk-${(disks += 1)}`
  const { id } = await api.db
    .insertInto('vm_volumes')
    .values({ project_id: owner.projectId, name, size_gb: 50, status_id: 2, monthly_price_rials: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body } = await api.get<{ id: number; name: string }[]>(owner, '/financial/order/list/0')
  return { id, orderId: body.find((order) => order.name === name)!.id }
}

const endOperation = async (
  { customerId, projectId }: Customer,
  serviceId: number,
  status: 'failed' | 'done',
): Promise<number> => {
  const { id } = await api.db
    .insertInto('operations')
    .values({
      kind: 'volumeResize',
      title: 'تغییر حجم',
      sentence: 'تغییر حجم disk',
      customer_id: customerId,
      project_id: projectId,
      service_type: 'Volume',
      service_id: serviceId,
      service_name: 'disk',
      due_at: null,
      input: '{}',
      status,
      retryable: true,
      ended_at: new Date(),
      reason: status === 'failed' ? 'میزبان پاسخ نداد' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a ticket about a service', () => {
  it('offers to try its failed operation again, while that was the last thing done to it', async () => {
    const owner = await api.newCustomer()
    const disk = await newDisk(owner)
    const other = await newDisk(owner)
    const ticket = await open(owner, { orderId: disk.orderId })
    await endOperation(owner, other.id, 'failed')
    expect(await suggestionsOf(ticket)).toEqual([])

    const failed = await endOperation(owner, disk.id, 'failed')
    expect(await suggestionsOf(ticket)).toMatchObject([{ kind: 'retry', aboutId: failed, reply: null }])
    await endOperation(owner, disk.id, 'done')
    expect(await suggestionsOf(ticket)).toEqual([])
  })

  it('offers the incident that covers its datacenter and product, and no other', async () => {
    const owner = await api.newCustomer()
    const { orderId } = await newDisk(owner)
    const ticket = await open(owner, { orderId })
    const ofAccount = await open(owner, { title: 'پرسشی کلی' })
    const { datacenter_id: here } = await api.db
      .selectFrom('projects')
      .where('id', '=', owner.projectId)
      .select('datacenter_id')
      .executeTakeFirstOrThrow()
    const elsewhere = await api.db
      .selectFrom('datacenters')
      .where('id', '<>', here)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const hour = 3_600_000
    const publish = (over: object) =>
      publishIncident(
        api.db,
        {
          kind: 'incident',
          severity: 'degraded',
          subject: 'کندی دیسک‌ها',
          content: 'در حال بررسی',
          datacenterIds: [here],
          productIds: [productCategory.id.vm],
          shownFrom: new Date(Date.now() - hour),
          beginsAt: new Date(Date.now() - hour),
          endsAt: null,
          ...over,
        },
        null,
      )
    await publish({ datacenterIds: [elsewhere.id] })
    await publish({ productIds: [productCategory.id.storage] })
    await publish({ beginsAt: new Date(Date.now() + hour) })
    expect(await suggestionsOf(ticket)).toEqual([])

    const id = await publish({})
    const [suggested] = await suggestionsOf(ticket)
    expect(suggested).toMatchObject({ kind: 'incident', aboutId: id, because: 'کندی دیسک‌ها' })
    expect(suggested!.reply).toContain(`/status/${id}`)
    expect(await suggestionsOf(ofAccount)).toEqual([])
    await api.db.updateTable('incidents').set({ resolved_at: new Date() }).where('id', '=', id).execute()
    expect(await suggestionsOf(ticket)).toEqual([])
  })

  it('offers to go on in an older open one about the same, as a merge would be allowed', async () => {
    const owner = await api.newCustomer()
    const disk = await newDisk(owner)
    const other = await newDisk(owner)
    const first = await open(owner, { orderId: disk.orderId, title: 'دیسک پر است' })
    const second = await open(owner, { orderId: disk.orderId })
    const third = await open(owner, { orderId: other.orderId })
    const ofStranger = await open(await api.newCustomer(), { title: 'دیسک پر است' })
    expect(await kindsOf(first)).toEqual([])
    expect(await suggestionsOf(second)).toMatchObject([{ kind: 'merge', aboutId: first }])
    expect(await kindsOf(third)).toEqual([])
    expect(await kindsOf(ofStranger)).toEqual([])

    // Whoever asked would not find it there.
    const colleague = await api.newColleague(owner)
    const asked = await open(colleague, { title: 'صورت‌حساب' })
    const before = await open(owner, { title: 'صورت‌حساب' })
    expect(await kindsOf(asked)).toEqual([])
    expect(await suggestionsOf(before)).toMatchObject([{ kind: 'merge', aboutId: asked }])

    const intoId = (await suggestionsOf(second))[0]!.aboutId
    expect((await put(`ticket/merge/${second}`, { intoId, reason: 'the same' })).status).toBe(200)
    expect(await suggestionsOf(second)).toEqual([])
  })
})

describe('money', () => {
  /** 720,000 a month and 10 percent of VAT: 26,400 a day. */
  const run = ({ customerId, projectId }: Customer) =>
    setUsage(api.db, { customerId, projectId, serviceType: 'Vm', serviceId: customerId }, [
      { item: 101, name: 'vCPU', quantity: 1, unitPrice: 720_000 },
    ])

  it('that ends soon is worth a word, and the bar shows when', async () => {
    const poor = await api.newCustomer({ rials: 26_400 * 3 + 1_000 })
    await run(poor)
    const ticket = await open(poor)
    const [suggested] = await suggestionsOf(ticket)
    expect(suggested).toMatchObject({ kind: 'money', because: 'موجودی تا ۳ روز دیگر تمام می‌شود' })
    expect(suggested!.reply).toContain('/portal/wallet')
    const { runway } = (await get<OperatorCustomerDetail>(`customer/get/${poor.customerId}`)).body
    expect(runway).toMatchObject({ stage: 'running', monthly: 792_000 })
    expect([runway.endDate! <= runway.stopDate!, runway.stopDate! < runway.keepDate!]).toEqual([true, true])

    const rich = await api.newCustomer()
    await run(rich)
    expect(await suggestionsOf(await open(rich))).toEqual([])
  })
})
