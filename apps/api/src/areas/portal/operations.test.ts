import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationDetail, OperationListItem } from '@sarv/contract/portal/operations/operations.schemas'
import { fromWire } from '../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { createServerTester, type ServerTester } from '../vm/hosts/hosts.fixture.ts'

let api: TestApi
let servers: ServerTester
beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const newest = async (customer: Customer): Promise<OperationListItem> => {
  const { body } = await api.get<OperationListItem[]>(
    customer,
    `/portal/operation/list?ProjectId=${customer.projectId}`,
  )
  return body[0]!
}

it('tells the step of all steps, and the end by what the steps of its kind took before', async () => {
  const customer = await api.newCustomer()
  const id = await servers.newServer(customer)
  const ended = await newest(customer)
  const { body: detail } = await api.get<OperationDetail>(customer, `/portal/operation/get/${ended.id}`)
  const stepCount = detail.steps.length
  expect(ended).toMatchObject({ stepNumber: stepCount, stepCount })
  expect(ended.expectedEndDate).toBeUndefined()

  // As if each step had taken ten seconds, and the same were being done again: two steps done, the third since four seconds.
  await sql`update operation_steps set started_at = ended_at - interval '10 seconds' where operation_id = ${ended.id}`.execute(
    api.db,
  )
  await sql`insert into operations (kind, title, service_type, service_id, service_name, customer_id, project_id, status, input, worker_id, due_at)
    select kind, title, service_type, ${id + 1_000_000}, service_name, customer_id, project_id, 'running', input, 'test', now() + interval '1 hour'
    from operations where id = ${ended.id}`.execute(api.db)
  const { id: again } = await newest(customer)
  await sql`insert into operation_steps (operation_id, position, name, label, status, started_at)
    select ${again}, position, name, label,
      case when rank <= 2 then 'done' when rank = 3 then 'running' else 'waiting' end,
      case when rank <= 3 then now() - interval '4 seconds' end
    from (select *, row_number() over (order by position) as rank from operation_steps where operation_id = ${ended.id}) s`.execute(
    api.db,
  )
  const running = await newest(customer)
  expect(running).toMatchObject({ id: again, stepNumber: 3, stepCount })
  const leftSeconds = (fromWire(running.expectedEndDate!).getTime() - Date.now()) / 1000
  const expected = 6 + (stepCount - 3) * 10
  expect(leftSeconds).toBeGreaterThan(expected - 5)
  expect(leftSeconds).toBeLessThanOrEqual(expected + 1)
})
