import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperatorAuditPage } from '@sarv/contract/operator/operator-audit/operator-audit.schemas'
import type { OperatorView } from '@sarv/contract/operator/operator-views/operator-views.schemas'
import { limitedItem } from '@sarv/contract/enums'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { insertPerson } from '../../../testing/people.ts'

let api: TestApi
let [support, other, admin]: TestOperator[] = []
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  support = await insertOperator(api.db, ['support'])
  other = await insertOperator(api.db, ['support'])
  admin = await insertOperator(api.db, ['admin'])
})
afterAll(() => api.close())

const read = (who: TestOperator, more: Record<string, string> = {}) =>
  api.request<OperatorAuditPage>(who.token, {
    method: 'GET',
    url: `/api/operator/audit/list?${new URLSearchParams({ PageNumber: '1', PageSize: '20', ...more }).toString()}`,
  })

const editLimit = (who: TestOperator, customerId: number, reason: string) =>
  api.request(who.token, {
    method: 'PUT',
    url: `/api/operator/customer/edit-limit/${customerId}`,
    payload: { itemId: limitedItem.id.cpu, max: 9, reason },
  })

it('tells an operator what they did, to whom and why; everybody’s to an administrator alone', async () => {
  const { customerId } = await insertPerson(api.db, { superUser: true })
  await editLimit(support!, customerId, 'ticket 12')
  await editLimit(other!, customerId, 'ticket 13')
  const mine = (await read(support!)).body
  expect(mine.data).toMatchObject([
    { operator: support!.name, title: 'تغییر سهمیه', customerId, reason: 'ticket 12', succeeded: true, isProven: true },
  ])
  expect(mine.operators).toEqual([{ id: support!.operatorId, name: support!.name }])
  expect((await read(support!, { OperatorId: String(other!.operatorId) })).status).toBe(403)
  const all = (await read(admin!, { CustomerId: String(customerId) })).body
  expect(all.data.map(({ reason }) => reason)).toEqual(['ticket 13', 'ticket 12'])
  expect(all.operators.length).toBeGreaterThan(1)
})

it('is narrowed by operator, act and dates, and paged', async () => {
  const { customerId } = await insertPerson(api.db, { superUser: true })
  for (const reason of ['first', 'second', 'third']) await editLimit(support!, customerId, reason)
  const about = { CustomerId: String(customerId) }
  const reasons = async (more: Record<string, string>) =>
    (await read(admin!, { ...about, ...more })).body.data.map(({ reason }) => reason)
  expect(await reasons({ OperatorId: String(other!.operatorId) })).toEqual([])
  expect(await reasons({ Event: 'operatorCustomerDisable' })).toEqual([])
  expect(await reasons({ Event: 'operatorCustomerEditLimit' })).toHaveLength(3)
  expect(await reasons({ ToDate: '2020-01-01T00:00:00' })).toEqual([])
  expect(await reasons({ PageNumber: '2', PageSize: '2' })).toEqual(['first'])
})

it('holds what was read as a customer, and says which line was changed since', async () => {
  const { customerId } = await insertPerson(api.db, { superUser: true })
  const { body: view } = await api.request<OperatorView>(support!.token, {
    method: 'POST',
    url: `/api/operator/view/start/${customerId}`,
    payload: { reason: 'ticket 14' },
  })
  await api.request(view.accessToken, { method: 'GET', url: '/api/my/portal/notification/list' })
  const lines = async () => (await read(support!, { CustomerId: String(customerId) })).body.data
  expect(await lines()).toMatchObject([
    { event: 'notificationList', isLook: true, isProven: true },
    { event: 'operatorViewStart', isLook: false, reason: 'ticket 14', isProven: true },
  ])
  const [look] = await lines()
  await sql`alter table audit_log disable trigger user`.execute(api.db)
  await sql`update audit_log set target = '/elsewhere' where id = ${look!.id}`.execute(api.db)
  await sql`alter table audit_log enable trigger user`.execute(api.db)
  expect((await lines())[0]).toMatchObject({ isProven: false })
})
