import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { named } from '@sarv/contract/direction'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { listDrift } from '../../../services/drift.store.ts'
import { startReconcileTest, type ReconcileTest } from './reconcile.fixture.ts'
import { reconcile } from './reconcile.service.ts'

const { signal } = new AbortController()
let test: ReconcileTest
beforeAll(async () => {
  test = await startReconcileTest()
})
afterAll(() => test.api.close())

const lastEvent = async () =>
  (await sql<{ id: number }>`select max(id) as id from events`.execute(test.api.db)).rows[0]!.id

const eventsAbout = async ({ customerId }: Customer, id: number, after: number) => {
  const rows = await test.api.db
    .selectFrom('events')
    .where('customer_id', '=', customerId)
    .where('cache_group', '=', 'VmHost')
    .where('entity_id', '=', id)
    .where('id', '>', after)
    .select('id')
    .execute()
  return rows.length
}

describe('a server that the engine does not have any more', () => {
  const lost = async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
    return { customer, id }
  }

  it('is believed to be gone at the second look: failed, not paid for, and its owner knows', async () => {
    const { customer, id } = await lost()
    const before = await lastEvent()
    await test.look()
    expect((await test.servers.detail(customer, id)).body).toMatchObject({ statusId: 2, reason: null })
    await test.look()
    const { body } = await test.servers.detail(customer, id)
    expect(body).toMatchObject({ statusId: 8, powerStatus: null, ipv4Address: null, monthlyPrice: 0 })
    expect(body.reason).toContain('دیگر در زیرساخت وجود ندارد')
    expect(await test.servers.paid(id)).toMatchObject({ now: undefined })
    expect(await test.servers.taken(customer)).toMatchObject({ cpu: 2, vm: 1, diskGb: 50, ip: 1 })
    expect(await test.subjectsFor(customer)).toContain(`سرور ${named('shop-web-01')} در زیرساخت پیدا نشد`)
    expect(await test.newestActivity(customer, id)).toMatchObject({ title: 'ناپدید شدن سرور از زیرساخت', user: null })
    expect(await eventsAbout(customer, id, before)).toBeGreaterThan(0)
    const decisions = await test.api.get<DecisionListItem[]>(customer, '/dashboard/decision/list')
    expect(decisions.body).toMatchObject([{ kind: 'drift', urgency: 'now', serviceId: id, service: 'shop-web-01' }])
  })

  it('does not go on costing its further addresses', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.api.send(customer, 'POST', test.servers.pathOf(customer, `${id}/ip/create`), { useIpV4: true })
    await test.servers.settle(customer, id)
    const openUsage = () =>
      test.api.db
        .selectFrom('usage_intervals')
        .where('project_id', '=', customer.projectId)
        .where('to_at', 'is', null)
        .select('service_type')
        .distinct()
        .orderBy('service_type')
        .execute()
    expect(await openUsage()).toEqual([{ service_type: 'Vm' }, { service_type: 'VmIp' }])
    await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
    await test.lookTwice()
    expect(await openUsage()).toEqual([])
  })

  it('is told of once, however often it is looked at', async () => {
    const { customer, id } = await lost()
    await test.lookTwice()
    const { modified_at: modifiedAt } = await test.servers.row(id)
    await test.lookTwice()
    expect((await test.subjectsFor(customer)).filter((subject) => subject.includes('پیدا نشد'))).toHaveLength(1)
    expect(await test.findingsOf('Vm', id)).toEqual([{ kind: 'gone', counts: true, isOver: false }])
    expect((await test.servers.row(id)).modified_at).toEqual(modifiedAt)
  })

  it('can be deleted, and gives back what it held; then nothing differs', async () => {
    const { customer, id } = await lost()
    await test.lookTwice()
    expect((await test.servers.remove(customer, id)).status).toBe(200)
    expect(await test.servers.settle(customer, id)).toBe('deleted')
    expect(await test.servers.taken(customer)).toMatchObject({ cpu: 0, vm: 0, diskGb: 0, ip: 0, rules: 0 })
    await test.look()
    expect(await test.findingsOf('Vm', id)).toEqual([{ kind: 'gone', counts: true, isOver: true }])
  })

  it('is its owner’s again when it comes back, and is paid for from then on', async () => {
    const { customer, id } = await lost()
    const { prices } = await test.servers.paid(id)
    await test.lookTwice()
    await test.bringBack(customer, id)
    await test.look()
    const there = await test.servers.onEngine(customer, id)
    expect((await test.servers.detail(customer, id)).body).toMatchObject({
      statusId: 2,
      powerStatus: 'POWERED_ON',
      ipv4Address: there!.ipv4,
      reason: null,
    })
    expect(await test.servers.paid(id)).toEqual({ prices: [...prices, ...prices], now: prices[0] })
    expect(await test.subjectsFor(customer)).toContain(`سرور ${named('shop-web-01')} دوباره در دسترس است`)
    await test.lookTwice()
    expect(await test.findingsOf('Vm', id)).toMatchObject([{ kind: 'gone', isOver: true }])
  })

  it('may be lost a second time', async () => {
    const { customer, id } = await lost()
    await test.lookTwice()
    await test.bringBack(customer, id)
    await test.look()
    await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
    await test.lookTwice()
    expect(await test.findingsOf('Vm', id)).toMatchObject([
      { kind: 'gone', isOver: true },
      { kind: 'gone', isOver: false },
    ])
    expect((await test.servers.row(id)).status_id).toBe(8)
    expect((await test.servers.paid(id)).now).toBeUndefined()
  })

  it('is not paid for in the bin either, nor after somebody tried to bring it back from there', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.servers.remove(customer, id)
    await test.servers.settle(customer, id)
    await test.engine.deleteServer(serverTag(customer.projectId, id), signal)
    await test.lookTwice()
    expect((await test.servers.paid(id)).now).toBeUndefined()
    await test.servers.put(customer, 'bin/restore', id)
    expect(await test.servers.settle(customer, id)).toBe('failed')
    await test.look()
    expect((await test.servers.paid(id)).now).toBeUndefined()
  })

  it('is not believed to be gone because a list is not whole', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const halfList = test.context(() => ({ listServers: async () => ({ servers: [] }) }))
    for (let round = 0; round < 3; round += 1) await reconcile(halfList, 1, { pauseSeconds: 0 })
    expect((await test.servers.row(id)).status_id).toBe(2)
    await test.look()
    expect(await test.findingsOf('Vm', id)).toEqual([])
  })
})

