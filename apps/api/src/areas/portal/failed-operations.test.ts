import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationListItem } from '@sarv/contract/portal/notifications/notifications.schemas'
import { createFaults, withFaults } from '../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { createServerTester, type ServerTester } from '../vm/hosts/hosts.fixture.ts'

const faults = createFaults<ComputeEngine>()
let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  servers = await createServerTester(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

type Who = { token: string }

const inbox = async (who: Who) =>
  (await api.get<NotificationListItem[]>(who, '/portal/notification/list')).body.filter(({ subject }) =>
    subject?.includes('ناموفق'),
  )

/** A running server, and then a reboot by this person that no engine can do. */
const failReboot = async (customer: Customer, who: Who = customer) => {
  const id = await servers.newServer(customer, { name: 'shop-web' })
  faults.inject({ method: 'powerServer', kind: 'error', count: 100 })
  const { status } = await api.send(who, 'PUT', `/vm/${customer.projectId}/host/reboot/${id}`)
  expect(status).toBe(200)
  await api.untilSettled(customer, id)
  return id
}

const projectName = async ({ projectId }: Customer) =>
  (await api.db.selectFrom('projects').where('id', '=', projectId).select('name').executeTakeFirstOrThrow()).name

describe('an operation that failed', () => {
  it('is told to whoever started it, with what, where and why, and leads to it; in a mail too', async () => {
    const customer = await api.newCustomer()
    await api.db
      .updateTable('users')
      .set({ email_notify: true, email_confirmed: true })
      .where('id', '=', customer.userId)
      .execute()
    const id = await failReboot(customer)
    const told = await inbox(customer)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ link: `/vm/${customer.projectId}/${id}/specification`, isRead: false })
    expect(told[0]?.subject).toContain('shop-web')
    expect(told[0]?.subject).toContain(await projectName(customer))
    expect(told[0]?.content).toMatch(/زیرساخت/)
    const mails = (await api.outbox(customer.email)).filter(({ subject }) => subject?.includes('ناموفق'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`http://localhost:3000/vm/${customer.projectId}/${id}/specification`)
  })

  it('is told to the managers of the project as well, once each, and says who began it', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    const manager = await api.newColleague(customer, 'owner')
    const reader = await api.newColleague(customer, 'reporter')
    await failReboot(customer, operator)
    expect(await inbox(operator)).toHaveLength(1)
    const [toManager, ...more] = await inbox(manager)
    expect(more).toEqual([])
    expect(toManager?.content).toContain('Sara Azad')
    expect(await inbox(reader)).toEqual([])
    // The project has a manager of its own: the account's owner is left in peace.
    expect(await inbox(customer)).toEqual([])
  })

  it('goes to the super users where nobody was made the project’s manager', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    await failReboot(customer, operator)
    expect(await inbox(customer)).toHaveLength(1)
  })

  it('is not told to someone who sees the project no longer', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    const id = await servers.newServer(customer, { name: 'shop-web' })
    faults.inject({ method: 'getServer', kind: 'slow', count: 1, slowMs: 300 })
    faults.inject({ method: 'powerServer', kind: 'error', count: 100 })
    await api.send(operator, 'PUT', `/vm/${customer.projectId}/host/reboot/${id}`)
    await api.db.deleteFrom('project_users').where('user_id', '=', operator.userId).execute()
    await api.untilSettled(customer, id)
    expect(await inbox(operator)).toEqual([])
    expect(await inbox(customer)).toHaveLength(1)
  })

  it('is one word where an order fails', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', count: 100 })
    const { body } = await servers.create(customer, { name: 'unlucky-one' })
    await api.untilSettled(customer, body.id)
    expect(await inbox(customer)).toMatchObject([{ link: `/vm/${customer.projectId}/${body.id}/specification` }])
  })

  it('is told once a day only when the clock tries again and again', async () => {
    const customer = await api.newCustomer()
    const id = await failReboot(customer)
    await api.db.updateTable('operations').set({ user_id: null }).where('service_id', '=', id).execute()
    const { tellOfFailure } = await import('./failed-operations.service.ts')
    const last = await api.db
      .selectFrom('operations')
      .where('service_id', '=', id)
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { id: _id, ...copied } = last
    const again = await api.db
      .insertInto('operations')
      .values({ ...copied, input: JSON.stringify(copied.input) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tellOfFailure(api.db, again.id, { secrets: api.secrets, publicUrl: 'https://x.ir' })
    expect(await inbox(customer)).toHaveLength(1)
  })
})
