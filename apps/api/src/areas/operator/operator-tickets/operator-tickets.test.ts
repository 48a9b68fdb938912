import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import { businessUnit, issuePriority, issueStatus, productCategory } from '@sarv/contract/enums'
import type { OperatorCannedReply } from '@sarv/contract/operator/operator-canned-replies/operator-canned-replies.schemas'
import type { OperatorCustomerDetail } from '@sarv/contract/operator/operator-customers/operator-customers.schemas'
import type {
  OperatorTicketDetail,
  OperatorTicketFigures,
  OperatorTicketPage,
} from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { IssueThread } from '@sarv/contract/portal/tickets/tickets.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertPerson } from '../../../testing/people.ts'
import { operatorTicketTools } from './operator-tickets.fixture.ts'

let api: TestApi
let support: TestOperator
let colleague: TestOperator
let finance: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  support = await insertOperator(api.db, ['support'])
  colleague = await insertOperator(api.db, ['support'])
  finance = await insertOperator(api.db, ['finance'])
})
afterAll(() => api.close())

const { get, put, post, open } = operatorTicketTools(
  () => api,
  () => support,
)
const reason = 'asked for by phone'
const ticketOf = async (id: number) => (await get<OperatorTicketDetail>(`ticket/get/${id}`)).body
const listOf = async (query: Record<string, string>, who = support) =>
  (await get<OperatorTicketPage>(`ticket/list?${new URLSearchParams(query).toString()}`, who)).body
const idsOf = async (query: Record<string, string>, who = support) =>
  (await listOf(query, who)).tickets.map(({ id }) => id)
const threadOf = (who: Customer, id: number) => api.get<IssueThread>(who, `/portal/issue-item/list/${id}`)
const logOf = async (who: Customer) =>
  JSON.stringify((await api.get<UserLogPage>(who, '/account/user-log?PageNumber=1&PageSize=50')).body)
const inboxOf = async (who: Customer) =>
  JSON.stringify((await api.get<object[]>(who, '/portal/notification/list')).body)

describe('the queue', () => {
  it('is sorted by the promise, and narrowed by owner, unit, priority, status and search', async () => {
    const customer = await api.newCustomer()
    await api.db.updateTable('customers').set({ name: 'نان سحر' }).where('id', '=', customer.customerId).execute()
    const calm = await open(customer, { title: 'ساعت کاری' })
    const urgent = await open(customer, { title: 'سرور mail روشن نمی‌شود', issuePriorityId: issuePriority.id.urgent })
    const ids = (await idsOf({ Search: 'نان سحر' })).filter((id) => [calm, urgent].includes(id))
    expect(ids).toEqual([urgent, calm])
    expect(await idsOf({ Search: String(urgent) })).toContain(urgent)
    expect(await idsOf({ Search: 'روشن نمي شود'.replace(' شود', '‌شود') })).toEqual([urgent])
    expect(await idsOf({ Search: 'نان سحر', PriorityId: String(issuePriority.id.urgent) })).toEqual([urgent])
    expect(await idsOf({ Search: 'نان سحر', BusinessUnitId: String(businessUnit.id.sales) })).toEqual([])

    await put(`ticket/take/${calm}`, {})
    expect(await idsOf({ Search: 'نان سحر', Owner: 'mine' })).toEqual([calm])
    expect(await idsOf({ Search: 'نان سحر', Owner: 'mine' }, colleague)).toEqual([])
    expect(await idsOf({ Search: 'نان سحر', Owner: 'nobody' })).toEqual([urgent])

    await put(`ticket/close/${calm}`, { reason })
    expect(await idsOf({ Owner: 'mine' })).not.toContain(calm)
    expect(await idsOf({ StatusId: String(issueStatus.id.completed) })).toContain(calm)
    // Whoever searches finds closed ones too.
    expect(await idsOf({ Search: String(calm) })).toContain(calm)
    const { totalCount, tickets } = await listOf({ Search: 'نان سحر', PageSize: '1', PageNumber: '2' })
    expect([totalCount, tickets.length]).toEqual([2, 1])
  })

  it('counts what is open, whose it is and what is late', async () => {
    const before = (await get<OperatorTicketFigures>('ticket/figures')).body
    const customer = await api.newCustomer()
    const late = await open(customer, { issuePriorityId: issuePriority.id.urgent })
    const promise = (id: number, minutes: number) =>
      api.db
        .updateTable('tickets')
        .set({ answer_due_at: new Date(Date.now() + minutes * 60_000) })
        .where('id', '=', id)
        .execute()
    await promise(late, -1)
    const mine = await open(customer, { issuePriorityId: issuePriority.id.urgent })
    await promise(mine, 20)
    await put(`ticket/take/${mine}`, {})
    const after = (await get<OperatorTicketFigures>('ticket/figures')).body
    expect(after).toEqual({
      openCount: before.openCount + 2,
      mineCount: before.mineCount + 1,
      nobodysCount: before.nobodysCount + 1,
      waitingCount: before.waitingCount + 2,
      soonCount: before.soonCount + 1,
      lateCount: before.lateCount + 1,
    })
    const { body } = await get<OperatorCustomerDetail>(`customer/get/${customer.customerId}`)
    expect(body).toMatchObject({ openTicketCount: 2, ticketCount: 2, operations: [] })
  })
})