describe('the power of a server', () => {
  it('is what the engine says, when somebody has used its own switch', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const tag = serverTag(customer.projectId, id)
    const before = await lastEvent()
    await test.engine.powerServer(tag, 'stop', signal)
    await test.lookTwice()
    expect((await test.servers.detail(customer, id)).body).toMatchObject({ statusId: 10, powerStatus: 'POWERED_OFF' })
    expect(await test.servers.row(id)).toMatchObject({ desired_power: 'off' })
    expect(await test.newestActivity(customer, id)).toMatchObject({
      title: 'خاموش شدن سرور بیرون از پنل',
      user: null,
    })
    expect(await eventsAbout(customer, id, before)).toBe(1)

    await test.engine.powerServer(tag, 'start', signal)
    await test.lookTwice()
    expect((await test.servers.detail(customer, id)).body).toMatchObject({ statusId: 2, powerStatus: 'POWERED_ON' })
    // Off only its disk and its address were paid.
    expect((await test.servers.paid(id)).prices).toEqual([3_700_000, 1_000_000, 3_700_000])
    expect((await test.activity(customer, id)).map(({ title }) => title)).toEqual([
      'روشن شدن سرور بیرون از پنل',
      'خاموش شدن سرور بیرون از پنل',
      'ساخت سرور مجازی',
    ])
    expect(await test.findingsOf('Vm', id)).toMatchObject([
      { kind: 'power', counts: true, isOver: true },
      { kind: 'power', counts: true, isOver: true },
    ])
    expect((await test.servers.put(customer, 'stop', id)).status).toBe(200)
  })

  it('in the bin does not change whether it runs when it comes back', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.servers.put(customer, 'stop', id)
    await test.servers.settle(customer, id)
    await test.servers.remove(customer, id)
    await test.servers.settle(customer, id)
    await test.engine.powerServer(serverTag(customer.projectId, id), 'start', signal)
    await test.lookTwice()
    expect(await test.servers.row(id)).toMatchObject({ power_status: 'POWERED_ON', desired_power: 'off' })
  })

  it('that goes back between two looks was never news', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const tag = serverTag(customer.projectId, id)
    await test.engine.powerServer(tag, 'stop', signal)
    await test.look()
    expect(await test.findingsOf('Vm', id)).toMatchObject([{ kind: 'power', counts: false }])
    await test.engine.powerServer(tag, 'start', signal)
    await test.look()
    expect(await test.findingsOf('Vm', id)).toEqual([])
  })
})

