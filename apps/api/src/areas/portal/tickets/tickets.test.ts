import { sql } from 'kysely'
import { businessUnit, issuePriority, issueStatus, productCategory } from '@sarv/contract/enums'
import type { IssuePriorityItem, IssueShortItem } from '@sarv/contract/portal/tickets/tickets.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { ticketTools } from './tickets.fixture.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const { create, reply, list, thread, put, sarv } = ticketTools(() => api)

let volumes = 0
/** The number of an order of theirs. */
const orderOf = async (owner: Customer, name = `media-${(volumes += 1)}`): Promise<number> => {
  await api.db
    .insertInto('vm_volumes')
    .values({ project_id: owner.projectId, name, size_gb: 50, status_id: 2, monthly_price_rials: 0 })
    .execute()
  const { body } = await api.get<{ id: number; name: string }[]>(owner, '/financial/order/list/0')
  return body.find((order) => order.name === name)!.id
}

describe('what can be asked', () => {
  it('has units, subjects by unit and product, and a promise for each priority', async () => {
    const units = await api.get<{ id: number }[]>(customer, '/portal/business-unit/list')
    expect(units.body.map(({ id }) => id)).toEqual(businessUnit.ids)
    const all = await api.get<{ id: number }[]>(customer, '/portal/issue-subject/list')
    const of = async (filter: object) =>
      (await api.send<{ id: number }[]>(customer, 'POST', '/portal/issue-subject/short-list', filter)).body
    const technical = await of({ businessUnitId: businessUnit.id.technical })
    const ofServers = await of({ businessUnitId: businessUnit.id.technical, productId: productCategory.id.vm })
    expect(all.body.length).toBeGreaterThan(technical.length)
    expect(technical.length).toBeGreaterThan(ofServers.length)
    // What is about the product stands before what every product has.
    expect(ofServers.slice(0, 3).map(({ id }) => id)).toEqual([5, 6, 7])
    const { body } = await api.get<IssuePriorityItem[]>(customer, '/portal/issue-priority/list')
    expect(body.map(({ id }) => id)).toEqual(issuePriority.ids)
    expect(body[2]).toMatchObject({ promise: 'تا ۱ ساعت، در همه ساعت‌های شبانه‌روز' })
  })

  it.each([
    ['a subject of another unit', { issueSubjectId: 11 }],
    ['a subject of another product', { issueSubjectId: 8, productId: productCategory.id.vm }],
    ['a subject that is not there', { issueSubjectId: 999 }],
  ])('refuses %s', async (_what, fields) =>
    expect(await create(customer, fields)).toMatchObject({ status: 400, body: { type: 'ticket_subject_unknown' } }),
  )

  it.each([
    ['no text', { content: '' }, 'content'],
    ['no unit', { businessUnitId: undefined }, 'businessUnitId'],
    ['an unknown priority', { issuePriorityId: 9 }, 'issuePriorityId'],
    ['a title of one letter', { title: 'x' }, 'title'],
    ['eleven files', { fileIds: Array.from({ length: 11 }, (_, index) => index + 1) }, 'fileIds'],
  ])('refuses %s with a message at its field', async (_what, fields, name) => {
    const { status, body } = await create(customer, fields)
    expect([status, Object.keys(body.errors!)]).toEqual([422, [name]])
  })
})