it('operators read what a ticket is about', async () => {
  const customer = await api.newCustomer()
  expect(await ticketOf(await open(customer, { productId: productCategory.id.storage }))).toMatchObject({
    product: 'فضای ابری (S3)',
    project: null,
    order: null,
  })
  await api.db
    .insertInto('vm_volumes')
    .values({ project_id: customer.projectId, name: 'media', size_gb: 50, status_id: 2, monthly_price_rials: 0 })
    .execute()
  const { body } = await api.get<{ id: number; project: string }[]>(customer, '/financial/order/list/0')
  expect(await ticketOf(await open(customer, { orderId: body[0]!.id }))).toMatchObject({
    product: 'سرور مجازی',
    project: body[0]!.project,
    order: 'media',
    serviceType: 'Volume',
  })
})

describe('a note', () => {
  it('is read by operators, and in nothing that a customer can ask for', async () => {
    const secret = 'the customer is difficult'
    const customer = await api.newCustomer()
    const id = await open(customer, { title: 'کندی' })
    expect((await post(`ticket/note/${id}`, { content: secret })).status).toBe(200)
    await put(`ticket/assign/${id}`, { operatorId: colleague.operatorId, reason: `${secret}, so you` })
    expect((await ticketOf(id)).notes).toMatchObject([
      { kind: 'note', content: secret, operator: support.name },
      { kind: 'assigned', about: colleague.name, aboutId: colleague.operatorId },
    ])
    await post(`ticket/reply/${id}`, { content: 'سلام' })
    const reads = [
      `/portal/issue-item/list/${id}`,
      '/portal/issue/list',
      `/portal/issue/list?Search=${encodeURIComponent(secret)}`,
      '/portal/issue/short-list',
      '/portal/notification/list',
      '/account/user-log?PageNumber=1&PageSize=50',
      '/account/user-log/export',
    ]
    for (const path of reads) {
      const { status, body } = await api.get<object>(customer, path)
      const told = JSON.stringify(body)
      expect([path, status]).toEqual([path, 200])
      expect([path, told.includes('difficult'), told.includes(colleague.name)]).toEqual([path, false, false])
    }
    // Searching by its words finds nothing either.
    const found = await api.get<object[]>(customer, `/portal/issue/list?Search=${encodeURIComponent('difficult')}`)
    expect(found.body).toEqual([])
    expect(await logOf(customer)).not.toContain('یادداشت')
  })
})

