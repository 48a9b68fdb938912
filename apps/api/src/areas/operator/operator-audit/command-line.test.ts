import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperatorAuditPage } from '@sarv/contract/operator/operator-audit/operator-audit.schemas'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { runSarv } from '../../../testing/command-line.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertTestArticle, insertTestComment } from '../../portal/blog/blog.fixture.ts'
import { insertTestSubscriber } from '../../portal/newsletter/newsletter.fixture.ts'

let api: TestApi
let [support, admin]: TestOperator[] = []
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  support = await insertOperator(api.db, ['support'])
  admin = await insertOperator(api.db, ['admin'])
})
afterAll(() => api.close())

const sarv = async (...words: string[]) => (await runSarv(api, words)).text
const why = ['--reason', 'the owner called']

const linesOf = async (who: TestOperator, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ PageNumber: '1', PageSize: '20', ...more }).toString()
  const url = `/api/operator/audit/list?${query}`
  return (await api.request<OperatorAuditPage>(who.token, { method: 'GET', url })).body
}

describe('what was done on the command line', () => {
  it('is read with its reason by administrators, by nobody else of the operators', async () => {
    const { customerId } = await api.newCustomer()
    await sarv('limits', 'set', String(customerId), '--cpu', '40', ...why)
    const about = { CustomerId: String(customerId) }
    expect((await linesOf(admin!, about)).data).toMatchObject([
      {
        operatorId: null,
        operator: 'خط فرمان',
        title: 'تغییر سهمیه',
        event: 'operator:limits set',
        reason: 'the owner called',
        succeeded: true,
        isProven: true,
      },
    ])
    expect((await linesOf(admin!, { ...about, Event: 'operator:limits set' })).totalRecords).toBe(1)
    const seen = await linesOf(support!, about)
    expect(seen.data).toEqual([])
    expect(seen.events.some(({ id }) => id.startsWith('operator:'))).toBe(false)
    expect(await sarv('audit', 'list', '--customer', String(customerId))).toMatch(
      /operator:limits set.*\n.*owner called/,
    )
  })

  it('is read by the super users of the account as done by support, without the reason', async () => {
    const owner = await api.newCustomer()
    await sarv('limits', 'set', String(owner.customerId), '--cpu', '41', ...why)
    const { body } = await api.get<UserLogPage>(owner, '/account/user-log?PageNumber=1&PageSize=10')
    const line = body.data?.find(({ action }) => action === 'operator:limits set')
    expect(line).toMatchObject({ title: 'تغییر سهمیه', source: 'support', user: 'پشتیبانی', userAgent: null })
    expect(JSON.stringify(body)).not.toContain('owner called')
  })
})

describe('an account', () => {
  it('is closed with a word to its owners, and opened again', async () => {
    const owner = await api.newCustomer()
    const id = String(owner.customerId)
    await expect(sarv('customer', 'close', id, ...why)).rejects.toThrow('--answer')
    await sarv('customer', 'close', id, '--answer', 'به درخواست شما', ...why)
    expect((await api.get(owner, '/financial/order/list/0')).status).toBe(401)
    await expect(sarv('customer', 'close', id, '--answer', 'باز هم', ...why)).rejects.toThrow('customer_unchanged')
    await sarv('customer', 'open', id, ...why)
    const row = await api.db.selectFrom('customers').where('id', '=', owner.customerId).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ disabled_at: null })
    await expect(sarv('customer', 'open', '999999', ...why)).rejects.toThrow('not_found')
  })
})

describe('failed operations', () => {
  const fail = async (reasonCode: string) => {
    const { customerId, projectId } = await api.newCustomer()
    const values = {
      kind: 'vmHostStop',
      title: 'خاموش کردن سرور',
      customer_id: customerId,
      project_id: projectId,
      service_type: 'Vm',
      service_id: customerId,
      service_name: `web-${customerId}`,
      due_at: null,
      input: JSON.stringify({ id: customerId }),
      status: 'failed',
      retryable: true,
      reason_code: reasonCode,
      ended_at: new Date(),
    } as const
    return (await api.db.insertInto('operations').values(values).returning('id').executeTakeFirstOrThrow()).id
  }

  it('are listed, what needs a person with that word; settled once', async () => {
    const id = await fail('undo_failed')
    expect(await sarv('operation', 'list')).toMatch(new RegExp(`^${id}  .*NEEDS A PERSON`, 'm'))
    await sarv('operation', 'settle', String(id), ...why)
    expect(await sarv('operation', 'list')).not.toContain('NEEDS A PERSON')
    await expect(sarv('operation', 'settle', String(id), ...why)).rejects.toThrow('operation_settled')
  })

  it('are done again as a new one', async () => {
    const id = await fail('timeout')
    const said = await sarv('operation', 'retry', String(id), ...why)
    const begun = Number(/operation (\d+)/.exec(said)![1])
    const row = await api.db.selectFrom('operations').where('id', '=', begun).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ retry_of: id, user_id: null, status: 'queued' })
    await expect(sarv('operation', 'retry', String(id), ...why)).rejects.toThrow('operation_not_retryable')
  })
})

describe('the blog', () => {
  it('has its comments decided, and an article mailed once', async () => {
    const { id: article } = await insertTestArticle(api.db)
    const comment = await insertTestComment(api.db)
    expect(await sarv('comment', 'list')).toContain(`${comment}  waiting`)
    await sarv('comment', 'approve', String(comment), ...why)
    await expect(sarv('comment', 'approve', String(comment), ...why)).rejects.toThrow('comment_decided')
    await sarv('comment', 'refuse', String(comment), ...why)
    expect(await sarv('comment', 'list')).toContain(`${comment}  refused`)

    await insertTestSubscriber(api.db)
    expect(await sarv('article', 'send', String(article), ...why)).toContain(`going out: article ${article}`)
    await expect(sarv('article', 'send', String(article), ...why)).rejects.toThrow('article_mailed')
  })
})
