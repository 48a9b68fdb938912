import { named } from '@sarv/contract/direction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmHostBinItem } from '@sarv/contract/vm/host-bin/host-bin.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { silentLog } from '../../../testing/database.ts'
import { createServerTester, type Refusal, type ServerTester } from '../hosts/hosts.fixture.ts'
import { noticeEnding, purgeOverdue } from './host-bin.service.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await sharedTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const bin = async (customer: Customer) =>
  (await api.get<VmHostBinItem[]>(customer, servers.pathOf(customer, 'bin/list'))).body

const restore = (customer: Customer, id: number) => servers.put(customer, 'bin/restore', id)

const purge = (customer: Customer, id: number) =>
  api.send<Started & Refusal>(customer, 'DELETE', servers.pathOf(customer, `bin/delete/${id}`))

const rehearse = (customer: Customer, id: number, query = '') => {
  const path = servers.pathOf(customer, `delete/${id}${query}`)
  return api.send<Quote & Refusal>(customer, 'DELETE', path, undefined, { 'x-dry-run': 'true' })
}

const rehearsed = async (customer: Customer, id: number, query?: string): Promise<Quote> => {
  const { status, body } = await rehearse(customer, id, query)
  expect([status, body.type]).toEqual([200, undefined])
  return body
}

const deleted = async (customer: Customer, changes: object = {}): Promise<number> => {
  const id = await servers.newServer(customer, changes)
  expect((await servers.remove(customer, id)).status).toBe(200)
  expect(await servers.settle(customer, id)).toBe('shutdown')
  return id
}

const round = () => ({ db: api.db, log: silentLog })

const deps = () => ({ compute: api.compute, secrets: api.secrets, publicUrl: 'http://localhost:3000' })

const endsIn = async (id: number, hours: number) => {
  const until = new Date(Date.now() + hours * 3_600_000)
  await api.db.updateTable('vm_hosts').set({ bin_until: until }).where('id', '=', id).execute()
}

const subjectsFor = async ({ userId }: { userId: number }) => {
  const rows = await api.db.selectFrom('notifications').where('user_id', '=', userId).select('subject').execute()
  return rows.map(({ subject }) => subject)
}

const parkedPrice = 50 * 12_000 + 400_000

describe('deleting a server', () => {
  it('stops it and keeps its disks and address for 72 hours, at their own price', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    const engineServer = await servers.onEngine(customer, id)
    expect(engineServer).toMatchObject({ state: 'stopped' })

    const [item] = await bin(customer)
    expect(item).toMatchObject({ id, name: 'shop-web-01', cpu: 2, memory: 4, disk: 50, monthlyPrice: parkedPrice })
    expect(item!.ipv4).toBe(engineServer!.ipv4)
    expect(Date.parse(item!.deleteDate) - Date.parse(item!.binDate)).toBe(72 * 3_600_000)
    expect(item!.user).toBeTruthy()
    expect(await servers.taken(customer)).toMatchObject({ cpu: 0, memoryGb: 0, vm: 0, diskGb: 50, ip: 1 })
    expect((await servers.paid(id)).now).toBe(parkedPrice)
  })

  it('says before what will then be paid, with every disk and address, and changes nothing by that', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { dataDisk: 75, useIpV6: true })
    const further = await api.send(customer, 'POST', servers.pathOf(customer, `${id}/ip/create`), { useIpV4: true })
    expect(further.status).toBe(200)
    await servers.settle(customer, id)

    const { subtotal, lines, effects } = await rehearsed(customer, id)
    expect(lines.map(({ quantity }) => quantity)).toContain(50 + 75)
    expect(effects).toHaveLength(2)
    expect(effects[1]).toContain('۱ نشانی افزوده')
    expect(await servers.onEngine(customer, id)).toMatchObject({ state: 'active' })
    expect(await bin(customer)).toEqual([])

    await servers.remove(customer, id)
    await servers.settle(customer, id)
    expect((await servers.paid(id)).now).toBe(subtotal)
    expect((await bin(customer))[0]!.monthlyPrice).toBe(subtotal)
  })

  it('says before that nothing is kept of a server that goes at once', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect(await rehearsed(customer, id, '?Now=true')).toMatchObject({ lines: [], subtotal: 0 })
    await api.db.updateTable('vm_hosts').set({ engine_ref: null, status_id: 8 }).where('id', '=', id).execute()
    expect(await rehearsed(customer, id)).toMatchObject({ lines: [], subtotal: 0 })
  })

  it('refuses the rehearsal where it would refuse the delete', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect((await rehearse(await api.newCustomer(), id)).status).toBe(404)
    await servers.put(customer, 'edit-lock', id, { isLocked: true })
    expect((await rehearse(customer, id)).body).toMatchObject({ type: 'server_locked' })
  })

  it('takes it out of everybody’s sight, and its name is free', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    expect(await servers.list(customer)).toEqual([])
    expect((await api.get(customer, servers.pathOf(customer, 'short-list'))).body).toEqual([])
    expect((await servers.detail(customer, id)).status).toBe(404)
    const acts = ['start', 'stop', 'edit', 'edit-lock', 'rebuild']
    const bodies: Record<string, object> = {
      edit: { name: 'another-name' },
      'edit-lock': { isLocked: true },
      rebuild: { vmImageId: 41, name: 'another-name', password: 'Correct1!horse' },
    }
    for (const act of acts)
      expect([act, (await servers.put(customer, act, id, bodies[act])).status]).toEqual([act, 404])
    expect((await servers.remove(customer, id)).status).toBe(404)
    await servers.newServer(customer)
  })

  it('of a server that was never built is the end of it at once', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await api.db.updateTable('vm_hosts').set({ engine_ref: null, status_id: 8 }).where('id', '=', id).execute()
    await servers.remove(customer, id)
    expect(await servers.settle(customer, id)).toBe('deleted')
    expect(await bin(customer)).toEqual([])
  })

  it('does not let its project go meanwhile', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    const drop = () => api.send<Refusal>(customer, 'DELETE', `/project/delete/${customer.projectId}`)
    expect((await drop()).body.type).toBe('project_not_empty')
    await purge(customer, id)
    await servers.settle(customer, id)
    expect((await drop()).status).toBe(200)
  })

  it('is seen by those who see the project, and is the manager’s act', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    const operator = { ...customer, ...(await api.newColleague(customer, 'maintainer')) }
    expect(await bin(operator)).toHaveLength(1)
    expect((await purge(operator, id)).status).toBe(403)
    const other = await api.newCustomer()
    expect((await restore(other, id)).status).toBe(404)
    expect((await restore(operator, id)).status).toBe(200)
  })
})

