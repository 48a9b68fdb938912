import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { VmNetworkListItem, VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import { createFaults, withFaults, type FaultKind } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { giveOwnCard } from './cards.fixture.ts'

/** What is left of networks and connections when the engine misbehaves. */
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

const path = (customer: Customer) => `/vm/${customer.projectId}/network`

const send = async (customer: Customer, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
  const answer = await api.send<Started>(customer, method, url, body)
  expect(answer.status).toBe(200)
  await untilEnded(answer.body.operationId!)
  return answer.body
}

const untilEnded = async (operationId: number) => {
  await expect
    .poll(
      () => api.db.selectFrom('operations').where('id', '=', operationId).select('ended_at').executeTakeFirstOrThrow(),
      { timeout: 20_000, interval: 10 },
    )
    .toMatchObject({ ended_at: expect.any(Date) })
}

const retry = (customer: Customer, operationId: number | null | undefined) => {
  faults.clear()
  return send(customer, 'PUT', `/portal/operation/retry/${operationId}`)
}

const newNetwork = (customer: Customer) =>
  send(customer, 'POST', `${path(customer)}/create`, { name: 'shop network', network: '10.20.0.0', prefix: 24 })

const networksOf = async (customer: Customer) =>
  (await api.get<VmNetworkListItem[]>(customer, `${path(customer)}/list`)).body

const nodesOf = async (customer: Customer) =>
  (await api.get<VmNetworkNodeListItem[]>(customer, `${path(customer)}/node/list`)).body

const onEngine = (customer: Customer, id: number) =>
  api.compute(1).getNetwork(networkTag(customer.projectId, id), signal)

const portsOf = (customer: Customer, serverId: number) =>
  api.compute(1).listPorts({ serverTag: serverTag(customer.projectId, serverId) }, signal)

describe('making a network', () => {
  it('gets over a lost answer: one network, active', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createNetwork', kind: 'crashAfterEffect' })
    const { id } = await newNetwork(customer)
    expect(await networksOf(customer)).toMatchObject([{ id, statusId: vmKeyStatus.id.active }])
  })

  it.each(lasting)('leaves nothing on the engine when it cannot be made (%s), and can be tried again', async (kind) => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createNetwork', kind, count: always })
    const { id, operationId } = await newNetwork(customer)
    expect(await networksOf(customer)).toMatchObject([{ id, statusId: vmKeyStatus.id.failed }])
    expect(await onEngine(customer, id)).toBeUndefined()

    await retry(customer, operationId)
    expect(await networksOf(customer)).toMatchObject([{ id, statusId: vmKeyStatus.id.active }])
    expect(await onEngine(customer, id)).toMatchObject({ cidr: '10.20.0.0/24' })
  })

  it('that failed can be deleted', async () => {
    const customer = await api.newCustomer()
    faults.inject({ method: 'createNetwork', kind: 'error', count: always })
    const { id } = await newNetwork(customer)
    faults.clear()
    await send(customer, 'DELETE', `${path(customer)}/delete/${id}`)
    expect(await networksOf(customer)).toEqual([])
  })
})

describe('deleting a network', () => {
  it('gets over a lost answer', async () => {
    const customer = await api.newCustomer()
    const { id } = await newNetwork(customer)
    faults.inject({ method: 'deleteNetwork', kind: 'crashAfterEffect' })
    await send(customer, 'DELETE', `${path(customer)}/delete/${id}`)
    expect(await networksOf(customer)).toEqual([])
  })

  it.each(lasting)('that fails (%s) keeps its row, lets nobody join, and can be tried again', async (kind) => {
    const customer = await api.newCustomer()
    const { id } = await newNetwork(customer)
    faults.inject({ method: 'deleteNetwork', kind, count: always })
    const { operationId } = await send(customer, 'DELETE', `${path(customer)}/delete/${id}`)
    expect(await networksOf(customer)).toMatchObject([{ id, statusId: vmKeyStatus.id.failed }])
    await retry(customer, operationId)
    expect(await networksOf(customer)).toEqual([])
    expect(await onEngine(customer, id)).toBeUndefined()
  })
})

