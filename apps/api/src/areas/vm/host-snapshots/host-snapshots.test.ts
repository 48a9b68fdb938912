import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { snapshotStatus } from '@sarv/contract/enums'
import { snapshotsPerServer } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type {
  VmHostSnapshotDetail,
  VmHostSnapshotListItem,
  VmHostSnapshotShortItem,
} from '@sarv/contract/vm/host-snapshots/host-snapshots.schemas'
import { sharedTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverSnapshotTag, serverTag } from '../../../ports/compute/hosts.engine.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const signal = new AbortController().signal
const { id: statusId } = snapshotStatus

const path = (customer: Customer, serverId: number) => `/vm/${customer.projectId}/host/${serverId}/snapshot`

const listOf = async (customer: Customer, serverId: number) =>
  (await api.get<VmHostSnapshotListItem[]>(customer, `${path(customer, serverId)}/list`)).body

const create = (customer: Customer, serverId: number, changes: object = {}, headers: Record<string, string> = {}) =>
  api.send<Started>(
    customer,
    'POST',
    `${path(customer, serverId)}/create`,
    { name: 'before upgrade', ...changes },
    headers,
  )

const created = async (customer: Customer, serverId: number, name = 'before upgrade'): Promise<number> => {
  const { status, body } = await create(customer, serverId, { name })
  expect(status).toBe(200)
  await api.untilSettled(customer, serverId)
  return body.id
}

const revert = (customer: Customer, serverId: number, id: number) =>
  api.send<Started>(customer, 'PUT', `${path(customer, serverId)}/revert/${id}`)

const remove = (customer: Customer, serverId: number, id: number) =>
  api.send<Started>(customer, 'DELETE', `${path(customer, serverId)}/delete/${id}`)

const statusesOf = async (customer: Customer, serverId: number) =>
  Object.fromEntries((await listOf(customer, serverId)).map((item) => [item.id, snapshotStatus.name(item.statusId)]))

const onEngine = (customer: Customer, id: number) =>
  api.compute(1).getServerSnapshot(serverSnapshotTag(customer.projectId, id), signal)

const serverOnEngine = (customer: Customer, id: number) =>
  api.compute(1).getServer(serverTag(customer.projectId, id), signal)

describe('making a snapshot', () => {
  it('leaves one on the engine that can be gone back to', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { body } = await create(customer, serverId, { description: 'همه‌چیز درست کار می‌کند' })
    expect(await api.untilSettled(customer, serverId)).toBe('active')
    expect(await listOf(customer, serverId)).toMatchObject([
      { id: body.id, name: 'before upgrade', statusId: statusId.inactive, description: 'همه‌چیز درست کار می‌کند' },
    ])
    expect(await onEngine(customer, body.id)).toMatchObject({ state: 'available', name: 'before upgrade' })
    const detail = await api.get<VmHostSnapshotDetail>(customer, `${path(customer, serverId)}/get/${body.id}`)
    expect(detail.body).toMatchObject({ name: 'before upgrade', vmSnapshotStatusId: statusId.inactive })
    const short = await api.get<VmHostSnapshotShortItem[]>(customer, `${path(customer, serverId)}/short-list`)
    expect(short.body).toEqual([{ id: body.id, name: 'before upgrade' }])
  })

  it('is refused for a name that another of the server has, and for more than a server may have', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    await created(customer, serverId)
    expect(await create(customer, serverId, { name: 'BEFORE upgrade' })).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    for (let count = 1; count < snapshotsPerServer; count += 1) await created(customer, serverId, `snapshot-${count}`)
    expect(await create(customer, serverId, { name: 'one too many' })).toMatchObject({
      status: 400,
      body: { type: 'too_many_snapshots', errorMessage: expect.stringContaining('۱۰') },
    })
  })

  it('is told about before, and costs nothing', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { status, body } = await create(customer, serverId, {}, { 'x-dry-run': 'true' })
    const quote = body as unknown as Quote
    expect(status).toBe(200)
    expect(quote.payable).toBe(0)
    expect(quote.effects).toHaveLength(1)
    expect(await listOf(customer, serverId)).toEqual([])
  })
})

describe('the size of a snapshot', () => {
  it('is what the engine says when it is done, in the list and by itself, with its price', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    const { sizeGb } = (await onEngine(customer, id))!
    expect(sizeGb).toBeGreaterThan(0)
    const told = { id, snapshotSize: sizeGb, monthlyPrice: 0 }
    expect(await listOf(customer, serverId)).toMatchObject([told])
    expect((await api.get(customer, `${path(customer, serverId)}/get/${id}`)).body).toMatchObject(told)
  })

  it('is not known of those from before anybody asked', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    await api.db.updateTable('vm_host_snapshots').set({ size_gb: null }).where('id', '=', id).execute()
    expect(await listOf(customer, serverId)).toMatchObject([{ id, snapshotSize: null }])
  })
})

