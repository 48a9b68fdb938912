import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { OperationDetail, OperationListItem } from '@sarv/contract/portal/operations/operations.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

/** What the customer sees when the engine misbehaves. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
  servers = await createServerTester(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const create = async (customer: Customer): Promise<Started> => {
  const { status, body } = await servers.create(customer, { name: 'unlucky-server' })
  expect(status).toBe(200)
  return body
}

const operationsOf = async (customer: Customer) =>
  (await api.get<OperationListItem[]>(customer, `/portal/operation/list?ProjectId=${customer.projectId}`)).body

const usedVms = async (customer: Customer) => (await servers.taken(customer))?.vm

describe('a create on an engine in trouble', () => {
  it('gets over passing faults by itself', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', count: 2 })
    const { id } = await create(customer)
    expect(await api.untilSettled(customer, id)).toBe('active')
  })

  it('makes one server only when the engine fails after it did the work', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'crashAfterEffect', count: 1 })
    const { id } = await create(customer)
    expect(await api.untilSettled(customer, id)).toBe('active')
    const { servers } = await api.compute(1).listServers({ limit: 1000 }, new AbortController().signal)
    expect(servers.filter(({ tag }) => tag === serverTag(customer.projectId, id))).toHaveLength(1)
  })

  it('fails cleanly when it cannot go on: nothing on the engine, limits given back, a Persian reason', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', count: 100 })
    const { id, operationId } = await create(customer)
    expect(await api.untilSettled(customer, id)).toBe('failed')
    faults.clear()
    expect(await servers.onEngine(customer, id)).toBeUndefined()
    expect(await usedVms(customer)).toBe(0)
    expect(await servers.list(customer)).toMatchObject([{ id, statusId: 8, monthlyPrice: 0 }])

    const { body } = await api.get<OperationDetail>(customer, `/portal/operation/get/${operationId}`)
    expect(body).toMatchObject({
      operationStatusId: 4,
      canRetry: true,
      reason: expect.stringMatching(/[\u0600-\u06FF]/),
    })
    expect(body.steps[0]).toMatchObject({ attempt: 5 })
  })

  it('can be tried again, as a new operation, and takes its limits again', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', count: 100 })
    const { id, operationId } = await create(customer)
    await api.untilSettled(customer, id)
    faults.clear()

    const retried = await api.send<Started>(customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(retried).toMatchObject({ status: 200, body: { id } })
    expect(await api.untilSettled(customer, id)).toBe('active')
    expect(await usedVms(customer)).toBe(1)
    const [newest] = await operationsOf(customer)
    expect(newest).toMatchObject({ id: retried.body.operationId, operationStatusId: 3, percent: 100 })
    expect((await api.send(customer, 'PUT', `/portal/operation/retry/${operationId}`)).status).toBe(409)
  })

  it('a failed server can be deleted, and its limits are given back only once', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'error', count: 100 })
    const { id } = await create(customer)
    await api.untilSettled(customer, id)
    faults.clear()
    await servers.remove(customer, id)
    expect(await api.untilSettled(customer, id)).toBe('deleted')
    expect(await usedVms(customer)).toBe(0)
  })

  it('can be cancelled while it is under way: undone, and gone from the list', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createServer', kind: 'timeout' }) // it would hang here until its time is up
    const { id, operationId } = await create(customer)
    expect((await api.send(customer, 'PUT', `/portal/operation/cancel/${operationId}`)).status).toBe(200)
    expect(await api.untilSettled(customer, id)).toBe('deleted')
    expect(await servers.onEngine(customer, id)).toBeUndefined()
    expect(await usedVms(customer)).toBe(0)
    expect((await api.send(customer, 'PUT', `/portal/operation/cancel/${operationId}`)).status).toBe(409)
  })
})

describe('an act on a busy server', () => {
  it('is a 409 that names what is running', async () => {
    const customer = await api.newCustomer()
    const { id } = await create(customer)
    await api.untilSettled(customer, id)
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    faults.inject({ method: 'powerServer', kind: 'slow', until })
    const answers = await Promise.all(
      ['shutdown', 'reboot', 'reset'].map((action) => servers.put(customer, action, id)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      type: 'operation_running',
      errorMessage: expect.stringContaining('سرور'),
    })
    letGo()
    await api.untilSettled(customer, id)
  })

  it('is possible where it starts no work of its own: a pin, though not a new name', async () => {
    const customer = await api.newCustomer()
    const { id } = await create(customer)
    await api.untilSettled(customer, id)
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    faults.inject({ method: 'powerServer', kind: 'slow', until })
    expect((await servers.put(customer, 'reboot', id)).status).toBe(200)
    const renamed = await servers.put(customer, 'edit', id, { name: 'another-name' })
    const pinned = await servers.put(customer, 'edit', id, { isPinned: true })
    expect([renamed.status, pinned.status]).toEqual([409, 200])
    letGo()
    await api.untilSettled(customer, id)
  })

  it('a power action that fails leaves the status that the engine reports', async () => {
    const customer = await api.newCustomer()
    const { id } = await create(customer)
    await api.untilSettled(customer, id)
    faults.inject({ method: 'powerServer', kind: 'error', count: 100 })
    await servers.put(customer, 'shutdown', id)
    expect(await api.untilSettled(customer, id)).toBe('active')
  })
})

describe('operations of others', () => {
  it('are not there: 404 for another customer, 403 for a reader who wants to try again', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const reader = await api.newColleague(customer, 'reporter')
    faults.inject({ method: 'createServer', kind: 'error', count: 100 })
    const { id, operationId } = await create(customer)
    await api.untilSettled(customer, id)

    expect((await api.get(other, `/portal/operation/get/${operationId}`)).status).toBe(404)
    expect((await api.send(other, 'PUT', `/portal/operation/retry/${operationId}`)).status).toBe(404)
    const seen = await api.get<OperationDetail>(reader, `/portal/operation/get/${operationId}`)
    expect(seen).toMatchObject({ status: 200, body: { canRetry: false } })
    expect((await api.send(reader, 'PUT', `/portal/operation/retry/${operationId}`)).status).toBe(403)
    expect(await api.get(other, '/portal/operation/list')).toMatchObject({ status: 200, body: [] })
  })
})
