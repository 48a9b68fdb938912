import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VolumeBundle, VmBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VolumeListItem } from '@sarv/contract/vm/volumes/volumes.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { volumeTools } from '../../../testing/volumes.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, act, newVolume, detail, onEngine, usedDiskGb, usage } = tools

const listOf = (customer: Customer) => tools.read<VolumeListItem[]>(customer, '/volume/list')
const dryRun = (customer: Customer, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.send<Quote>(customer, method, `/vm/${customer.projectId}${path}`, body, { 'x-dry-run': 'true' })

describe('ordering a volume', () => {
  it('builds it on the engine, and it costs its gigabytes from then on', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer, { volumeSize: 100 })
    expect(await onEngine(customer, id)).toMatchObject({ state: 'available', sizeGb: 100, name: 'data-volume' })
    expect(await listOf(customer)).toMatchObject([
      { id, name: 'data-volume', statusId: 2, volumeSize: 100, vmHostId: null, monthlyPrice: 1_200_000 },
    ])
    expect(await detail(customer, id)).toMatchObject({ size: 100, datacenter: 'تهران ۱', monthCost: 0 })
    expect(await usedDiskGb(customer)).toBe(100)
    expect(await usage(id)).toEqual([[1_200_000, false]])
  })

  it('keeps its receipt as it was accepted, for the project alone', async () => {
    const customer = await api.newCustomer()
    const order = { name: 'data-volume', isPredefined: false, volumeSize: 100 }
    const {
      limits: _limits,
      hold: _hold,
      effects: _effects,
      ...estimate
    } = (await dryRun(customer, 'POST', '/volume/create', order)).body
    const id = await newVolume(customer, { volumeSize: 100 })
    const receiptFor = (asker: Customer) => api.get(asker, `/vm/${customer.projectId}/volume/receipt/${id}`)
    const { body: before } = await receiptFor(customer)
    expect(before).toMatchObject({ ...estimate, operationId: expect.any(Number), user: expect.any(String) })
    await act(customer, id, 'PUT', `/volume/edit/${id}`, { volumeSize: 150 })
    expect((await receiptFor(customer)).body).toEqual(before)
    expect((await receiptFor(await api.newCustomer())).status).toBe(404)
    const missing = await api.get(customer, `/vm/${customer.projectId}/volume/receipt/${id + 1_000_000}`)
    expect(missing).toMatchObject({ status: 404, body: { type: 'not_found' } })
  })

  it('takes a ready-made plan, which is no plan of servers', async () => {
    const customer = await api.newCustomer()
    const { body: bundles } = await api.get<VolumeBundle[]>(customer, '/portal/product-bundle/volume-list')
    expect(bundles.map(({ vDisk }) => vDisk)).toEqual([50, 100, 200, 500, 1000])
    const { body: ofServers } = await api.get<VmBundle[]>(customer, '/portal/product-bundle/vm-list')
    expect(ofServers.every(({ vCpu }) => vCpu > 0)).toBe(true)

    const [, plan] = bundles
    const id = await newVolume(customer, { isPredefined: true, productBundleId: plan!.id, volumeSize: null })
    expect(await detail(customer, id)).toMatchObject({ volumeSize: 100, monthlyPrice: plan!.price })
    const order = { name: 'other-volume', isPredefined: true, productBundleId: ofServers[0]!.id }
    const refused = await send(customer, 'POST', '/volume/create', order)
    expect(refused).toMatchObject({ status: 400, body: { type: 'volume_bundle_missing' } })
  })

  it('goes straight to a server where one is named, and is not made for one that cannot take it', async () => {
    const customer = await api.newCustomer()
    const vmHostId = await tools.newServer(customer)
    const order = { name: 'data-volume', isPredefined: false, volumeSize: 50, vmHostId }
    const { body: quote } = await dryRun(customer, 'POST', '/volume/create', order)
    expect(quote.effects.join(' ')).toContain('وصل می‌شود')
    const id = await newVolume(customer, { vmHostId })
    expect(await onEngine(customer, id)).toMatchObject({
      state: 'attached',
      serverTag: serverTag(customer.projectId, vmHostId),
    })
    expect(await detail(customer, id)).toMatchObject({ statusId: 2, vmHostId })
    expect(await usage(id)).toEqual([[600_000, false]])

    const stranger = await api.newCustomer()
    const refused = await send(stranger, 'POST', '/volume/create', order)
    expect(refused).toMatchObject({ status: 404 })
    expect(await listOf(stranger)).toEqual([])
    expect(await usedDiskGb(stranger)).toBe(0)
  })

  it('quotes without doing', async () => {
    const customer = await api.newCustomer()
    const order = { name: 'data-volume', isPredefined: false, volumeSize: 50 }
    const { body } = await dryRun(customer, 'POST', '/volume/create', order)
    expect(body).toMatchObject({ subtotal: 600_000, payable: 660_000, limits: [{ wanted: 50 }] })
    expect(body.effects).toHaveLength(1)
    expect(await listOf(customer)).toEqual([])
  })

  it('refuses a taken name, also at the same moment, and what is over the limit', async () => {
    const customer = await api.newCustomer()
    const order = (changes: object) => ({ name: 'data-volume', isPredefined: false, volumeSize: 50, ...changes })
    const answers = await Promise.all([
      send(customer, 'POST', '/volume/create', order({})),
      send(customer, 'POST', '/volume/create', order({ name: 'DATA-volume' })),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.type).toBe('name_taken')

    await api.db
      .updateTable('customer_limits')
      .set({ max_disk_gb: 100 })
      .where('customer_id', '=', customer.customerId)
      .execute()
    const tooMuch = await send(customer, 'POST', '/volume/create', order({ name: 'huge-volume', volumeSize: 100 }))
    expect(tooMuch).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    expect(await usedDiskGb(customer)).toBe(50)
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('answers the same order once', async () => {
    const customer = await api.newCustomer()
    const order = { name: 'data-volume', isPredefined: false, volumeSize: 50 }
    const headers = { 'idempotency-key': 'volume-1' }
    const first = await send(customer, 'POST', '/volume/create', order, headers)
    const second = await send(customer, 'POST', '/volume/create', order, headers)
    expect(second.body).toEqual(first.body)
    expect(await listOf(customer)).toHaveLength(1)
    await tools.untilIdle('Volume', first.body.id)
  })
})

describe('changing a volume', () => {
  it('is renamed at once', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer)
    const renamed = await send(customer, 'PUT', `/volume/edit/${id}`, { name: 'archive' })
    expect(renamed).toMatchObject({ status: 200, body: { id, operationId: null } })
    expect(await detail(customer, id)).toMatchObject({ name: 'archive', statusId: 2 })
    await newVolume(customer)
    const taken = await send(customer, 'PUT', `/volume/edit/${id}`, { name: 'Data-Volume' })
    expect(taken).toMatchObject({ status: 400, body: { type: 'name_taken' } })
  })

  it('grows on the engine, in the limits and in what it costs', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer)
    await act(customer, id, 'PUT', `/volume/edit/${id}`, { volumeSize: 150, name: 'bigger-volume' })
    expect(await onEngine(customer, id)).toMatchObject({ sizeGb: 150, state: 'available' })
    expect(await detail(customer, id)).toMatchObject({
      name: 'bigger-volume',
      volumeSize: 150,
      monthlyPrice: 1_800_000,
      statusId: 2,
    })
    expect(await usedDiskGb(customer)).toBe(150)
    expect(await usage(id)).toEqual([
      [600_000, true],
      [1_800_000, false],
    ])
  })

  it('leaves its plan when it grows, and says so before', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer, { isPredefined: true, productBundleId: 21 })
    const quoted = await dryRun(customer, 'PUT', `/volume/edit/${id}`, { volumeSize: 100 })
    expect(quoted.body).toMatchObject({ subtotal: 1_200_000, limits: [{ wanted: 50 }] })
    expect(quoted.body.effects.join(' ')).toContain('پلن')
    expect(await detail(customer, id)).toMatchObject({ volumeSize: 50, monthlyPrice: 570_000 })
    await act(customer, id, 'PUT', `/volume/edit/${id}`, { volumeSize: 100 })
    expect(await detail(customer, id)).toMatchObject({ volumeSize: 100, monthlyPrice: 1_200_000 })
  })

  it('never shrinks, and takes nothing over the limit', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer, { volumeSize: 100 })
    const smaller = await send(customer, 'PUT', `/volume/edit/${id}`, { volumeSize: 50, name: 'new-name' })
    expect(smaller).toMatchObject({ status: 400, body: { type: 'volume_shrinks' } })
    const same = await send(customer, 'PUT', `/volume/edit/${id}`, { volumeSize: 100 })
    expect(same).toMatchObject({ status: 200, body: { operationId: null } })
    await api.db
      .updateTable('customer_limits')
      .set({ max_disk_gb: 120 })
      .where('customer_id', '=', customer.customerId)
      .execute()
    const tooMuch = await send(customer, 'PUT', `/volume/edit/${id}`, { volumeSize: 150, name: 'new-name' })
    expect(tooMuch).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    expect(await detail(customer, id)).toMatchObject({ name: 'data-volume', volumeSize: 100, statusId: 2 })
    expect(await usedDiskGb(customer)).toBe(100)
  })
})