describe('whose a ticket is', () => {
  it('goes to those who answer tickets, and says why', async () => {
    const id = await open(await api.newCustomer())
    const to = (operatorId: number) => put(`ticket/assign/${id}`, { operatorId, reason })
    expect((await put(`ticket/assign/${id}`, { operatorId: colleague.operatorId })).status).toBe(422)
    expect(await to(finance.operatorId)).toMatchObject({ status: 400, body: { type: 'operator_unfit' } })
    expect(await to(999_999)).toMatchObject({ status: 400, body: { type: 'operator_unfit' } })
    expect((await to(colleague.operatorId)).status).toBe(200)
    expect(await to(colleague.operatorId)).toMatchObject({ status: 409, body: { type: 'ticket_unchanged' } })
    const { body } = await get<{ id: number; openCount: number }[]>('ticket/colleagues')
    expect(body.map((one) => one.id)).not.toContain(finance.operatorId)
    expect(body.find((one) => one.id === colleague.operatorId)?.openCount).toBeGreaterThan(0)
  })

  it('is not taken from a colleague without a reason that they read', async () => {
    const id = await open(await api.newCustomer())
    expect((await put(`ticket/take/${id}`, {})).status).toBe(200)
    const taken = await put<{ errorMessage: string }>(`ticket/take/${id}`, {}, colleague)
    expect(taken).toMatchObject({ status: 409, body: { type: 'ticket_of_colleague' } })
    expect(taken.body.errorMessage).toContain(support.name)
    expect((await ticketOf(id)).operatorId).toBe(support.operatorId)
    const given = { operatorId: colleague.operatorId, reason }
    expect((await put(`ticket/assign/${id}`, given, colleague)).status).toBe(200)
  })

  it('is nobody after it went to another unit; the promise stays', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer)
    await put(`ticket/take/${id}`, {})
    const before = await ticketOf(id)
    expect((await put(`ticket/route/${id}`, { businessUnitId: businessUnit.id.financial, reason })).status).toBe(200)
    expect(await ticketOf(id)).toMatchObject({
      operatorId: null,
      businessUnitId: businessUnit.id.financial,
      answerDueDate: before.answerDueDate,
    })
    const log = await logOf(customer)
    expect(log).toContain('ارسال تیکت به واحد دیگر')
    expect(log).not.toContain(reason)
  })
})

describe('a priority', () => {
  it('brings the promise nearer and never further away', async () => {
    const id = await open(await api.newCustomer())
    const usual = (await ticketOf(id)).answerDueDate!
    const change = (issuePriorityId: number) => put(`ticket/priority/${id}`, { issuePriorityId, reason })
    await change(issuePriority.id.urgent)
    const nearer = (await ticketOf(id)).answerDueDate!
    expect(nearer < usual).toBe(true)
    await change(issuePriority.id.important)
    expect((await ticketOf(id)).answerDueDate).toBe(nearer)
  })
})

describe('closing and opening again', () => {
  it('tells whoever asked, with a new promise', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer, { title: 'گواهی' })
    expect((await put(`ticket/close/${id}`, {})).status).toBe(422)
    expect((await put(`ticket/close/${id}`, { reason })).status).toBe(200)
    expect(await put(`ticket/close/${id}`, { reason })).toMatchObject({ body: { type: 'ticket_closed_already' } })
    expect((await put(`ticket/reopen/${id}`, { reason })).status).toBe(200)
    expect(await put(`ticket/reopen/${id}`, { reason })).toMatchObject({ body: { type: 'ticket_open_already' } })
    const inbox = await inboxOf(customer)
    expect([inbox.includes('«گواهی» بسته شد'), inbox.includes('«گواهی» دوباره باز شد')]).toEqual([true, true])
    expect((await threadOf(customer, id)).body.answerDueDate).toEqual(expect.any(String))
    expect((await ticketOf(id)).notes.map(({ kind }) => kind)).toEqual(['closed', 'reopened'])
  })
})

