import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { networkNodeStatus, vmLbAlgorithm } from '@sarv/contract/enums'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { webListener } from '../load-balancers/load-balancers.fixture.ts'
import { newMemberGround, type MemberGround } from './member-changes.fixture.ts'
import { whatIsThere, type WantedChange } from './network-plans.fixture.ts'

/* Servers that come into the network of a load balancer and behind it, or from behind it and out of it, in one plan. */

const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withClock: false, compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const snat = { key: 'out', kind: 'snat', snatEnabled: true } as const

const nodesOf = async ({ customer }: MemberGround) =>
  (
    await api.get<{ id: number; vmHostId: number; statusId: number }[]>(
      customer,
      `/vm/${customer.projectId}/network/node/list`,
    )
  ).body

const connect = ({ place }: MemberGround, vmHostId: number): WantedChange => ({
  key: `join${vmHostId}`,
  kind: 'serverConnect',
  vmHostId,
  isV4: true,
  network: { id: place.vmNetworkId },
})

const disconnect = async (ground: MemberGround, vmHostId: number): Promise<WantedChange> => {
  const node = (await nodesOf(ground)).find((one) => one.vmHostId === vmHostId)!
  return { key: `part${vmHostId}`, kind: 'serverDisconnect', vmNetworkNodeId: node.id }
}

/** Fails at its end, with everything as it was; and is done when it is applied again. */
const failThenDo = async (ground: MemberGround, changes: readonly WantedChange[]) => {
  const [rows, engine] = [await whatIsThere(api), await ground.onEngine()]
  faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 10 })
  expect(await ground.run([...changes, snat])).toBe('failed')
  faults.clear()
  expect(await ground.onEngine()).toEqual(engine)
  const { network_plans: _plans, ...others } = await whatIsThere(api)
  expect({ ...others, network_plans: rows['network_plans'] }).toEqual(rows)
  expect(await ground.run([...changes, snat])).toBe('done')
}

it('a server comes into the network and behind the balancer, in that order', async () => {
  const ground = await newMemberGround(api)
  const late = await api.newServer(ground.customer)
  ground.place.servers.push(late)
  await ground.plan([ground.add(late), connect(ground, late)])
  expect((await ground.read()).changes.map(({ problem }) => problem !== null)).toEqual([true, false])
  await failThenDo(ground, [connect(ground, late), ground.add(late)])
  expect(await ground.onEngine()).toEqual({ 80: [ground.first, late], 81: [ground.first] })
  const node = (await nodesOf(ground)).find(({ vmHostId }) => vmHostId === late)
  expect(node?.statusId).toBe(networkNodeStatus.id.connected)
})

it('a server goes from behind the balancer and out of the network, in that order', async () => {
  const ground = await newMemberGround(api)
  const { first, second, add, remove } = ground
  const part = await disconnect(ground, first)
  const leave = [
    add(second),
    add(second, { key: 'also', sourcePort: 81 }),
    remove(first),
    remove(first, { key: 'last', sourcePort: 81 }),
  ]
  await ground.plan([part, ...leave])
  expect((await ground.read()).changes.map(({ problem }) => problem !== null)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  await failThenDo(ground, [...leave, part])
  expect(await ground.onEngine()).toEqual({ 80: [second], 81: [second] })
  expect((await nodesOf(ground)).some(({ vmHostId }) => vmHostId === first)).toBe(false)
})

it('a balancer that the plan makes has servers that the plan brings', async () => {
  const ground = await newMemberGround(api)
  const { place, customer, first } = ground
  const late = await api.newServer(customer)
  const made: WantedChange = {
    key: 'lb',
    kind: 'balancerCreate',
    name: 'made balancer',
    productBundleId: place.bundleId,
    vmNetworkId: place.vmNetworkId,
    vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
    vmLbListeners: [webListener(place, { vmLbPools: [first, late] })],
  }
  await failThenDo(ground, [connect(ground, late), made])
  const { id } = await api.db
    .selectFrom('vm_load_balancers')
    .where('project_id', '=', customer.projectId)
    .where('name', '=', 'made balancer')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow()
  const onEngine = await api.compute(1).getBalancer(balancerTag(customer.projectId, id), new AbortController().signal)
  expect(onEngine!.listeners[0]!.members).toHaveLength(2)
})
