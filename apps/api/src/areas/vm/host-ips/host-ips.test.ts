import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus } from '@sarv/contract/enums'
import { extraAddressesPerServer } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmHostIpListItem } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ipv4Rials = 400_000

const path = (customer: Customer, serverId: number) => `/vm/${customer.projectId}/host/${serverId}/ip`

const listOf = async (customer: Customer, serverId: number) =>
  (await api.get<VmHostIpListItem[]>(customer, `${path(customer, serverId)}/list`)).body

const add = (customer: Customer, serverId: number, useIpV4 = true, headers: Record<string, string> = {}) =>
  api.send<Started & { type?: string }>(customer, 'POST', `${path(customer, serverId)}/create`, { useIpV4 }, headers)

const added = async (customer: Customer, serverId: number, useIpV4 = true): Promise<number> => {
  const { status, body } = await add(customer, serverId, useIpV4)
  expect(status).toBe(200)
  await api.untilSettled(customer, serverId)
  return body.id
}

const remove = (customer: Customer, serverId: number, id: number) =>
  api.send<Started>(customer, 'DELETE', `${path(customer, serverId)}/delete/${id}`)

const onEngine = (customer: Customer, serverId: number) =>
  api.compute(1).listAddresses(serverTag(customer.projectId, serverId), new AbortController().signal)

const usedIps = async ({ customerId }: Customer) =>
  (await api.db.selectFrom('customer_usage').where('customer_id', '=', customerId).select('ip').executeTakeFirst())?.ip

const paidFor = (ipId: number) =>
  api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'VmIp')
    .where('service_id', '=', ipId)
    .select(['monthly_price_rials', 'to_at'])
    .execute()

describe('the addresses of a server', () => {
  it('have each a receipt, where they were ordered by themselves', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const receiptOf = (id: number, asker = customer) => api.get(asker, `${path(customer, serverId)}/receipt/${id}`)
    const v6 = await added(customer, serverId, false)
    const v4 = await added(customer, serverId)
    expect(await receiptOf(v4)).toMatchObject({
      status: 200,
      body: {
        subtotal: ipv4Rials,
        lines: [{ quantity: 1 }],
        operationId: expect.any(Number),
        user: expect.any(String),
      },
    })
    expect((await receiptOf(v6)).body).toMatchObject({ subtotal: 0 })
    const [primary] = await listOf(customer, serverId)
    expect(await receiptOf(primary!.id)).toMatchObject({ status: 404, body: { type: 'receipt_missing' } })
    expect(await receiptOf(v4 + 1_000_000)).toMatchObject({ status: 404, body: { type: 'not_found' } })
    expect((await receiptOf(v4, await api.newCustomer())).status).toBe(404)
  })

  it('begin with the one that came with it, which stays as long as the server', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const [primary, ...more] = await listOf(customer, serverId)
    expect(primary).toMatchObject({ isV4: true, isPrimary: true, statusId: networkNodeStatus.id.connected })
    expect(primary!.ipAddress).toMatch(/^203\.0\.113\./)
    expect(more).toEqual([])
    expect(await remove(customer, serverId, primary!.id)).toMatchObject({
      status: 400,
      body: { type: 'ip_is_primary' },
    })
  })

  it('are not there for others', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const serverId = await api.newServer(owner)
    const own = await api.newServer(stranger)
    const ipId = await added(owner, serverId, false)
    expect((await api.get(stranger, `${path(stranger, serverId)}/list`)).status).toBe(404)
    expect((await add(stranger, serverId)).status).toBe(404)
    expect((await remove(stranger, own, ipId)).status).toBe(404)
  })
})

describe('one more address', () => {
  it('comes from the engine, takes of the limit, and is paid for from its delivery to its end', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const ipId = await added(customer, serverId)

    const [, extra] = await listOf(customer, serverId)
    expect(extra).toMatchObject({ id: ipId, isPrimary: false, isV4: true, statusId: networkNodeStatus.id.connected })
    expect(await onEngine(customer, serverId)).toMatchObject([{ address: extra!.ipAddress, version: 4 }])
    expect(await usedIps(customer)).toBe(2)
    expect(await paidFor(ipId)).toEqual([{ monthly_price_rials: ipv4Rials, to_at: null }])

    expect(await remove(customer, serverId, ipId)).toMatchObject({ status: 200, body: { id: ipId } })
    await api.untilSettled(customer, serverId)
    expect(await listOf(customer, serverId)).toHaveLength(1)
    expect(await onEngine(customer, serverId)).toEqual([])
    expect(await usedIps(customer)).toBe(1)
    expect(await paidFor(ipId)).toEqual([{ monthly_price_rials: ipv4Rials, to_at: expect.any(Date) }])
    expect((await remove(customer, serverId, ipId)).status).toBe(404)
  })

  it('of IPv6 is free and takes nothing of the limit', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const ipId = await added(customer, serverId, false)
    expect(await onEngine(customer, serverId)).toMatchObject([{ version: 6 }])
    expect(await usedIps(customer)).toBe(1)
    expect(await paidFor(ipId)).toEqual([{ monthly_price_rials: 0, to_at: null }])
  })

  it('is quoted before it is ordered', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { status, body } = await add(customer, serverId, true, { 'x-dry-run': 'true' })
    const quote = body as unknown as Quote
    expect(status).toBe(200)
    expect(quote).toMatchObject({ subtotal: ipv4Rials, limits: [{ wanted: 1, current: 1 }] })
    expect(quote.effects.length).toBeGreaterThan(0)
    expect(await listOf(customer, serverId)).toHaveLength(1)
  })

  it('is refused over the limit, also when several are asked for at once', async () => {
    const customer = await api.newCustomer()
    const servers = await Promise.all([api.newServer(customer), api.newServer(customer), api.newServer(customer)])
    await api.db
      .updateTable('customer_limits')
      .set({ max_ip: 4 })
      .where('customer_id', '=', customer.customerId)
      .execute()
    const answers = await Promise.all(servers.map((serverId) => add(customer, serverId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.type === 'over_limit')).toHaveLength(2)
    for (const serverId of servers) await api.untilSettled(customer, serverId)
    expect(await usedIps(customer)).toBe(4)
  })

  it('is refused where a server has as many as it may', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const rows = Array.from({ length: extraAddressesPerServer }, (_, index) => ({
      project_id: customer.projectId,
      vm_host_id: serverId,
      address: `2001:db8::${index + 1}`,
      is_v4: false,
      is_primary: false,
      status_id: networkNodeStatus.id.connected,
    }))
    await api.db.insertInto('vm_host_ips').values(rows).execute()
    expect(await add(customer, serverId, false)).toMatchObject({ status: 400, body: { type: 'too_many_addresses' } })
  })
})