describe('taking a server back', () => {
  it('brings it back as it was: running, with its address, name, limits and price', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { dataDisk: 25 })
    const before = (await servers.detail(customer, id)).body
    const taken = await servers.taken(customer)
    await servers.remove(customer, id)
    await servers.settle(customer, id)
    expect(await restore(customer, id)).toMatchObject({ status: 200, body: { id } })
    expect(await servers.settle(customer, id)).toBe('active')
    const { body: after } = await servers.detail(customer, id)
    const { name, ipv4Address, monthlyPrice, dataDisk } = before
    expect(after).toMatchObject({ name, ipv4Address, monthlyPrice, dataDisk, powerStatus: 'POWERED_ON' })
    expect(await servers.taken(customer)).toEqual(taken)
    expect((await servers.paid(id)).now).toBe(monthlyPrice)
    expect(await bin(customer)).toEqual([])
  })

  it('leaves one off that was off', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.put(customer, 'shutdown', id)
    await servers.settle(customer, id)
    await servers.remove(customer, id)
    await servers.settle(customer, id)
    await restore(customer, id)
    expect(await servers.settle(customer, id)).toBe('shutdown')
  })

  it('numbers its name when another server has it', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    await servers.newServer(customer)
    await restore(customer, id)
    await servers.settle(customer, id)
    expect((await servers.detail(customer, id)).body.name).toBe('shop-web-01-2')
  })

  it('says which limit is missing, and leaves it in the bin', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_cpu: 3 })
    const id = await deleted(customer)
    await servers.newServer(customer, { name: 'in-its-place' })
    const refused = await restore(customer, id)
    expect(refused).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    expect(refused.body.errorMessage).toContain('پردازنده')
    expect(await bin(customer)).toHaveLength(1)
    expect(await servers.taken(customer)).toMatchObject({ cpu: 2, vm: 1, diskGb: 100 })
  })

  it('of two at once, one is told that the other is at it', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    const answers = await Promise.all([restore(customer, id), purge(customer, id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(1)
    await servers.settle(customer, id)
  })
})

describe('the end of a server in the bin', () => {
  it('comes at once when its owner says so', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer, { dataDisk: 25 })
    expect(await purge(customer, id)).toMatchObject({ status: 200, body: { id } })
    expect(await servers.settle(customer, id)).toBe('deleted')
    expect(await servers.onEngine(customer, id)).toBeUndefined()
    expect(await servers.taken(customer)).toEqual({ cpu: 0, memoryGb: 0, diskGb: 0, ip: 0, vm: 0, rules: 0 })
    expect((await servers.paid(id)).now).toBeUndefined()
    expect((await purge(customer, id)).status).toBe(404)
  })

  it('is announced a day before, once, to whoever deleted it and to the super user', async () => {
    const customer = await api.newCustomer()
    const manager = { ...customer, ...(await api.newColleague(customer, 'owner')) }
    const id = await servers.newServer(customer)
    await servers.remove(manager, id)
    await servers.settle(customer, id)
    await noticeEnding(round(), deps())
    expect(await subjectsFor(manager)).not.toContain(`سرور ${named('shop-web-01')} به‌زودی حذف می‌شود`)
    await endsIn(id, 23)
    await noticeEnding(round(), deps())
    await noticeEnding(round(), deps())
    for (const person of [manager, customer]) {
      const soon = (await subjectsFor(person)).filter((subject) => subject.includes('به‌زودی'))
      expect(soon).toEqual([`سرور ${named('shop-web-01')} به‌زودی حذف می‌شود`])
    }
  })

  it('comes by the clock, by nobody’s hand, and its owner is told', async () => {
    const customer = await api.newCustomer()
    const id = await deleted(customer)
    await purgeOverdue(round())
    expect(await bin(customer)).toHaveLength(1)
    await endsIn(id, -1)
    // Two workers look at the same moment.
    await Promise.all([purgeOverdue(round()), purgeOverdue(round())])
    expect(await servers.settle(customer, id)).toBe('deleted')
    const operations = await api.db.selectFrom('operations').where('service_id', '=', id).selectAll().execute()
    expect(operations.filter(({ kind }) => kind === 'vmHostPurge')).toMatchObject([{ user_id: null, status: 'done' }])
    expect(await subjectsFor(customer)).toContain(`سرور ${named('shop-web-01')} حذف شد`)
    expect(await servers.onEngine(customer, id)).toBeUndefined()
  })
})
