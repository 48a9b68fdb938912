import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VolumeBackupListItem } from '@sarv/contract/vm/volume-backups/volume-backups.schemas'
import type { VolumeSnapshot } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { occupy } from '../../../testing/operations.ts'
import { volumeTools } from '../../../testing/volumes.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, act, newVolume, newServer, attach, turnOff, detail } = tools
const { signal } = new AbortController()

const kinds = [
  { noun: 'snapshot', ready: 2, goBack: ['PUT', 'revert'], wentBack: 1 },
  { noun: 'backup', ready: 1, goBack: ['POST', 'restore'], wentBack: 1 },
] as const

describe.each(kinds)('a $noun of a volume', ({ noun, ready, goBack: [goBackMethod, goBackPath], wentBack }) => {
  const path = (volumeId: number, rest: string) => `/volume/${volumeId}/${noun}/${rest}`
  const create = (customer: Customer, volumeId: number, name = 'first') =>
    act(customer, volumeId, 'POST', path(volumeId, 'create'), { name, description: 'before the upgrade' })
  const listOf = (customer: Customer, volumeId: number) =>
    tools.read<(VolumeSnapshot | VolumeBackupListItem)[]>(customer, path(volumeId, 'list'))
  const goBack = (customer: Customer, volumeId: number, id: number) =>
    send(customer, goBackMethod, path(volumeId, `${goBackPath}/${id}`))
  const onEngine = (customer: Customer, id: number) =>
    noun === 'snapshot'
      ? api.compute(1).getVolumeSnapshot(`vsnap-${customer.projectId}-${id}`, signal)
      : api.compute(1).getVolumeBackup(`vbak-${customer.projectId}-${id}`, signal)

  it('is made on the engine, listed and read', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const { id } = await create(customer, volumeId)
    expect(await onEngine(customer, id)).toMatchObject({ state: 'available', sizeGb: 50, name: 'first' })
    const shown = { id, name: 'first', statusId: ready, description: 'before the upgrade', volumeSize: 50 }
    expect(await listOf(customer, volumeId)).toMatchObject([shown])
    expect(await tools.read(customer, path(volumeId, 'short-list'))).toEqual([{ id, name: 'first' }])
    expect(await tools.read(customer, path(volumeId, `get/${id}`))).toMatchObject(shown)
    expect(await detail(customer, volumeId)).toMatchObject({ statusId: 2 })
  })

  it('says what it costs before it is made', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const url = `/vm/${customer.projectId}${path(volumeId, 'create')}`
    const { status, body } = await api.send<Quote>(customer, 'POST', url, { name: 'first' }, { 'x-dry-run': 'true' })
    expect([status, body.payable, body.limits]).toEqual([200, 0, []])
    expect(body.effects.length).toBeGreaterThan(0)
    expect(await listOf(customer, volumeId)).toEqual([])
  })

  it('has a name that no other of its volume has', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    await create(customer, volumeId)
    const again = await send(customer, 'POST', path(volumeId, 'create'), { name: 'FIRST' })
    expect(again).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    const otherId = await newVolume(customer, { name: 'other-volume' })
    await create(customer, otherId)
  })

  it('brings a free volume back, and one whose server is off; a running server is named', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const { id } = await create(customer, volumeId)
    const serverId = await newServer(customer)
    await attach(customer, volumeId, serverId)

    expect(await goBack(customer, volumeId, id)).toMatchObject({
      status: 400,
      body: { type: 'volume_server_on', errorMessage: expect.stringContaining('web-server') },
    })
    await turnOff(customer, serverId)
    const started = await goBack(customer, volumeId, id)
    expect(started).toMatchObject({ status: 200, body: { id } })
    await tools.untilIdle('Volume', volumeId)
    expect(await listOf(customer, volumeId)).toMatchObject([{ id, statusId: wentBack }])
    expect(await detail(customer, volumeId)).toMatchObject({ statusId: 2, vmHostId: serverId })
    const volume = await tools.onEngine(customer, volumeId)
    expect(volume).toMatchObject({ revision: String(started.body.operationId), state: 'attached' })
  })

  it('is refused while the server is on its way up', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const { id } = await create(customer, volumeId)
    const serverId = await newServer(customer)
    await attach(customer, volumeId, serverId)
    await turnOff(customer, serverId)
    const occupying = await occupy(api.db, customer, 'Vm', serverId)
    expect(await goBack(customer, volumeId, id)).toMatchObject({ status: 409, body: { type: 'operation_running' } })
    await api.db.deleteFrom('operations').where('id', '=', occupying).execute()
  })

  it('is deleted, here and on the engine', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const { id } = await create(customer, volumeId)
    await act(customer, volumeId, 'DELETE', path(volumeId, `delete/${id}`))
    expect(await onEngine(customer, id)).toBeUndefined()
    expect(await listOf(customer, volumeId)).toEqual([])
    expect(await goBack(customer, volumeId, id)).toMatchObject({ status: 404 })
    await create(customer, volumeId) // the name is free again
  })

  it('is not there for another volume, project or customer', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const neighbourId = await newVolume(customer, { name: 'other-volume' })
    const foreignId = await newVolume(other)
    const { id } = await create(customer, volumeId)
    for (const [who, where] of [
      [customer, neighbourId],
      [other, foreignId],
      [other, volumeId],
    ] as const) {
      expect((await api.get(who, `/vm/${who.projectId}${path(where, `get/${id}`)}`)).status).toBe(404)
      expect((await goBack(who, where, id)).status).toBe(404)
      expect((await send(who, 'DELETE', path(where, `delete/${id}`))).status).toBe(404)
    }
    expect(await listOf(customer, volumeId)).toHaveLength(1)
  })

  it('is refused while the volume is busy, with the name of what runs', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const answers = await Promise.all(
      ['one', 'two'].map((name) => send(customer, 'POST', path(volumeId, 'create'), { name: `copy-${name}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await tools.untilIdle('Volume', volumeId)
    expect(await listOf(customer, volumeId)).toHaveLength(1)
  })
})

describe('the point a volume stands on', () => {
  const snapshotsOf = async (customer: Customer, volumeId: number) => {
    const rows = await tools.read<VolumeSnapshot[]>(customer, `/volume/${volumeId}/snapshot/list`)
    return Object.fromEntries(rows.map(({ name, statusId }) => [name, statusId]))
  }
  const snapshot = (customer: Customer, volumeId: number, name: string) =>
    act(customer, volumeId, 'POST', `/volume/${volumeId}/snapshot/create`, { name })
  const revert = (customer: Customer, volumeId: number, id: number) =>
    act(customer, volumeId, 'PUT', `/volume/${volumeId}/snapshot/revert/${id}`)

  it('is the last one it was brought back to, until it goes elsewhere', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const monday = await snapshot(customer, volumeId, 'monday')
    const tuesday = await snapshot(customer, volumeId, 'tuesday')
    await revert(customer, volumeId, monday.id)
    expect(await snapshotsOf(customer, volumeId)).toEqual({ monday: 1, tuesday: 2 })
    const again = await send(customer, 'PUT', `/volume/${volumeId}/snapshot/revert/${monday.id}`)
    expect(again).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
    await revert(customer, volumeId, tuesday.id)
    expect(await snapshotsOf(customer, volumeId)).toEqual({ monday: 2, tuesday: 1 })
    await snapshot(customer, volumeId, 'wednesday')
    expect(await snapshotsOf(customer, volumeId)).toEqual({ monday: 2, tuesday: 2, wednesday: 2 })
    await revert(customer, volumeId, monday.id)

    const backup = await act(customer, volumeId, 'POST', `/volume/${volumeId}/backup/create`, { name: 'safe' })
    await act(customer, volumeId, 'POST', `/volume/${volumeId}/backup/restore/${backup.id}`)
    expect(await snapshotsOf(customer, volumeId)).toEqual({ monday: 2, tuesday: 2, wednesday: 2 })
  })

  it('is out of reach once the volume has grown; a backup is not', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const { id } = await snapshot(customer, volumeId, 'small')
    const backup = await act(customer, volumeId, 'POST', `/volume/${volumeId}/backup/create`, { name: 'small' })
    await act(customer, volumeId, 'PUT', `/volume/edit/${volumeId}`, { volumeSize: 100 })
    expect(await send(customer, 'PUT', `/volume/${volumeId}/snapshot/revert/${id}`)).toMatchObject({
      status: 400,
      body: { type: 'volume_grown', errorMessage: expect.stringContaining('۵۰') },
    })
    await act(customer, volumeId, 'POST', `/volume/${volumeId}/backup/restore/${backup.id}`)
    expect(await detail(customer, volumeId)).toMatchObject({ volumeSize: 100, statusId: 2 })
    expect(await tools.onEngine(customer, volumeId)).toMatchObject({ sizeGb: 100 })
  })
})

describe('a server whose volume is being brought back', () => {
  it('is not started until that has ended', async () => {
    const customer = await api.newCustomer()
    const volumeId = await newVolume(customer)
    const serverId = await newServer(customer)
    await attach(customer, volumeId, serverId)
    await turnOff(customer, serverId)
    const { id } = await act(customer, volumeId, 'POST', `/volume/${volumeId}/snapshot/create`, { name: 'before' })
    const goingBack = await send(customer, 'PUT', `/volume/${volumeId}/snapshot/revert/${id}`)
    expect(goingBack.status).toBe(200)
    const start = () => send(customer, 'PUT', `/host/start/${serverId}`)
    expect(await start()).toMatchObject({
      status: 409,
      body: { type: 'volume_in_work', errorMessage: expect.stringContaining('data-volume') },
    })
    await tools.untilIdle('Volume', volumeId)
    expect((await start()).status).toBe(200)
  })
})