it('the addresses go with their server: limit given back, nothing left to pay', async () => {
  const customer = await api.newCustomer()
  const serverId = await api.newServer(customer)
  const ipIds = [await added(customer, serverId), await added(customer, serverId, false)]
  const purge = await api.send(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${serverId}?Now=true`)
  expect(purge.status).toBe(200)
  expect(await api.untilSettled(customer, serverId)).toBe('deleted')
  expect(await usedIps(customer)).toBe(0)
  for (const ipId of ipIds) expect(await paidFor(ipId)).toMatchObject([{ to_at: expect.any(Date) }])
})

describe('an address that is to stay', () => {
  it('has a reverse name and protection, also the first one; neither it nor its server is deleted while it has', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const extra = await added(customer, serverId)
    const edit = (id: number, body: object) => api.send(customer, 'PUT', `${path(customer, serverId)}/edit/${id}`, body)
    const [primary] = await listOf(customer, serverId)
    expect((await edit(primary!.id, { reverseName: 'www.example.ir', isProtected: false })).status).toBe(200)
    expect((await edit(extra, { reverseName: 'Mail.example.ir', isProtected: true })).status).toBe(200)
    expect(await listOf(customer, serverId)).toMatchObject([
      { reverseName: 'www.example.ir', isProtected: false },
      { reverseName: 'mail.example.ir', isProtected: true },
    ])
    expect(await remove(customer, serverId, extra)).toMatchObject({ status: 400, body: { type: 'ip_protected' } })
    const deletion = await api.send(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${serverId}`)
    expect(deletion).toMatchObject({ status: 400, body: { type: 'server_keeps_address' } })
    expect((await edit(extra, { isProtected: false })).status).toBe(200)
    expect((await listOf(customer, serverId))[1]).toMatchObject({ reverseName: null, isProtected: false })
    expect((await remove(customer, serverId, extra)).status).toBe(200)
    await api.untilSettled(customer, serverId)
  })

  it('stays through a rebuild, with its name and protection', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const extra = await added(customer, serverId)
    const settings = { reverseName: 'mail.example.ir', isProtected: true }
    await api.send(customer, 'PUT', `${path(customer, serverId)}/edit/${extra}`, settings)
    const before = await listOf(customer, serverId)
    const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
    const body = { vmImageId: image.id, name: 'rebuilt-1', password: testPassword }
    const rebuild = await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/rebuild/${serverId}`, body)
    expect(rebuild.status).toBe(200)
    expect(await api.untilSettled(customer, serverId)).toBe('active')
    expect(await listOf(customer, serverId)).toEqual(before)
    expect(await onEngine(customer, serverId)).toMatchObject([{ address: before[1]!.ipAddress }])
  })

  it('moves to another server as it is: what it costs, its name and its place in the limits go on', async () => {
    const customer = await api.newCustomer()
    const [from, to] = [await api.newServer(customer), await api.newServer(customer)]
    const extra = await added(customer, from)
    await api.send(customer, 'PUT', `${path(customer, from)}/edit/${extra}`, {
      reverseName: 'mail.example.ir',
      isProtected: true,
    })
    const [primary, before] = await listOf(customer, from)
    const move = (id: number, vmHostId: number, server = from, asker = customer) =>
      api.send<Started & { type?: string }>(asker, 'PUT', `${path(asker, server)}/move/${id}`, { vmHostId })
    const used = await usedIps(customer)
    expect(await move(primary!.id, to)).toMatchObject({ status: 400, body: { type: 'ip_stays' } })
    expect(await move(extra, from)).toMatchObject({ status: 400, body: { type: 'nothing_changed' } })
    const stranger = await api.newCustomer()
    const foreign = await api.newServer(stranger)
    expect((await move(extra, foreign)).status).toBe(404)
    expect((await move(extra, foreign, foreign, stranger)).status).toBe(404)

    const { status, body } = await move(extra, to)
    expect(status).toBe(200)
    await api.untilDone(body.operationId!)
    expect(await listOf(customer, to)).toMatchObject([{ isPrimary: true }, before])
    expect(await listOf(customer, from)).toHaveLength(1)
    expect(await onEngine(customer, to)).toMatchObject([{ address: before!.ipAddress }])
    expect(await onEngine(customer, from)).toEqual([])
    expect(await usedIps(customer)).toBe(used)
    expect(await paidFor(extra)).toEqual([{ monthly_price_rials: ipv4Rials, to_at: null }])
    const receipt = await api.get(customer, `${path(customer, to)}/receipt/${extra}`)
    expect(receipt).toMatchObject({ status: 200, body: { subtotal: ipv4Rials } })
  })
})