describe('deleting a volume', () => {
  it('takes its snapshots, backups and schedules along, and gives everything back', async () => {
    const customer = await api.newCustomer()
    const id = await newVolume(customer)
    const snapshot = await act(customer, id, 'POST', `/volume/${id}/snapshot/create`, { name: 'before' })
    const backup = await act(customer, id, 'POST', `/volume/${id}/backup/create`, { name: 'before' })
    const daily = { scheduleKindId: 1, schedulePeriodId: 1, hour: 3, keep: 2 }
    expect(await send(customer, 'POST', `/volume/${id}/schedule/create`, daily)).toMatchObject({ status: 200 })

    const quoted = await dryRun(customer, 'DELETE', `/volume/delete/${id}`)
    expect(quoted.body.effects.join(' ')).toContain('۱ اسنپ‌شات و ۱ نسخه پشتیبان')

    await act(customer, id, 'DELETE', `/volume/delete/${id}`)
    expect(await onEngine(customer, id)).toBeUndefined()
    const engine = api.compute(1)
    const { signal } = new AbortController()
    expect(await engine.getVolumeSnapshot(`vsnap-${customer.projectId}-${snapshot.id}`, signal)).toBeUndefined()
    expect(await engine.getVolumeBackup(`vbak-${customer.projectId}-${backup.id}`, signal)).toBeUndefined()
    expect(await listOf(customer)).toEqual([])
    expect(await usedDiskGb(customer)).toBe(0)
    expect(await usage(id)).toEqual([[600_000, true]])
    const left = await api.db
      .selectFrom('vm_volume_schedules')
      .where('vm_volume_id', '=', id)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute()
    expect(left).toEqual([])
    expect(await send(customer, 'DELETE', `/volume/delete/${id}`)).toMatchObject({ status: 404 })
    await newVolume(customer) // the name is free again
  })

  it('keeps its project from being deleted', async () => {
    const customer = await api.newCustomer()
    await newVolume(customer)
    expect(await api.send(customer, 'DELETE', `/project/delete/${customer.projectId}`)).toMatchObject({
      status: 400,
      body: { type: 'project_not_empty', errorMessage: expect.stringContaining('۱ دیسک (ولوم)') },
    })
  })
})

describe('a volume of others', () => {
  it('is not there', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const id = await newVolume(customer)
    for (const [method, path, body] of [
      ['PUT', `/volume/edit/${id}`, { name: 'taken-over' }],
      ['DELETE', `/volume/delete/${id}`, undefined],
      ['POST', `/volume/${id}/snapshot/create`, { name: 'copy' }],
      ['POST', `/volume/${id}/backup/create`, { name: 'copy' }],
    ] as const) {
      expect([path, (await send(other, method, path, body)).status]).toEqual([path, 404])
    }
    expect((await api.get(other, `/vm/${other.projectId}/volume/get/${id}`)).status).toBe(404)
    expect((await api.get(other, `/vm/${other.projectId}/volume/${id}/snapshot/list`)).status).toBe(404)
    expect(await detail(customer, id)).toMatchObject({ name: 'data-volume' })
  })
})