describe('going back to a snapshot', () => {
  it('marks where the server stands now; it ends as running or stopped as it began', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const first = await created(customer, serverId, 'first one')
    const second = await created(customer, serverId, 'second one')

    const { status, body } = await revert(customer, serverId, first)
    expect(status).toBe(200)
    expect(await api.untilSettled(customer, serverId)).toBe('active')
    expect(await statusesOf(customer, serverId)).toEqual({ [first]: 'active', [second]: 'inactive' })
    expect(await serverOnEngine(customer, serverId)).toMatchObject({ revision: String(body.operationId) })
    expect(await revert(customer, serverId, first)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })

    await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${serverId}`)
    await api.untilSettled(customer, serverId)
    await revert(customer, serverId, second)
    expect(await api.untilSettled(customer, serverId)).toBe('shutdown')
    expect(await statusesOf(customer, serverId)).toEqual({ [first]: 'inactive', [second]: 'active' })

    const third = await created(customer, serverId, 'third one')
    expect(await statusesOf(customer, serverId)).toMatchObject({ [second]: 'inactive', [third]: 'inactive' })
  })

  it('brings back the system that a rebuild has replaced, which stands on no snapshot', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const rowOf = () =>
      api.db.selectFrom('vm_hosts').where('id', '=', serverId).select(['vm_image_id', 'name']).executeTakeFirstOrThrow()
    const { vm_image_id: before, name } = await rowOf()
    const id = await created(customer, serverId)
    await revert(customer, serverId, id)
    await api.untilSettled(customer, serverId)
    const other = await api.db
      .selectFrom('vm_images')
      .where('id', '<>', before)
      .where('min_memory_gb', '<=', 2)
      .where('min_disk_gb', '<=', 25)
      .select('id')
      .executeTakeFirstOrThrow()
    const rebuilt = await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/rebuild/${serverId}`, {
      vmImageId: other.id,
      name,
      password: testPassword,
    })
    expect(rebuilt.status).toBe(200)
    await api.untilSettled(customer, serverId)
    expect(await rowOf()).toMatchObject({ vm_image_id: other.id })
    expect(await statusesOf(customer, serverId)).toEqual({ [id]: 'inactive' })

    await revert(customer, serverId, id)
    await api.untilSettled(customer, serverId)
    expect(await rowOf()).toMatchObject({ vm_image_id: before })
    expect(await statusesOf(customer, serverId)).toEqual({ [id]: 'active' })
  })

  it('leaves a disk that has grown since as large as it is', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    const grown = await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/edit/${serverId}`, { disk: 50 })
    expect(grown.status).toBe(200)
    await api.untilSettled(customer, serverId)
    await revert(customer, serverId, id)
    await api.untilSettled(customer, serverId)
    expect(await statusesOf(customer, serverId)).toEqual({ [id]: 'active' })
    const row = api.db.selectFrom('vm_hosts').where('id', '=', serverId).select('disk_gb')
    expect(await row.executeTakeFirstOrThrow()).toEqual({ disk_gb: 50 })
    const server = await api.compute(1).getServer(serverTag(customer.projectId, serverId), new AbortController().signal)
    expect(server).toMatchObject({ diskGb: 50 })
  })

  it('is refused for a locked server', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    await api.db.updateTable('vm_hosts').set({ is_locked: true }).where('id', '=', serverId).execute()
    expect(await revert(customer, serverId, id)).toMatchObject({ status: 400, body: { type: 'server_locked' } })
    expect(await statusesOf(customer, serverId)).toEqual({ [id]: 'inactive' })
  })
})

describe('deleting a snapshot', () => {
  it('leaves nothing of it, and frees its name', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    expect(await remove(customer, serverId, id)).toMatchObject({ status: 200, body: { id } })
    await api.untilSettled(customer, serverId)
    expect(await listOf(customer, serverId)).toEqual([])
    expect(await onEngine(customer, id)).toBeUndefined()
    expect((await remove(customer, serverId, id)).status).toBe(404)
    await created(customer, serverId)
  })

  it('happens with its server', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const id = await created(customer, serverId)
    await api.send(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${serverId}?Now=true`)
    expect(await api.untilSettled(customer, serverId)).toBe('deleted')
    const row = await api.db
      .selectFrom('vm_host_snapshots')
      .where('id', '=', id)
      .select(['status_id', 'deleted_at'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status_id: statusId.deleted, deleted_at: expect.any(Date) })
  })
})

it('snapshots of another customer, or of another server, are not there', async () => {
  const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
  const serverId = await api.newServer(owner)
  const otherServer = await api.newServer(owner)
  const own = await api.newServer(stranger)
  const id = await created(owner, serverId)
  for (const [who, server] of [
    [stranger, serverId],
    [stranger, own],
    [owner, otherServer],
  ] as const) {
    expect((await api.get(who, `${path(who, server)}/get/${id}`)).status).toBe(404)
    expect((await revert(who, server, id)).status).toBe(404)
    expect((await remove(who, server, id)).status).toBe(404)
  }
  expect((await api.get(stranger, `${path(stranger, serverId)}/list`)).status).toBe(404)
  expect(await statusesOf(owner, serverId)).toEqual({ [id]: 'inactive' })
})
