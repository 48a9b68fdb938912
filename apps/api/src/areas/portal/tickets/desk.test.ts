import { businessUnit, issuePriority, issueStatus } from '@sarv/contract/enums'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { ticketTools } from './tickets.fixture.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const { create, thread, sarv } = ticketTools(() => api)
const reason = ['--reason', 'they called']

it('goes through the command line from one unit to another, nearer, to somebody, closed and open again', async () => {
  const { body: made } = await create(customer, { title: 'فاکتور مهر' })
  const id = String(made.id)
  const { operatorId } = await insertOperator(api.db, ['support'])
  const { email } = await api.db
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .select('email')
    .executeTakeFirstOrThrow()
  await sarv('ticket', 'route', id, '--to', 'financial', ...reason)
  await sarv('ticket', 'priority', id, '--to', 'urgent', ...reason)
  await sarv('ticket', 'assign', id, '--to', email, ...reason)
  await sarv('ticket', 'note', id, '--text', 'paid twice')
  await sarv('ticket', 'close', id, ...reason)
  await sarv('ticket', 'reopen', id, ...reason)
  expect((await thread(customer, made.id)).body).toMatchObject({
    issueStatusId: issueStatus.id.waiting,
    issuePriorityId: issuePriority.id.urgent,
    businessUnit: businessUnit.label(businessUnit.id.financial),
  })
  const shown = await sarv('ticket', 'show', id)
  expect(shown).toMatch(/\[routed\].*\n\n.*\[priority\].*\n\n.*\[assigned\].*\n\n.*\[note\] command line: paid twice/)

  const { body: other } = await create(customer, { title: 'همان فاکتور' })
  expect(await sarv('ticket', 'merge', String(other.id), '--to', id, ...reason)).toContain(`goes on in ticket ${id}`)
  expect((await thread(customer, other.id)).body.mergedIntoId).toBe(made.id)
})

it('says what a command lacks', async () => {
  const id = String((await create(customer)).body.id)
  const wrong = [
    ['route', id, '--to', 'kitchen', ...reason],
    ['route', id, '--to', 'sales'],
    ['note', id],
    ['assign', id, '--to', 'nobody@example.com', ...reason],
    ['reopen', id, ...reason],
    ['merge', id, '--to', id, ...reason],
  ]
  for (const words of wrong) await expect(sarv('ticket', ...words)).rejects.toThrow(UsageError)
})
