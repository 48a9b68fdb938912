import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueStatus } from '@sarv/contract/enums'
import type { OperatorTicketDetail } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { IssueThread } from '@sarv/contract/portal/tickets/tickets.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { operatorTicketTools } from './operator-tickets.fixture.ts'

let api: TestApi
let support: TestOperator
let colleague: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  support = await insertOperator(api.db, ['support'])
  colleague = await insertOperator(api.db, ['support'])
})
afterAll(() => api.close())

const { get, post, open, upload } = operatorTicketTools(
  () => api,
  () => support,
)
const ticketOf = async (id: number) => (await get<OperatorTicketDetail>(`ticket/get/${id}`)).body
const threadOf = (who: Customer, id: number) => api.get<IssueThread>(who, `/portal/issue-item/list/${id}`)
const inboxOf = async (who: Customer) =>
  JSON.stringify((await api.get<object[]>(who, '/portal/notification/list')).body)

describe('an answer', () => {
  it('comes from support, tells the customer, and makes a ticket of nobody the answerer’s', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer, { title: 'دیسک' })
    const before = await ticketOf(id)
    expect(before.answerDueDate).toBe((await threadOf(customer, id)).body.answerDueDate)
    const file = await upload(id, new File(['upstream timed out\n'], 'nginx.log'))
    expect(file.status).toBe(200)
    const answered = await post<{ id: number }>(`ticket/reply/${id}`, { content: 'درست شد', fileIds: [file.body.id] })
    expect(answered.status).toBe(200)

    const seen = (await threadOf(customer, id)).body
    expect(seen).toMatchObject({ issueStatusId: issueStatus.id.answered, answerDueDate: null })
    expect(seen.issueItems?.at(-1)).toMatchObject({
      id: answered.body.id,
      user: support.name,
      isSupport: true,
      files: [{ fileName: 'nginx.log' }],
    })
    const inbox = await inboxOf(customer)
    expect(inbox).toContain('پاسخ تازه به «دیسک»')
    // The notice, and the mail of it, carry the answer itself.
    expect(inbox).toContain('درست شد')
    expect(inbox).toContain(support.name)
    expect(await ticketOf(id)).toMatchObject({
      operatorId: support.operatorId,
      messages: [{ isSupport: false }, { operator: support.name, user: support.name }],
    })
    const download = await get<string>(`ticket/download/${file.body.id}`)
    expect(download.headers['content-disposition']).toContain('attachment')
    expect((await api.get(customer, `/portal/issue-file/download/${file.body.id}`)).status).toBe(200)
  })

  it('that is not the last one promises the next', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer)
    await post(`ticket/reply/${id}`, { content: 'بررسی می‌کنیم', staysOpen: true })
    const seen = (await threadOf(customer, id)).body
    expect(seen.issueStatusId).toBe(issueStatus.id.waiting)
    expect([seen.answerDueDate, seen.firstAnswerDate]).toEqual([expect.any(String), expect.any(String)])
  })

  it('is refused where the customer has written what was not read yet: their promise stays', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer)
    const read = await ticketOf(id)
    const afterMessageId = read.messages.at(-1)!.id
    await api.send(customer, 'POST', '/portal/issue-item/create', { issueId: id, content: 'یک چیز دیگر' })
    const crossing = await post(`ticket/reply/${id}`, { content: 'درست شد', afterMessageId })
    expect(crossing).toMatchObject({ status: 409, body: { type: 'ticket_has_newer_message' } })
    const now = await ticketOf(id)
    expect(now).toMatchObject({ issueStatusId: issueStatus.id.waiting, answerDueDate: read.answerDueDate })
    expect(now.messages).toHaveLength(2)
    const seen = { content: 'درست شد', afterMessageId: now.messages.at(-1)!.id }
    expect((await post(`ticket/reply/${id}`, seen)).status).toBe(200)
  })

  it('that comes at the same moment as a message of the customer never leaves it without a promise', async () => {
    const customer = await api.newCustomer()
    for (let round = 0; round < 5; round += 1) {
      const id = await open(customer)
      const afterMessageId = (await ticketOf(id)).messages.at(-1)!.id
      const [answered, written] = await Promise.all([
        post(`ticket/reply/${id}`, { content: 'درست شد', afterMessageId }),
        api.send(customer, 'POST', '/portal/issue-item/create', { issueId: id, content: 'یک چیز دیگر' }),
      ])
      expect([200, 409]).toContain(answered.status)
      expect(written.status).toBe(200)
      const { messages, issueStatusId, answerDueDate } = await ticketOf(id)
      expect(messages.at(-1)!.isSupport).toBe(false)
      expect([issueStatusId, answerDueDate]).toEqual([issueStatus.id.waiting, expect.any(String)])
    }
  })

  it('takes only files of whoever answers, for a ticket of the same customer', async () => {
    const [one, other] = [await api.newCustomer(), await api.newCustomer()]
    const file = await upload(await open(one), new File(['x\n'], 'a.log'))
    const refused = { status: 400, body: { type: 'attachment_missing' } }
    const elsewhere = await open(other)
    expect(await post(`ticket/reply/${elsewhere}`, { content: 'x', fileIds: [file.body.id] })).toMatchObject(refused)
    const same = await open(one)
    expect(await post(`ticket/reply/${same}`, { content: 'x', fileIds: [file.body.id] }, colleague)).toMatchObject(
      refused,
    )
    expect((await upload(same, new File(['<html><script>'], 'a.png'))).body).toMatchObject({ type: 'attachment_kind' })
  })

  it('is in the audit log without its text', async () => {
    const customer = await api.newCustomer()
    const id = await open(customer)
    await post(`ticket/reply/${id}`, { content: 'the password is hunter2' })
    const { data, customerId } = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operatorTicketReply')
      .orderBy('id', 'desc')
      .select(['data', 'customer_id as customerId'])
      .executeTakeFirstOrThrow()
    expect(customerId).toBe(customer.customerId)
    expect(JSON.parse(data!)).toMatchObject({ operator: { id: support.operatorId, name: support.name } })
    expect(data).not.toContain('hunter2')
  })
})