describe('other things that change behind our back', () => {
  it('a server that breaks says so on its page, and recovers', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const setFault = (fault: string | null) =>
      sql`update sandbox.servers set fault = ${fault} where tag = ${serverTag(customer.projectId, id)}`.execute(
        test.api.db,
      )
    await setFault('hypervisor node-17 lost its disk')
    await test.lookTwice()
    const { body } = await test.servers.detail(customer, id)
    expect(body).toMatchObject({ statusId: 8, powerStatus: null })
    expect(body.reason).toContain('خطا گزارش کرده')
    expect(body.reason).not.toContain('node-17')
    expect((await test.servers.paid(id)).now).toBe(body.priceWhileOff)
    expect(await test.subjectsFor(customer)).toContain(`سرور ${named('shop-web-01')} از کار افتاده است`)
    const drift = (await listDrift(test.api.db)).find((row) => row.serviceId === id)
    expect(drift?.details).toEqual({ fault: 'hypervisor node-17 lost its disk' })

    await setFault(null)
    await test.look()
    expect((await test.servers.detail(customer, id)).body).toMatchObject({ statusId: 2, reason: null })
    expect((await test.servers.paid(id)).now).toBe(body.monthlyPrice)
  })

  it('an address is followed', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const tag = serverTag(customer.projectId, id)
    const ofServer = sql`(select id from sandbox.servers where tag = ${tag})`
    const { rows } = await sql<{ address: string; datacenter: string }>`update sandbox.addresses set server_id = null
      where server_id = ${ofServer} returning host(address) as address, datacenter`.execute(test.api.db)
    const { address, datacenter } = rows[0]!
    await sql`update sandbox.addresses set server_id = ${ofServer}, tag = null
      where datacenter = ${datacenter} and address = (select max(address) from sandbox.addresses
        where datacenter = ${datacenter} and server_id is null and address <> ${address}::inet)`.execute(test.api.db)
    const { ipv4 } = (await test.engine.getServer(tag, signal))!
    expect(ipv4).not.toBe((await test.servers.row(id)).ipv4)
    await test.lookTwice()
    expect((await test.servers.detail(customer, id)).body.ipv4Address).toBe(ipv4)
    const { body } = await test.api.get<{ address: string }[]>(customer, test.servers.pathOf(customer, `${id}/ip/list`))
    expect(JSON.stringify(body)).toContain(ipv4)
    expect((await test.newestActivity(customer, id))?.title).toBe('تغییر نشانی سرور بیرون از پنل')
  })

  it('a size is told to operators and left as it was agreed', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    const setCores = (count: number) =>
      sql`update sandbox.servers set vcpus = ${count}::int where tag = ${serverTag(customer.projectId, id)}`.execute(
        test.api.db,
      )
    await setCores(8)
    await test.lookTwice()
    expect(await test.servers.row(id)).toMatchObject({ cpu: 2, status_id: 2 })
    expect(await test.findingsOf('Vm', id)).toEqual([{ kind: 'size', counts: true, isOver: false }])
    await setCores(2)
    await test.look()
    expect(await test.findingsOf('Vm', id)).toMatchObject([{ kind: 'size', isOver: true }])
  })
})
