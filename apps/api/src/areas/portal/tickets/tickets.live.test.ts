import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueStatus } from '@sarv/contract/enums'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { tellTicketPast } from '../portal.demo.ts'
import { ticketTools } from './tickets.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { create, reply, list, thread, sarv } = ticketTools(() => api)

const groupsSince = async (customerId: number, id: number) => {
  const rows = await api.db
    .selectFrom('events')
    .where('customer_id', '=', customerId)
    .where('id', '>', id)
    .select(['cache_group', 'project_id', 'entity_id'])
    .orderBy('id')
    .execute()
  return rows.filter(({ cache_group }) => cache_group !== 'Notification')
}
const lastEvent = async () =>
  (await api.db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0

it('every change of a ticket is told live, to those who see its project, and without its number', async () => {
  const customer = await api.newCustomer()
  const { customerId } = customer
  await api.db
    .insertInto('vm_volumes')
    .values({ project_id: customer.projectId, name: 'live', size_gb: 50, status_id: 2, monthly_price_rials: 0 })
    .execute()
  const orderId = (await api.get<{ id: number }[]>(customer, '/financial/order/list/0')).body[0]!.id
  const { id } = (await create(customer, { orderId })).body
  const acts = [
    () => reply(customer, id),
    () => sarv('ticket', 'answer', String(id), '--text', 'پاسخ'),
    () => api.send(customer, 'PUT', `/portal/issue/rate/${id}`, { rating: 5 }),
    () => api.send(customer, 'PUT', `/portal/issue/close/${id}`),
  ]
  for (const act of acts) {
    const before = await lastEvent()
    await act()
    expect(await groupsSince(customerId, before)).toEqual(
      ['SupportItems', 'Support', 'Issue'].map((group) => ({
        cache_group: group,
        project_id: customer.projectId,
        entity_id: null,
      })),
    )
  }
})

it('the demo customer has one that was rated, one that was answered with a file, and two that wait, one too long', async () => {
  const customer = await api.newCustomer()
  const dependencies = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  for (const { happen, at } of await tellTicketPast(api.db, dependencies, { ...customer, datacenterId: 1 }))
    await happen(at)
  const tickets = await list(customer)
  expect(tickets.map(({ issueStatusId, rating }) => [issueStatusId, rating])).toEqual([
    [issueStatus.id.waiting, null],
    [issueStatus.id.waiting, null],
    [issueStatus.id.answered, null],
    [issueStatus.id.completed, 5],
  ])
  const disk = (await thread(customer, tickets[2]!.id)).body
  expect(disk).toMatchObject({ issueItems: [{ fileName: 'dmesg.log' }, { isSupport: true }] })
  // As if it had happened then: answered within its promise, and read where it is long ago.
  expect(Date.parse(disk.firstAnswerDate!) - Date.parse(disk.createDate)).toBe(18 * 60_000)
  expect(tickets[0]!.answerDueDate! > tickets[0]!.createDate).toBe(true)
  expect(tickets[1]!.answerDueDate! < toWire(new Date())).toBe(true)
  expect(tickets.map(({ isUnread }) => isUnread)).toEqual([false, false, true, false])
})
