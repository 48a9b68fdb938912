import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { serviceStatus, snapshotStatus } from '@sarv/contract/enums'
import type { VmHostSnapshotListItem } from '@sarv/contract/vm/host-snapshots/host-snapshots.schemas'
import { createFaults, withFaults, type FaultKind } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverSnapshotTag, serverTag } from '../../../ports/compute/hosts.engine.ts'

/** What is left of snapshots and their server when the engine misbehaves. */
const faults = createFaults<ComputeEngine>()
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const signal = new AbortController().signal
/** More often than any step is tried. */
const always = 100
const lasting: FaultKind[] = ['error', 'crashAfterEffect']

const path = (customer: Customer, serverId: number) => `/vm/${customer.projectId}/host/${serverId}/snapshot`

const settle = async (customer: Customer, serverId: number, answer: { status: number; body: Started }) => {
  expect(answer.status).toBe(200)
  await api.untilSettled(customer, serverId)
  return answer.body
}

const create = async (customer: Customer, serverId: number) =>
  settle(
    customer,
    serverId,
    await api.send<Started>(customer, 'POST', `${path(customer, serverId)}/create`, { name: 'before upgrade' }),
  )

const act = async (customer: Customer, serverId: number, action: 'revert' | 'delete', id: number) =>
  settle(
    customer,
    serverId,
    await api.send<Started>(
      customer,
      action === 'delete' ? 'DELETE' : 'PUT',
      `${path(customer, serverId)}/${action}/${id}`,
    ),
  )

const retry = async (customer: Customer, serverId: number, operationId: number | null | undefined) => {
  faults.clear()
  return settle(customer, serverId, await api.send<Started>(customer, 'PUT', `/portal/operation/retry/${operationId}`))
}

/** Names of the statuses: of the snapshot, on the engine, and of the server. */
const standing = async (customer: Customer, serverId: number, id: number) => {
  const list = await api.get<VmHostSnapshotListItem[]>(customer, `${path(customer, serverId)}/list`)
  const snapshot = list.body.find((item) => item.id === id)
  const engine = await api.compute(1).getServerSnapshot(serverSnapshotTag(customer.projectId, id), signal)
  const host = await api.db.selectFrom('vm_hosts').where('id', '=', serverId).select('status_id').executeTakeFirst()
  return {
    snapshot: snapshotStatus.name(snapshot?.statusId),
    engine: engine?.state,
    server: serviceStatus.name(host?.status_id),
  }
}

const revisionOf = async (customer: Customer, serverId: number) =>
  (await api.compute(1).getServer(serverTag(customer.projectId, serverId), signal))?.revision

const ready = { snapshot: 'inactive', engine: 'available', server: 'active' }
const gone = { snapshot: undefined, engine: undefined, server: 'active' }

describe('making a snapshot', () => {
  it.each(['createServerSnapshot', 'getServerSnapshot'] as const)('gets over a lost answer of %s', async (method) => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method, kind: 'crashAfterEffect' })
    const { id } = await create(customer, serverId)
    expect(await standing(customer, serverId, id)).toEqual(ready)
  })

  it.each(lasting)('that fails (%s) leaves nothing on the engine, and can be tried again', async (kind) => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method: 'createServerSnapshot', kind, count: always })
    const { id, operationId } = await create(customer, serverId)
    expect(await standing(customer, serverId, id)).toEqual({ ...gone, snapshot: 'failed' })
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId, id)).toEqual(ready)
  })

  it('whose copy fails is taken back', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method: 'getServerSnapshot', kind: 'error', code: 'snapshot_failed' })
    const { id } = await create(customer, serverId)
    expect(await standing(customer, serverId, id)).toEqual({ ...gone, snapshot: 'failed' })
    await act(customer, serverId, 'delete', id)
    expect(await standing(customer, serverId, id)).toEqual(gone)
  })
})

describe('going back to a snapshot', () => {
  it.each(['revertServer', 'getServer'] as const)('gets over a lost answer of %s: one revert', async (method) => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    faults.inject({ method, kind: 'crashAfterEffect' })
    const { operationId } = await act(customer, serverId, 'revert', id)
    expect(await standing(customer, serverId, id)).toEqual({ ...ready, snapshot: 'active' })
    expect(await revisionOf(customer, serverId)).toBe(String(operationId))
  })

  it('that fails leaves the server as it was; it can be tried again, unless it was locked since', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    faults.inject({ method: 'revertServer', kind: 'error', count: always })
    const { operationId } = await act(customer, serverId, 'revert', id)
    expect(await standing(customer, serverId, id)).toEqual({ ...ready, snapshot: 'revertFailed' })
    expect(await revisionOf(customer, serverId)).toBeNull()

    const setLock = (isLocked: boolean) =>
      api.db.updateTable('vm_hosts').set({ is_locked: isLocked }).where('id', '=', serverId).execute()
    await setLock(true)
    const locked = await api.send(customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(locked).toMatchObject({ status: 400, body: { type: 'server_locked' } })
    await setLock(false)
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId, id)).toEqual({ ...ready, snapshot: 'active' })
  })

  it('whose answers are all lost says truly that the server was set back', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    faults.inject({ method: 'revertServer', kind: 'crashAfterEffect', count: always })
    const { operationId } = await act(customer, serverId, 'revert', id)
    expect(await revisionOf(customer, serverId)).toBe(String(operationId))
    expect(await standing(customer, serverId, id)).toEqual({ ...ready, snapshot: 'active' })
  })
})

describe('deleting a snapshot', () => {
  it('gets over a lost answer', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    faults.inject({ method: 'deleteServerSnapshot', kind: 'crashAfterEffect' })
    await act(customer, serverId, 'delete', id)
    expect(await standing(customer, serverId, id)).toEqual(gone)
  })

  it('that fails leaves one that can still be gone back to', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    faults.inject({ method: 'deleteServerSnapshot', kind: 'error', count: always })
    const { operationId } = await act(customer, serverId, 'delete', id)
    expect(await standing(customer, serverId, id)).toEqual(ready)
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId, id)).toEqual(gone)
  })

  it('is never left in the middle when the engine cannot even be looked at', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await create(customer, serverId)
    for (const method of ['deleteServerSnapshot', 'getServerSnapshot'] as const) {
      faults.inject({ method, kind: 'error', count: always })
    }
    await act(customer, serverId, 'delete', id)
    faults.clear()
    expect(await standing(customer, serverId, id)).toEqual({ ...ready, snapshot: 'failed' })
  })
})
