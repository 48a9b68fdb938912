import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { networkNodeStatus, vmLbAlgorithm } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { MoveRehearsal } from '@sarv/contract/portal/moves/moves.schemas'
import type { VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import {
  act,
  balancerPath,
  connectServer,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
  type BalancerPlace,
} from './load-balancers.fixture.ts'

/* A server that goes, and the load balancers that it stands behind. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
let place: BalancerPlace

beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(async () => {
  faults.clear()
  place = await newPlace(api)
})
afterAll(() => api.close())

const { signal } = new AbortController()
const { connected } = networkNodeStatus.id

const membersOnEngine = async (id: number) => {
  const made = await api.compute(1).getBalancer(balancerTag(place.customer.projectId, id), signal)
  return made!.listeners.flatMap(({ members }) => members.map((member) => member.serverTag))
}

const membersShown = async (id: number) =>
  (await readBalancer(api, place, id)).listeners.flatMap(({ poolMembers }) =>
    poolMembers.map((member) => member.vmHostId),
  )

const tagOf = (server: number) => serverTag(place.customer.projectId, server)

const nodesOf = async () => {
  const { projectId } = place.customer
  const list = `/vm/${projectId}/network/node/list?VmNetworkId=${place.vmNetworkId}`
  return (await api.get<VmNetworkNodeListItem[]>(place.customer, list)).body
}

const ended = async (operationId: number) => {
  await expect
    .poll(
      () => api.db.selectFrom('operations').where('id', '=', operationId).select('ended_at').executeTakeFirstOrThrow(),
      { timeout: 10_000, interval: 10 },
    )
    .toMatchObject({ ended_at: expect.any(Date) })
  const { status } = await api.db
    .selectFrom('operations')
    .where('id', '=', operationId)
    .select('status')
    .executeTakeFirstOrThrow()
  return status
}

it('is behind none of them once it is deleted, and whoever deletes it is told before', async () => {
  const { customer, servers } = place
  const [goes, stays] = servers as [number, number]
  const { id } = await newBalancer(api, place)
  const path = `/vm/${customer.projectId}/host/delete/${goes}?Now=true`
  const { body: quote } = await api.send<Quote>(customer, 'DELETE', path, undefined, { 'x-dry-run': 'true' })
  expect(quote.effects?.join()).toContain('web balancer')

  await act(api, customer, 'DELETE', path)
  expect(await membersOnEngine(id)).toEqual([tagOf(stays)])
  expect(await membersShown(id)).toEqual([stays])

  // The next one gets its address, and nothing of its traffic.
  await connectServer(api, customer, place.vmNetworkId)
  expect(await membersOnEngine(id)).toEqual([tagOf(stays)])
})

it('stays behind them when its deletion fails before it is gone', async () => {
  const { customer, servers } = place
  const [goes] = servers as [number]
  const { id } = await newBalancer(api, place)
  faults.inject({ method: 'deleteServer', kind: 'error', count: 100 })
  const { body } = await api.send<Started>(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${goes}?Now=true`)
  expect(await ended(body.operationId!)).toBe('failed')
  faults.clear()
  expect((await membersOnEngine(id)).toSorted()).toEqual(servers.map(tagOf).toSorted())
  expect((await nodesOf()).map(({ statusId }) => statusId)).toEqual([connected, connected])
})

it('leaves in the end when its balancer could not be told at first', async () => {
  const { customer, servers } = place
  const [goes, stays] = servers as [number, number]
  const { id } = await newBalancer(api, place)
  faults.inject({ method: 'updateBalancer', kind: 'error', count: 100 })
  const { body } = await api.send<Started>(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${goes}?Now=true`)
  expect(await ended(body.operationId!)).toBe('failed')
  faults.clear()
  const retry = await api.send<Started>(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)
  expect(await ended(retry.body.operationId!)).toBe('done')
  expect(await membersOnEngine(id)).toEqual([tagOf(stays)])
  expect(await membersShown(id)).toEqual([stays])
})

it('is not taken off the network while it is behind one, nor by trying again what failed before', async () => {
  const { customer, servers } = place
  const node = (await nodesOf()).find(({ vmHostId }) => vmHostId === servers[0])
  const detach = `/vm/${customer.projectId}/network/node/detach/${node!.id}`
  faults.inject({ method: 'detachPort', kind: 'error', count: 100 })
  const first = await api.send<Started>(customer, 'PUT', detach)
  expect(await ended(first.body.operationId!)).toBe('failed')
  faults.clear()

  await newBalancer(api, place)
  const refused = { status: 400, body: { type: 'node_led_to', errorMessage: expect.stringContaining('web balancer') } }
  expect(await api.send(customer, 'PUT', `/portal/operation/retry/${first.body.operationId}`)).toMatchObject(refused)
  expect(await api.send(customer, 'PUT', detach)).toMatchObject(refused)
})

it('may leave the network when the change that would have put it behind one has failed', async () => {
  const { customer, vmNetworkId, servers } = place
  const { id } = await newBalancer(api, place)
  const added = await connectServer(api, customer, vmNetworkId)
  const node = (await nodesOf()).find(({ vmHostId }) => vmHostId === added)
  const detach = () => api.send<Started>(customer, 'PUT', `/vm/${customer.projectId}/network/node/detach/${node!.id}`)

  faults.inject({ method: 'updateBalancer', kind: 'error', count: 100 })
  const change = await api.send<Started>(customer, 'PUT', `${balancerPath(place)}/edit/${id}`, {
    name: 'web balancer',
    vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
    vmLbListeners: [webListener(place, { vmLbPools: [...servers, added] })],
  })
  // While the change is under way the server is on its way behind the balancer.
  expect(await detach()).toMatchObject({ status: 400, body: { type: 'node_led_to' } })
  expect(await ended(change.body.operationId!)).toBe('failed')
  faults.clear()

  expect(await membersShown(id)).not.toContain(added)
  const left = await detach()
  expect(left.status).toBe(200)
  await api.untilDone(left.body.operationId!)
  const retry = await api.send(customer, 'PUT', `/portal/operation/retry/${change.body.operationId}`)
  expect(retry).toMatchObject({ status: 400, body: { type: 'lb_member_missing' } })
})

it.each([
  {
    what: 'its network',
    method: 'disconnectNetwork',
    rest: () => `${place.vpc.id}/interface/remove/${place.vmNetworkId}`,
    type: 'network_led_into',
  },
  { what: 'its cloud', method: 'deleteRouter', rest: () => `delete/${place.vpc.id}`, type: 'vpc_holds' },
] as const)('keeps $what, also when the end of that had failed before', async ({ method, rest, type }) => {
  const { customer } = place
  const path = `/vm/${customer.projectId}/vpc/${rest()}`
  faults.inject({ method, kind: 'error', count: 100 })
  const first = await api.send<Started>(customer, 'DELETE', path)
  expect(await ended(first.body.operationId!)).toBe('failed')
  faults.clear()

  await newBalancer(api, place)
  const refused = { status: 400, body: { type } }
  expect(await api.send(customer, 'DELETE', path)).toMatchObject(refused)
  expect(await api.send(customer, 'PUT', `/portal/operation/retry/${first.body.operationId}`)).toMatchObject(refused)
})

it('gets no address of the network that a balancer has', async () => {
  const { customer, vmNetworkId } = place
  const { id } = await newBalancer(api, place)
  const { ipAddress } = await readBalancer(api, place, id)
  const vmHostId = await api.newServer(customer)
  const attach = { vmHostId, vmNetworkId, isV4: true, ipAddress }
  const path = `/vm/${customer.projectId}/network/node/attach`
  expect(await api.send(customer, 'POST', path, attach)).toMatchObject({ status: 400, body: { type: 'address_taken' } })
})

it('a server behind a load balancer does not move to another project: the rehearsal names the balancer', async () => {
  await newBalancer(api, place, { name: 'stays here' })
  const { projectId, customerId } = place.customer
  const to = await insertProject(api.db, customerId)
  const codes = async () => {
    const path = `/portal/${projectId}/service/move-rehearsal?Services=Vm:${place.servers[0]}&TargetProjectId=${to}`
    const { body } = await api.get<MoveRehearsal>(place.customer, path)
    return body.services[0]!.obstacles
  }
  expect(await codes()).toEqual([
    { code: 'balancer', reason: expect.stringContaining('stays here') },
    { code: 'network', reason: expect.any(String) },
  ])
})