describe('a ticket', () => {
  it('waits, is answered, is asked again, closed, opened again by a message, and rated', async () => {
    const owner = await api.newCustomer()
    const { body: made } = await create(owner, { title: 'قطع شدن دیسک', issuePriorityId: issuePriority.id.urgent })
    const first = (await thread(owner, made.id)).body
    expect(first).toMatchObject({
      issueStatusId: issueStatus.id.waiting,
      title: 'قطع شدن دیسک',
      businessUnit: 'پشتیبانی فنی',
      issuePriorityId: issuePriority.id.urgent,
      issueItems: [{ content: 'دیسک دیده نمی‌شود', userId: owner.userId, isSupport: false, files: [] }],
    })
    const dueInMs = Date.parse(first.answerDueDate!) - Date.parse(first.createDate)
    expect(dueInMs).toBe(3600_000)
    expect(await put(owner, 'rate', made.id, { rating: 5 })).toMatchObject({
      status: 400,
      body: { type: 'ticket_not_answered' },
    })

    expect(await sarv('ticket', 'list')).toContain(`customer ${owner.customerId}`)
    await sarv('ticket', 'answer', String(made.id), '--text', 'نام دیسک عوض شده است.', '--name', 'سینا موحد')
    const answered = (await thread(owner, made.id)).body
    expect(answered).toMatchObject({ issueStatusId: issueStatus.id.answered, answerDueDate: null })
    expect(answered.issueItems![1]).toMatchObject({ user: 'سینا موحد', userId: 0, isSupport: true })
    expect(answered.firstAnswerDate).toBe(answered.issueItems![1]!.issueDate)
    const inbox = await api.db
      .selectFrom('notifications')
      .where('user_id', '=', owner.userId)
      .select(['subject', 'link'])
      .execute()
    expect(inbox).toEqual([{ subject: 'پاسخ تازه به «قطع شدن دیسک»', link: `/portal/support/${made.id}` }])

    await reply(owner, made.id)
    expect((await thread(owner, made.id)).body).toMatchObject({ issueStatusId: issueStatus.id.waiting })
    expect((await put(owner, 'close', made.id)).status).toBe(200)
    expect((await thread(owner, made.id)).body).toMatchObject({
      issueStatusId: issueStatus.id.completed,
      answerDueDate: null,
    })
    expect(await put(owner, 'close', made.id)).toMatchObject({ status: 409, body: { type: 'ticket_closed_already' } })
    await reply(owner, made.id)
    expect((await thread(owner, made.id)).body).toMatchObject({ issueStatusId: issueStatus.id.waiting })

    expect((await put(owner, 'rate', made.id, { rating: 4, comment: 'سپاس' })).status).toBe(200)
    expect((await thread(owner, made.id)).body).toMatchObject({ rating: 4, ratingComment: 'سپاس' })
    expect((await put(owner, 'rate', made.id, { rating: 6 })).status).toBe(422)
    // Only whoever gave it is told that it is theirs.
    const other = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    expect((await thread(owner, made.id)).body.isOwnRating).toBe(true)
    expect((await thread(other, made.id)).body).toMatchObject({ rating: 4, isOwnRating: false })
    await sarv('ticket', 'close', String(made.id), '--reason', 'asked by phone')
    expect((await thread(owner, made.id)).body).toMatchObject({ issueStatusId: issueStatus.id.completed })
    expect(await sarv('ticket', 'show', String(made.id))).toContain('rated 4 of 5')
  })

  it('keeps its promise where the customer writes again before the answer', async () => {
    const { body: made } = await create(customer)
    const promised = (await thread(customer, made.id)).body.answerDueDate
    await api.db
      .updateTable('tickets')
      .set({ answer_due_at: new Date(Date.now() - 60_000) })
      .where('id', '=', made.id)
      .execute()
    await reply(customer, made.id)
    const { answerDueDate } = (await thread(customer, made.id)).body
    expect(answerDueDate! < promised!).toBe(true)
    expect(answerDueDate! < toWire(new Date())).toBe(true)
    expect(await sarv('ticket', 'list')).toMatch(new RegExp(`^${made.id} .*LATE`, 'm'))
  })

  it('with more messages than anybody reads shows the newest', async () => {
    const { body: made } = await create(customer)
    await sql`insert into ticket_messages (ticket_id, author, user_id, content)
      select ${made.id}, 'customer', ${customer.userId}, 'message ' || n from generate_series(1, 2000) n`.execute(
      api.db,
    )
    const items = (await thread(customer, made.id)).body.issueItems!
    expect(items).toHaveLength(2000)
    expect([items[0]!.content, items.at(-1)!.content]).toEqual(['message 1', 'message 2000'])
  })

  it('opened twice with the same key is one', async () => {
    const headers = { 'idempotency-key': 'ticket-once' }
    const first = await create(customer, {}, headers)
    const again = await create(customer, {}, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('is taken as a form of older clients, with numbers as text and the older name of the service', async () => {
    const orderId = await orderOf(customer, 'archive-9')
    const { sendForm } = ticketTools(() => api)
    const { status, body } = await sendForm<{ id: number }>(customer, 'issue/create', {
      content: 'سلام',
      businessUnitId: '2',
      issueSubjectId: '۱',
      issuePriorityId: '2',
      customerProductId: String(orderId),
      productId: 'null',
      attachment: 'null',
    })
    expect(status).toBe(200)
    expect((await thread(customer, body.id)).body).toMatchObject({ order: 'archive-9', projectId: customer.projectId })
  })

  it('says which product it is about: of its service, else as it was chosen', async () => {
    const productOf = async (fields: object) =>
      (await thread(customer, (await create(customer, fields)).body.id)).body.product
    expect(await productOf({ productId: productCategory.id.storage })).toBe('فضای ابری (S3)')
    expect(await productOf({ orderId: await orderOf(customer) })).toBe('سرور مجازی')
    expect(await productOf({})).toBeNull()
  })

  it('leaves nothing of what was written in the log of what was done', async () => {
    await create(customer, { content: 'گذرواژه من ۱۲۳۴ است' })
    const { data } = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'issueCreate')
      .orderBy('id', 'desc')
      .select('data')
      .executeTakeFirstOrThrow()
    expect(data).toContain('"content":"[hidden]"')
    expect(data).not.toContain('۱۲۳۴')
  })

  it('of the operator is refused with a word that helps', async () => {
    await expect(sarv('ticket', 'show', '999999')).rejects.toThrow(UsageError)
    await expect(sarv('ticket', 'answer', 'x', '--text', 'y')).rejects.toThrow('Give its number')
    const { body } = await create(customer)
    await expect(sarv('ticket', 'answer', String(body.id))).rejects.toThrow('what is the answer')
  })
})

describe('the list', () => {
  it('is narrowed by status, unit, priority, service, view and words, page by page', async () => {
    const owner = await api.newCustomer()
    const order = await orderOf(owner, 'logs-7')
    const a = (await create(owner, { title: 'دیسک جدا شد', orderId: order })).body.id
    const b = (
      await create(owner, {
        businessUnitId: businessUnit.id.financial,
        issueSubjectId: 11,
        content: 'فاکتور آبان نیست',
        issuePriorityId: issuePriority.id.urgent,
      })
    ).body.id
    const c = (await create(owner, { content: 'میان‌برها کار نمی‌کنند' })).body.id
    await put(owner, 'close', c)
    await sarv('ticket', 'answer', String(a), '--text', 'پاسخ')
    const ids = async (query: string) => (await list(owner, query)).map(({ id }) => id)
    // The newest message stands first.
    expect(await ids('')).toEqual([a, c, b])
    expect(await ids(`?StatusId=${issueStatus.id.answered}`)).toEqual([a])
    expect(await ids(`?StatusId=${issueStatus.id.completed}`)).toEqual([c])
    expect(await ids(`?BusinessUnitId=${businessUnit.id.financial}`)).toEqual([b])
    expect(await ids(`?PriorityId=${issuePriority.id.urgent}`)).toEqual([b])
    expect(await ids(`?OrderId=${order}`)).toEqual([a])
    expect(await ids('?OrderId=999991')).toEqual([])
    expect(await ids('?View=open')).toEqual([a, b])
    expect(await ids('?View=unread')).toEqual([a])
    expect(await ids('?View=mine')).toEqual([a, c, b])
    expect(await ids(`?Search=${b}`)).toEqual([b])
    expect(await ids(`?Search=${encodeURIComponent('آبان')}`)).toEqual([b])
    expect(await ids('?Search=LOGS')).toEqual([a])
    // With a half-space, a space, or neither.
    for (const words of ['میان‌برها', 'میان برها', 'میانبرها'])
      expect(await ids(`?Search=${encodeURIComponent(words)}`)).toEqual([c])
    expect(await ids(`?ProductId=${productCategory.id.vm}`)).toEqual([a])
    expect(await ids(`?ProductId=${productCategory.id.storage}`)).toEqual([])
    expect(await ids(`?Search=${encodeURIComponent('%')}`)).toEqual([])
    expect(await ids('?Sort=id&PageSize=2&PageNumber=2')).toEqual([c])
    await put(owner, 'seen', a)
    expect(await ids('?View=unread')).toEqual([])
    const { headers } = await api.get(owner, '/portal/issue/list?PageSize=1')
    expect(headers['x-total-count']).toBe('3')
    const short = await api.get<IssueShortItem[]>(owner, '/portal/issue/short-list')
    expect(short.body.map(({ id, issueSubject }) => [id, issueSubject])).toEqual([
      [a, 'دیسک جدا شد'],
      [b, 'صورت‌حساب و هزینه مصرف'],
    ])
  })
})

describe('who sees a ticket', () => {
  it('of a project: whoever reads the project; writes: whoever works in it; another customer: nobody', async () => {
    const owner = await api.newCustomer()
    const operator = await api.newColleague(owner, 'maintainer')
    const reader = await api.newColleague(owner, 'reporter')
    const outsider = await api.newColleague(owner)
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const stranger = await api.newCustomer()
    const orderId = await orderOf(owner)
    const { id } = (await create(operator, { orderId })).body
    const statuses = async (act: (who: { token: string }) => Promise<{ status: number }>) => {
      const seen: number[] = []
      for (const who of [owner, operator, reader, outsider, manager, stranger]) seen.push((await act(who)).status)
      return seen
    }
    expect(await statuses((who) => thread(who, id))).toEqual([200, 200, 200, 404, 404, 404])
    expect(await statuses((who) => reply(who, id))).toEqual([200, 200, 403, 404, 404, 404])
    expect(await statuses((who) => put(who, 'seen', id))).toEqual([200, 200, 200, 404, 404, 404])
    expect((await statuses((who) => put(who, 'close', id))).slice(2)).toEqual([403, 404, 404, 404])
    const told: unknown[] = []
    for (const who of [owner, operator, reader]) told.push((await thread(who, id)).body.mayWrite)
    expect(told).toEqual([true, true, false])
    expect((await list(outsider)).length).toBe(0)
    expect((await list(reader)).map((one) => one.id)).toEqual([id])
  })

  it('of the account: its author, super users and account managers', async () => {
    const owner = await api.newCustomer()
    const author = await api.newColleague(owner, 'reporter')
    const colleague = await api.newColleague(owner, 'maintainer')
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const { id } = (await create(author)).body
    const seen = []
    for (const who of [owner, author, manager, colleague]) seen.push((await thread(who, id)).status)
    expect(seen).toEqual([200, 200, 200, 404])
    expect((await reply(manager, id)).status).toBe(200)
    for (const who of [owner, author, manager]) expect((await thread(who, id)).body.mayWrite).toBe(true)
  })

  it('a service of somebody else cannot be asked about', async () => {
    const stranger = await api.newCustomer()
    const orderId = await orderOf(customer)
    expect((await create(stranger, { orderId })).status).toBe(404)
  })
})
