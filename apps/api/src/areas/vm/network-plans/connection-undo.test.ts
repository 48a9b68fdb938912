import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { LoadBalancerDetail } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { giveOwnCard } from '../networks/cards.fixture.ts'
import { connectionsOf } from './connection-changes.fixture.ts'
import { everyKind, newPlanGround, whatIsThere, type PlanGround } from './network-plans.fixture.ts'

/** What is held while a plan connects and disconnects servers, and what comes back of it. */

const { signal } = new AbortController()
const faults = createFaults<ComputeEngine>()
let api: TestApi
let connections: ReturnType<typeof connectionsOf>
beforeAll(async () => {
  api = await startTestApi({ withClock: false, compute: (engine) => withFaults(engine, faults) })
  connections = connectionsOf(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

/** Starts the plan and keeps the engine at the way out, behind all that is planned before it. */
const heldAtItsEnd = async (ground: PlanGround, version: number) => {
  const going = Promise.withResolvers<void>()
  faults.inject({ method: 'setSnat', kind: 'slow', until: going.promise, count: 1 })
  const { customer, path: planPath } = ground
  const { body } = await api.send<{ operationId: number }>(customer, 'POST', `${planPath}/apply`, { version })
  const left = () => connections.portsOf(ground, ground.second.serverId)
  await expect.poll(async () => (await left()).length, { timeout: 10_000, interval: 5 }).toBe(1)
  return {
    /** Cancels it, and waits until all is taken back. */
    cancel: async () => {
      const cancel = `/portal/operation/cancel/${body.operationId}`
      expect(await api.send(customer, 'PUT', cancel)).toMatchObject({ status: 200 })
      going.resolve()
      await expect
        .poll(() => api.statusOfOperation(body.operationId), { timeout: 10_000, interval: 5 })
        .toBe('cancelled')
    },
  }
}

describe('a disconnection that is taken back', () => {
  it('gives the same card back, also where the engine has another one than the row says', async () => {
    const ground = await newPlanGround(api)
    const { serverDisconnect, snat } = everyKind(ground)
    const mac = await giveOwnCard(api, ground.customer, ground.guest.nodeId)
    expect(mac).not.toBe(ground.guest.mac)
    const before = await connections.portsOf(ground, ground.second.serverId)
    const version = await ground.plan([serverDisconnect, snat])
    faults.inject({ method: 'setSnat', kind: 'error', code: 'refused', count: 10 })
    const { body } = await ground.apply(version)
    faults.clear()
    expect(await api.statusOfOperation(body.operationId!)).toBe('failed')
    expect(await connections.portsOf(ground, ground.second.serverId)).toEqual(before)
    expect(await connections.nodesOf(ground, ground.second.serverId)).toContainEqual(
      expect.objectContaining({
        id: ground.guest.nodeId,
        statusId: networkNodeStatus.id.connected,
        ipAddress: ground.guest.address,
        macAddress: mac,
      }),
    )
  })

  it('finds its address free, whoever asked for one meanwhile: servers, balancers, the plan itself', async () => {
    const ground = await newPlanGround(api)
    const { first, second, guest, freeNetworkId, customer, gateway } = ground
    const { serverDisconnect, snat } = everyKind(ground)
    const vmNetworkId = freeNetworkId
    const take = { key: 'take', kind: 'serverConnect', vmHostId: first.serverId, network: { id: vmNetworkId } } as const
    await ground.plan([
      serverDisconnect,
      { ...take, ipAddress: guest.address },
      { ...take, key: 'back', vmHostId: second.serverId },
    ])
    const [none, taken, back] = await connections.problemsOf(ground)
    expect([none, taken, back]).toEqual([
      null,
      expect.stringContaining('گرفته شده است'),
      expect.stringContaining('با همین طرح از این شبکه جدا می‌شود'),
    ])

    // The last address of a network is where a balancer would stand first.
    const last = '192.168.77.252'
    await connections.detach(ground, guest.nodeId)
    const left = await connections.attach(ground, second.serverId, vmNetworkId, { ipAddress: last })
    await connections.attach(ground, first.serverId, vmNetworkId)
    await gateway.done('POST', 'interface/create', { vmNetworkId })
    const version = await ground.plan([{ ...serverDisconnect, vmNetworkNodeId: left.body.id }, snat])
    const [rows, before] = [
      await connections.nodesOf(ground, second.serverId),
      await connections.portsOf(ground, second.serverId),
    ]
    const third = await api.newServer(customer)
    const held = await heldAtItsEnd(ground, version)
    expect(await connections.attach(ground, third, vmNetworkId, { ipAddress: last })).toMatchObject({
      status: 400,
      body: { type: 'address_taken' },
    })
    expect(await connections.detach(ground, left.body.id)).toMatchObject({
      status: 409,
      body: { type: 'operation_running' },
    })
    const { balancerCreate } = everyKind(ground)
    const { key: _, kind: __, ...order } = balancerCreate
    const listener = { ...order.vmLbListeners[0]!, vmLbPools: [first.serverId] }
    const balancers = `/vm/${customer.projectId}/load-balancer/host`
    const wanted = { ...order, vmNetworkId, vmLbListeners: [listener] }
    const balancerId = await gateway.done('POST', `${balancers}/create`, wanted)
    const { ipAddress: address } = (await api.get<LoadBalancerDetail>(customer, `${balancers}/get/${balancerId}`)).body
    expect([address, address === last]).toEqual([expect.stringMatching(/^192\.168\.77\./), false])
    await held.cancel()
    expect(await connections.portsOf(ground, second.serverId)).toEqual(before)
    expect(await connections.nodesOf(ground, second.serverId)).toEqual(rows)
  })

  it('brings a server back behind its balancer, also where other members changed after it had left', async () => {
    const ground = await newPlanGround(api)
    const { customer, gateway, first, webId, oldId, balancerId } = ground
    const { memberAdd, memberRemove, snat } = everyKind(ground)
    const third = await gateway.newInside()
    const version = await ground.plan([
      { key: 'f1', kind: 'forwardDelete', vpcNatId: webId },
      { key: 'f2', kind: 'forwardDelete', vpcNatId: oldId },
      memberAdd,
      memberRemove,
      { key: 'off', kind: 'serverDisconnect', vmNetworkNodeId: first.nodeId },
      { ...memberAdd, key: 'more', vmHostId: third.serverId },
      snat,
    ])
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: null })
    const onEngine = async () => ({
      balancer: await api.compute(1).getBalancer(balancerTag(customer.projectId, balancerId), signal),
      ports: await connections.portsOf(ground, first.serverId),
      router: await gateway.onEngine(),
    })
    const before = await onEngine()
    const rows = await whatIsThere(api)
    for (const trouble of ['setSnat', 'updateBalancer'] as const) {
      faults.inject({ method: trouble, kind: 'error', code: 'refused', count: 1 })
      const { body } = await ground.apply(version)
      faults.clear()
      expect([trouble, await api.statusOfOperation(body.operationId!)]).toEqual([trouble, 'failed'])
      expect(await onEngine()).toEqual(before)
      expect(await whatIsThere(api)).toEqual(rows)
    }
    const { body } = await ground.apply(version)
    expect(await api.statusOfOperation(body.operationId!)).toBe('done')
    const after = await onEngine()
    expect(after.ports).toEqual([])
    expect(new Set(after.balancer!.listeners[0]!.members.map((member) => member.serverTag))).toEqual(
      new Set([ground.second.serverId, third.serverId].map((id) => serverTag(customer.projectId, id))),
    )
  })

  it('that the engine does not take back is said to have failed, keeps its address, and nothing else has', async () => {
    const ground = await newPlanGround(api)
    const { serverDisconnect, serverConnect, networkNew, snat } = everyKind(ground)
    const version = await ground.plan([networkNew, serverConnect, serverDisconnect, snat])
    const held = await heldAtItsEnd(ground, version)
    faults.inject({ method: 'attachPort', kind: 'error', code: 'refused', count: 10 })
    await held.cancel()
    faults.clear()
    const left = (await connections.nodesOf(ground, ground.second.serverId)).find(
      ({ id }) => id === ground.guest.nodeId,
    )
    expect(left).toMatchObject({ statusId: networkNodeStatus.id.failed, ipAddress: ground.guest.address })
    expect(await connections.nodesOf(ground, ground.first.serverId)).toHaveLength(1)
    expect(await connections.portsOf(ground, ground.first.serverId)).toHaveLength(1)
    // Its owner gets rid of it as of any other, and connects the server anew.
    expect((await connections.detach(ground, ground.guest.nodeId)).status).toBe(200)
    const again = await connections.attach(ground, ground.second.serverId, ground.freeNetworkId, {
      ipAddress: ground.guest.address,
    })
    expect(again.status).toBe(200)
    expect(await connections.portsOf(ground, ground.second.serverId)).toHaveLength(2)
  })
})

describe('the server that a plan connects or disconnects', () => {
  it('is held until it ends, and keeps the plan back by its name where it is busy', async () => {
    const ground = await newPlanGround(api)
    const { serverDisconnect, snat, secondRule } = everyKind(ground)
    const version = await ground.plan([serverDisconnect, snat])
    const { customer, second } = ground
    const openRule = () =>
      api.send(customer, 'POST', `/vm/${customer.projectId}/host/${second.serverId}/firewall/create`, secondRule.rule)
    const held = await heldAtItsEnd(ground, version)
    expect(await openRule()).toMatchObject({ status: 409, body: { type: 'operation_running' } })
    await held.cancel()
    const going = Promise.withResolvers<void>()
    faults.inject({ method: 'setFirewall', kind: 'slow', until: going.promise, count: 1 })
    expect((await openRule()).status).toBe(200)
    const name = await api.nameOfServer(ground.customer, second.serverId)
    expect(plain((await ground.read()).obstacle)).toContain(`روی سرور «${name}» در حال انجام است`)
    expect(await ground.apply(version)).toMatchObject({ status: 409, body: { type: 'plan_server_busy' } })
    going.resolve()
    await api.untilSettled(customer, second.serverId)
    expect((await ground.apply(version)).status).toBe(200)
  })

  it('is that of whoever may operate it: nobody who only reads, nobody else', async () => {
    const ground = await newPlanGround(api)
    const changes = [everyKind(ground).serverDisconnect]
    const setAs = (who: { token: string }, to = ground.path) =>
      api.send<{ version: number }>(who, 'PUT', `${to}/set`, { version: 0, changes })
    const expireDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)
    const token = { name: 'reads', expireDate, readOnly: true }
    const { body: reads } = await api.send<{ token: string }>(
      ground.customer,
      'POST',
      '/account/api-token/create',
      token,
    )
    expect((await setAs(reads)).status).toBe(403)
    expect((await setAs(await api.newColleague(ground.customer, 'reporter'))).status).toBe(403)
    // Of another customer it is not there, neither for their cloud nor for their network.
    const stranger = await newPlanGround(api)
    expect((await setAs(stranger.customer)).status).toBe(404)
    const theirs = await stranger.plan(changes)
    expect((await stranger.read()).changes[0]).toMatchObject({ sentence: expect.stringContaining('ناپیدا') })
    expect(await stranger.apply(theirs)).toMatchObject({ status: 409, body: { type: 'plan_refused' } })
    expect(await connections.portsOf(ground, ground.second.serverId)).toHaveLength(2)
    const operator = await api.newColleague(ground.customer, 'maintainer')
    const { body } = await setAs(operator)
    expect((await api.send(operator, 'POST', `${ground.path}/apply`, { version: body.version })).status).toBe(200)
  })

  it('may be in plans of two clouds that name its networks in either order: both come to an end', async () => {
    const ground = await newPlanGround(api)
    const { first, second, freeNetworkId, emptyNetworkId, customer, gateway } = ground
    const other = await gateway.done('POST', `/vm/${customer.projectId}/vpc/create`, {
      name: 'other-cloud',
      productBundleId: ground.bundles[0]!,
      networks: [],
    })
    const enter = (vmHostId: number, id: number) =>
      ({ key: `n${id}`, kind: 'serverConnect', vmHostId, network: { id } }) as const
    const version = await ground.plan([enter(first.serverId, freeNetworkId), enter(first.serverId, emptyNetworkId)])
    const path2 = `/vm/${customer.projectId}/vpc/${other}/plan`
    const third = await api.newServer(customer)
    const { body } = await api.send<{ version: number }>(customer, 'PUT', `${path2}/set`, {
      version: 0,
      changes: [enter(third, emptyNetworkId), enter(second.serverId, emptyNetworkId), enter(third, freeNetworkId)].map(
        (change, place) => ({ ...change, key: `k${place}` }),
      ),
    })
    const answers = await Promise.all([
      ground.apply(version),
      gateway.send('POST', `${path2}/apply`, { version: body.version }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await connections.portsOf(ground, first.serverId)).length).toBe(3)
    expect((await connections.portsOf(ground, third)).length).toBe(2)
  })
})