describe('a merge', () => {
  const merge = (id: number, intoId: number) => put(`ticket/merge/${id}`, { intoId, reason })

  it('closes the one, keeps its messages readable, points on and keeps the nearer promise', async () => {
    const customer = await api.newCustomer()
    const first = await open(customer, { title: 'نخستین', issuePriorityId: issuePriority.id.urgent })
    const second = await open(customer, { title: 'دومین' })
    const { answerDueDate } = await ticketOf(first)
    expect((await merge(first, second)).status).toBe(200)
    const seen = (await threadOf(customer, first)).body
    expect(seen).toMatchObject({ mergedIntoId: second, issueStatusId: issueStatus.id.completed })
    expect(seen.issueItems).toHaveLength(1)
    expect(await ticketOf(second)).toMatchObject({ answerDueDate, merged: [{ id: first, title: 'نخستین' }] })
    expect(await inboxOf(customer)).toContain('«نخستین» با تیکت دیگری یکی شد')

    // Nobody writes into it any more; what was merged into it follows it.
    const merged = { status: 409, body: { type: 'ticket_merged' } }
    expect(await post(`ticket/reply/${first}`, { content: 'x' })).toMatchObject(merged)
    expect(await put(`ticket/reopen/${first}`, { reason })).toMatchObject(merged)
    const third = await open(customer)
    await merge(second, third)
    expect((await ticketOf(first)).mergedIntoId).toBe(third)
  })

  it('is refused with a ticket of another customer, with itself, and with one that went on elsewhere', async () => {
    const [customer, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const id = await open(customer)
    const refused = { status: 400, body: { type: 'ticket_merge_elsewhere' } }
    expect(await merge(id, await open(stranger))).toMatchObject(refused)
    expect(await merge(id, id)).toMatchObject(refused)
    expect(await merge(id, 999_999)).toMatchObject(refused)
    const gone = await open(customer)
    await merge(gone, await open(customer))
    expect(await merge(id, gone)).toMatchObject(refused)
    expect((await ticketOf(id)).mergedIntoId).toBeNull()
  })

  it('is refused where whoever asked would not see the other one', async () => {
    const customer = await api.newCustomer()
    const member = await insertPerson(api.db, { customerId: customer.customerId })
    const own = await open(member)
    const account = await open(customer)
    expect(await merge(own, account)).toMatchObject({ status: 400, body: { type: 'ticket_merge_unseen' } })
    expect((await merge(account, own)).status).toBe(200)
  })
})

describe('answers that are kept ready', () => {
  it('are kept, filled from the ticket, searched, changed and deleted', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer)
    const canned = { title: 'خوشامد', content: 'سلام و وقت بخیر، تیکت {تیکت}', reason }
    const made = await post<{ id: number }>('canned-reply/create', canned)
    expect(made.status).toBe(200)
    expect(await post('canned-reply/create', canned)).toMatchObject({ body: { type: 'canned_title_taken' } })
    expect(await post('canned-reply/create', { ...canned, title: 'مبلغ', content: '{مبلغ}' })).toMatchObject({
      status: 400,
      body: { type: 'canned_placeholder' },
    })
    const find = async (query: string) =>
      (await get<OperatorCannedReply[]>(`canned-reply/list?${query}`)).body.filter((one) => one.id === made.body.id)
    const [reply] = await find(`TicketId=${id}&Search=${encodeURIComponent('خوشامد')}`)
    expect(reply?.filled).toMatch(new RegExp(`^سلام .+، تیکت ${id}$`))
    expect(reply?.filled).not.toContain('{')
    expect((await find('Search=nothing'))[0]).toBeUndefined()
    expect((await put(`canned-reply/edit/${made.body.id}`, { ...canned, content: 'درود' })).status).toBe(200)
    expect((await find(''))[0]).toMatchObject({ content: 'درود', filled: null })
    expect((await put(`canned-reply/delete/${made.body.id}`, { reason })).status).toBe(200)
    expect(await find('')).toEqual([])
    expect((await put(`canned-reply/delete/${made.body.id}`, { reason })).status).toBe(404)
  })
})

describe('who may', () => {
  it('is support and nobody else', async () => {
    const id = await open(await api.newCustomer())
    expect((await get('ticket/list', finance)).status).toBe(403)
    expect((await get(`ticket/get/${id}`, finance)).status).toBe(403)
    const customer = await api.newCustomer()
    expect((await api.request(customer.token, { method: 'GET', url: '/api/operator/ticket/list' })).status).toBe(401)
    expect((await get('ticket/get/999999')).status).toBe(404)
  })
})
