import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VmHostActivityItem } from '@sarv/contract/vm/host-activity/host-activity.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from '../hosts/hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await sharedTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const activity = (customer: Customer, id: number) =>
  api.get<VmHostActivityItem[]>(customer, servers.pathOf(customer, `${id}/activity/list`))

const titles = async (customer: Customer, id: number) => (await activity(customer, id)).body.map(({ title }) => title)

describe('the activity of a server', () => {
  it('is what people did with it and around it, the newest first, with who and how it ended', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.put(customer, 'stop', id)
    await servers.settle(customer, id)
    await servers.put(customer, 'stop', id)
    const { body: network } = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
      name: 'inside',
      network: '10.1.0.0',
      prefix: 24,
    })
    await servers.settle(customer, network.id)
    const nodes = `/vm/${customer.projectId}/network/node`
    const { body: node } = await api.send<Started>(customer, 'POST', `${nodes}/attach`, {
      vmHostId: id,
      vmNetworkId: network.id,
    })
    await servers.settle(customer, id)
    await api.send(customer, 'PUT', `${nodes}/detach/${node.id}`)
    await servers.settle(customer, id)
    await api.send(customer, 'POST', servers.pathOf(customer, `${id}/snapshot/create`), { name: 'before' })

    const { body } = await activity(customer, id)
    expect(body.map(({ title, succeeded }) => [title, succeeded])).toEqual([
      ['ساخت اسنپ‌شات سرور', true],
      ['جداسازی سرور از شبکه', true],
      ['اتصال سرور به شبکه', true],
      ['خاموش کردن اجباری سرور', false],
      ['خاموش کردن اجباری سرور', true],
      ['ساخت سرور مجازی', true],
    ])
    expect(body[0]).toMatchObject({ source: 'portal', user: expect.any(String), userIp: '127.0.0.1' })
  })

  it('of servers ordered together begins with their order', async () => {
    const customer = await api.newCustomer()
    const { body } = await servers.create(customer, { count: 2 })
    for (const { id } of [body, ...body.also!]) expect(await titles(customer, id)).toEqual(['ساخت سرور مجازی'])
  })

  it('is never empty beside a done operation: what Sarv did without a call stands there too', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    // As the clock, the demo or an older version does it: an operation without a line in the log.
    await sql`alter table audit_log disable trigger user`.execute(api.db)
    await api.db.deleteFrom('audit_log').where('project_id', '=', customer.projectId).execute()
    const { body } = await activity(customer, id)
    expect(body).toMatchObject([{ title: 'ساخت سرور مجازی', succeeded: true, user: 'Sara Azad' }])
    expect(await titles(customer, await servers.newServer(customer, { name: 'another-one' }))).toHaveLength(1)
  })

  it('calls a rename a rename', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await api.send(customer, 'PUT', servers.pathOf(customer, `edit/${id}`), { name: 'renamed-one' })
    expect((await titles(customer, id))[0]).toBe('تغییر نام سرور')
  })

  it('has nothing of other servers, and is not there for others', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const other = await servers.newServer(customer, { name: 'another-one' })
    await servers.put(customer, 'stop', other)
    expect(await titles(customer, id)).toEqual(['ساخت سرور مجازی'])
    expect((await activity(await api.newCustomer(), id)).status).toBe(404)
    expect((await activity(customer, 999_999)).status).toBe(404)
  })
})
