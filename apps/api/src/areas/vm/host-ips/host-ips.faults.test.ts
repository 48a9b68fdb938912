import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { VmHostIpListItem } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import { createFaults, withFaults, type FaultKind } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'

/** What is left of addresses, limits and what is paid when the engine misbehaves. */
const faults = createFaults<ComputeEngine>()
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

/** More often than any step is tried. */
const always = 100
const lasting: FaultKind[] = ['error', 'crashAfterEffect']

type Request = [method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object]

const path = (customer: Customer, serverId: number) => `/vm/${customer.projectId}/host/${serverId}/ip`

const send = async (customer: Customer, serverId: number, ...[method, url, body]: Request) => {
  const answer = await api.send<Started>(customer, method, url, body)
  expect(answer.status).toBe(200)
  await api.untilSettled(customer, serverId)
  return answer.body
}

const add = (customer: Customer, serverId: number) =>
  send(customer, serverId, 'POST', `${path(customer, serverId)}/create`, { useIpV4: true })

const remove = (customer: Customer, serverId: number, id: number) =>
  send(customer, serverId, 'DELETE', `${path(customer, serverId)}/delete/${id}`)

const retry = (customer: Customer, serverId: number, operationId: number | null | undefined) => {
  faults.clear()
  return send(customer, serverId, 'PUT', `/portal/operation/retry/${operationId}`)
}

/** Everything that must agree about the addresses beyond the first. */
const standing = async (customer: Customer, serverId: number) => {
  const list = await api.get<VmHostIpListItem[]>(customer, `${path(customer, serverId)}/list`)
  const engine = await api
    .compute(1)
    .listAddresses(serverTag(customer.projectId, serverId), new AbortController().signal)
  const { ip } = await api.db
    .selectFrom('customer_usage')
    .where('customer_id', '=', customer.customerId)
    .select('ip')
    .executeTakeFirstOrThrow()
  const paid = await api.db
    .selectFrom('usage_intervals')
    .where('project_id', '=', customer.projectId)
    .where('service_type', '=', 'VmIp')
    .where('to_at', 'is', null)
    .select('id')
    .execute()
  return {
    statuses: list.body.filter(({ isPrimary }) => !isPrimary).map(({ statusId }) => networkNodeStatus.name(statusId)),
    onEngine: engine.length,
    limit: ip - 1,
    paid: paid.length,
  }
}

const nothing = { onEngine: 0, limit: 0, paid: 0 }
const one = { onEngine: 1, limit: 1, paid: 1 }

describe('adding an address', () => {
  it('gets over a lost answer: one address, taken and paid for once', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method: 'addAddress', kind: 'crashAfterEffect' })
    await add(customer, serverId)
    expect(await standing(customer, serverId)).toEqual({ statuses: ['connected'], ...one })
  })

  it.each(lasting)('that fails (%s) gives everything back, and takes it again when it is tried again', async (kind) => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method: 'addAddress', kind, count: always })
    const { operationId } = await add(customer, serverId)
    expect(await standing(customer, serverId)).toEqual({ statuses: ['failed'], ...nothing })
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId)).toEqual({ statuses: ['connected'], ...one })
  })

  it('that failed can be deleted, and gives nothing back twice', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    faults.inject({ method: 'addAddress', kind: 'error', code: 'no_address' })
    const { id } = await add(customer, serverId)
    expect(await standing(customer, serverId)).toEqual({ statuses: ['failed'], ...nothing })
    await remove(customer, serverId, id)
    expect(await standing(customer, serverId)).toEqual({ statuses: [], ...nothing })
  })
})

describe('deleting an address', () => {
  it('gets over a lost answer', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await add(customer, serverId)
    faults.inject({ method: 'removeAddress', kind: 'crashAfterEffect' })
    await remove(customer, serverId, id)
    expect(await standing(customer, serverId)).toEqual({ statuses: [], ...nothing })
  })

  it('that fails leaves it as it was, still counted and paid for', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await add(customer, serverId)
    faults.inject({ method: 'removeAddress', kind: 'error', count: always })
    const { operationId } = await remove(customer, serverId, id)
    expect(await standing(customer, serverId)).toEqual({ statuses: ['connected'], ...one })
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId)).toEqual({ statuses: [], ...nothing })
  })

  it('is not tried again once the address is protected', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await add(customer, serverId)
    faults.inject({ method: 'removeAddress', kind: 'error', count: always })
    const { operationId } = await remove(customer, serverId, id)
    faults.clear()
    await api.send(customer, 'PUT', `${path(customer, serverId)}/edit/${id}`, { isProtected: true })
    const again = await api.send<{ type?: string }>(customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(again).toMatchObject({ status: 400, body: { type: 'ip_protected' } })
    expect(await standing(customer, serverId)).toEqual({ statuses: ['connected'], ...one })
  })

  it('is never left in the middle when the engine cannot even be looked at', async () => {
    const customer = await api.newCustomer()
    const serverId = await api.newServer(customer)
    const { id } = await add(customer, serverId)
    faults.inject({ method: 'removeAddress', kind: 'error', count: always })
    faults.inject({ method: 'listAddresses', kind: 'error', count: always })
    const { operationId } = await remove(customer, serverId, id)
    faults.clear()
    expect(await standing(customer, serverId)).toEqual({ statuses: ['failed'], ...one })
    await retry(customer, serverId, operationId)
    expect(await standing(customer, serverId)).toEqual({ statuses: [], ...nothing })
  })
})

describe('moving an address to another server', () => {
  const newPair = async () => {
    const customer = await api.newCustomer()
    const [from, to] = [await api.newServer(customer), await api.newServer(customer)]
    const { id } = await add(customer, from)
    const move = () => send(customer, to, 'PUT', `${path(customer, from)}/move/${id}`, { vmHostId: to })
    const placed = async () => {
      faults.clear()
      const on = async (serverId: number) => {
        const { statuses, onEngine } = await standing(customer, serverId)
        return [statuses, onEngine]
      }
      return { from: await on(from), to: await on(to) }
    }
    return { customer, to, move, placed }
  }

  it('gets over lost answers', async () => {
    const { move, placed } = await newPair()
    faults.inject({ method: 'moveAddress', kind: 'crashAfterEffect', count: 2 })
    await move()
    expect(await placed()).toEqual({ from: [[], 0], to: [['connected'], 1] })
  })

  it('that fails leaves it where it was, and can be tried again', async () => {
    const { customer, to, move, placed } = await newPair()
    faults.inject({ method: 'moveAddress', kind: 'error', code: 'refused' })
    const { operationId } = await move()
    expect(await placed()).toEqual({ from: [['connected'], 1], to: [[], 0] })
    await retry(customer, to, operationId)
    expect(await placed()).toEqual({ from: [[], 0], to: [['connected'], 1] })
  })
})