describe('connecting a server', () => {
  const attach = async (customer: Customer) => {
    const { id: vmNetworkId } = await newNetwork(customer)
    const vmHostId = await api.newServer(customer)
    return { vmHostId, run: () => send(customer, 'POST', `${path(customer)}/node/attach`, { vmHostId, vmNetworkId }) }
  }

  it('gets over a lost answer: one port, with its MAC', async () => {
    const customer = await api.newCustomer()
    const { vmHostId, run } = await attach(customer)
    faults.inject({ method: 'attachPort', kind: 'crashAfterEffect' })
    await run()
    const [port, ...more] = await portsOf(customer, vmHostId)
    expect(more).toEqual([])
    expect(await nodesOf(customer)).toMatchObject([
      { statusId: networkNodeStatus.id.connected, macAddress: port!.mac, ipAddress: port!.address },
    ])
  })

  it.each(lasting)('that fails (%s) leaves no port, and can be tried again or taken away', async (kind) => {
    const customer = await api.newCustomer()
    const { vmHostId, run } = await attach(customer)
    faults.inject({ method: 'attachPort', kind, count: always })
    const { id, operationId } = await run()
    expect(await portsOf(customer, vmHostId)).toEqual([])
    expect(await nodesOf(customer)).toMatchObject([{ id, statusId: networkNodeStatus.id.failed, macAddress: null }])

    await retry(customer, operationId)
    expect(await nodesOf(customer)).toMatchObject([{ id, statusId: networkNodeStatus.id.connected }])
    expect(await portsOf(customer, vmHostId)).toHaveLength(1)
    await send(customer, 'PUT', `${path(customer)}/node/detach/${id}`)
    expect(await nodesOf(customer)).toEqual([])
  })

  it.each(lasting)('and disconnecting it again, failing by %s, leaves it its card', async (kind) => {
    const customer = await api.newCustomer()
    const { vmHostId, run } = await attach(customer)
    const { id } = await run()
    // Another one than the row says: what the server has is what comes back.
    const mac = await giveOwnCard(api, customer, id)
    faults.inject({ method: 'detachPort', kind, count: always })
    const { operationId } = await send(customer, 'PUT', `${path(customer)}/node/detach/${id}`)
    expect(await portsOf(customer, vmHostId)).toMatchObject([{ mac }])
    expect(await nodesOf(customer)).toMatchObject([
      { id, statusId: networkNodeStatus.id.connected, macAddress: mac, ipAddress: '10.20.0.2' },
    ])
    await retry(customer, operationId)
    expect(await nodesOf(customer)).toEqual([])
    expect(await portsOf(customer, vmHostId)).toEqual([])
  })

  it('is said to have failed where its card does not come back, and can be taken away', async () => {
    const customer = await api.newCustomer()
    const { vmHostId, run } = await attach(customer)
    const { id } = await run()
    faults.inject({ method: 'detachPort', kind: 'crashAfterEffect', count: always })
    faults.inject({ method: 'attachPort', kind: 'error', count: always })
    await send(customer, 'PUT', `${path(customer)}/node/detach/${id}`)
    expect(await nodesOf(customer)).toMatchObject([{ id, statusId: networkNodeStatus.id.failed }])
    faults.clear()
    await send(customer, 'PUT', `${path(customer)}/node/detach/${id}`)
    expect(await nodesOf(customer)).toEqual([])
    expect(await portsOf(customer, vmHostId)).toEqual([])
  })

  it('is never left in the middle when the engine cannot even be looked at', async () => {
    const customer = await api.newCustomer()
    const { run } = await attach(customer)
    const { id } = await run()
    for (const method of ['attachPort', 'listPorts'] as const) faults.inject({ method, kind: 'error', count: always })
    await send(customer, 'PUT', `${path(customer)}/node/detach/${id}`)
    expect(await nodesOf(customer)).toMatchObject([{ id, statusId: networkNodeStatus.id.failed }])
  })
})
