import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'
import { connectionsOf } from './connection-changes.fixture.ts'
import { everyKind, loseOwnAddress, newPlanGround } from './network-plans.fixture.ts'

/** Servers that come into networks and leave them with a plan. */

const faults = createFaults<ComputeEngine>()
let api: TestApi
let connections: ReturnType<typeof connectionsOf>
beforeAll(async () => {
  api = await startTestApi({ withClock: false, compute: (engine) => withFaults(engine, faults) })
  connections = connectionsOf(api)
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

describe('a server in a plan', () => {
  it('is connected and disconnected, in words, on the picture, and then on the engine', async () => {
    const ground = await newPlanGround(api)
    const { networkNew, networkConnect, serverConnect, serverDisconnect } = everyKind(ground)
    const { first, second, guest } = ground
    const [one, other] = [
      await api.nameOfServer(ground.customer, first.serverId),
      await api.nameOfServer(ground.customer, second.serverId),
    ]
    const into = { ...serverConnect, key: 'fixed', vmHostId: second.serverId, ipAddress: '192.168.88.9' }
    const version = await ground.plan([networkNew, networkConnect, serverConnect, into, serverDisconnect])
    const view = await ground.read('?WholeProject=true')
    const network = view.changes[1]!.sentence.match(/«(.*)»/u)![1]
    expect(view.changes.slice(2).map(({ sentence }) => plain(sentence))).toEqual([
      `اتصال سرور «${one}» به شبکه «planned-net»`,
      `اتصال سرور «${other}» به شبکه «planned-net» با نشانی 192.168.88.9`,
      `جداسازی سرور «${other}» از شبکه «${plain(network)}»`,
    ])
    expect(view).toMatchObject({ hasProblem: false, obstacle: null, price: { after: { payable: 0 } } })
    const idsIn = (picture: typeof view.after) => picture!.links.map(({ id }) => id)
    expect(idsIn(view.before)).toContain(`connection-${guest.nodeId}`)
    expect(idsIn(view.after)).not.toContain(`connection-${guest.nodeId}`)
    const entering = view.after!.links.filter(({ toId, kind }) => toId === 'network-net' && kind === 'connection')
    expect(entering.toSorted((a, b) => (a.label! < b.label! ? -1 : 1))).toMatchObject([
      { id: 'connection-in', fromId: `server-${first.serverId}`, label: '192.168.88.2', reach: 'inside' },
      { id: 'connection-fixed', fromId: `server-${second.serverId}`, label: '192.168.88.9', reach: 'inside' },
    ])

    expect((await ground.apply(version)).status).toBe(200)
    const [ports, others] = [
      await connections.portsOf(ground, first.serverId),
      await connections.portsOf(ground, second.serverId),
    ]
    expect(ports.map(({ address }) => address).toSorted()).toEqual([first.address, '192.168.88.2'].toSorted())
    expect(others.map(({ address }) => address).toSorted()).toEqual([second.address, '192.168.88.9'].toSorted())
    const connected = networkNodeStatus.id.connected
    expect((await connections.nodesOf(ground, first.serverId)).map(({ statusId }) => statusId)).toEqual([
      connected,
      connected,
    ])
    const macs = new Set([...ports, ...others].map(({ mac }) => mac))
    const rows = [
      ...(await connections.nodesOf(ground, first.serverId)),
      ...(await connections.nodesOf(ground, second.serverId)),
    ]
    expect(new Set(rows.map(({ macAddress }) => macAddress))).toEqual(macs)
    expect(await ground.read()).toMatchObject({ version: 0 })
  })

  it('opens and closes what leads to its address, and counts where it is asked what is reached', async () => {
    const ground = await newPlanGround(api)
    const { customer, gateway } = ground
    const serverId = await api.newServer(customer)
    await loseOwnAddress(api, serverId)
    // A forward that leads nowhere, until somebody is there.
    const [vmNetworkId] = gateway.networks
    const range = await api.db
      .selectFrom('vm_networks')
      .where('id', '=', vmNetworkId!)
      .select('cidr')
      .executeTakeFirst()
    const destinationIp = range!.cidr.replace(/\.0\/\d+$/, '.99')
    await api.db
      .updateTable('vpc_nats')
      .set({ destination_ip: destinationIp, destination_port: 22 })
      .where('id', '=', ground.webId)
      .execute()
    const change = { key: 'in', kind: 'serverConnect', vmHostId: serverId, network: { id: vmNetworkId! } } as const
    const question = `ToVmHostId=${serverId}&FirewallProtocolId=1&Port=22`
    const reach = async () => (await api.get<ReachAnswer>(customer, `${ground.path}/reach?${question}`)).body
    await ground.plan([change])
    expect((await ground.read()).exposure.opens).toEqual([])
    expect((await reach()).isReachable).toBe(false)
    await ground.plan([{ ...change, ipAddress: destinationIp }])
    expect((await ground.read()).exposure).toMatchObject({
      opens: [{ nodeId: `server-${serverId}`, ports: 'TCP 22', reach: 'everyone' }],
      closes: [],
    })
    expect(await reach()).toMatchObject({ isReachable: true })
  })

  it('is judged as its own page judges: what leads there, addresses, networks that are not there', async () => {
    const ground = await newPlanGround(api)
    const { first, second, gateway } = ground
    const [vmNetworkId] = gateway.networks
    const stranger = await newPlanGround(api)
    const alone = async (nodeId: number) => plain((await connections.detach(ground, nodeId)).body.errorMessage)
    const leave = (nodeId: number) =>
      ({ key: `n${nodeId}`, kind: 'serverDisconnect', vmNetworkNodeId: nodeId }) as const
    const enter = (key: string, vmHostId: number, id: number, more: object = {}) =>
      ({ key, kind: 'serverConnect', vmHostId, network: { id }, ...more }) as const
    const { planChange, addressAssign, balancerCreate, memberAdd, memberRemove } = everyKind(ground)
    await ground.gateway.send('PUT', `/vm/${ground.customer.projectId}/vpc/edit/${gateway.id}`, {
      productBundleId: planChange.productBundleId,
    })
    const ipId = await gateway.newAddress()
    await gateway.done('PUT', `ip/assign/${ipId}`, { vmNetworkNodeId: second.nodeId })
    await ground.plan([
      leave(first.nodeId),
      leave(second.nodeId),
      leave(stranger.guest.nodeId),
      enter('again', first.serverId, vmNetworkId!),
      enter('taken', first.serverId, ground.freeNetworkId, { ipAddress: ground.guest.address }),
      enter('outside', first.serverId, ground.emptyNetworkId, { ipAddress: '10.99.0.9' }),
      enter('theirs', first.serverId, stranger.freeNetworkId),
      enter('strange', stranger.first.serverId, ground.freeNetworkId),
    ])
    const problems = await connections.problemsOf(ground)
    expect(problems[0]).toBe(await alone(first.nodeId))
    expect(problems[0]).toContain('هدایت پورت «web»')
    expect(problems[1]).toBe(await alone(second.nodeId))
    expect(problems[1]).toContain('نشانی ')
    const codes = [
      await connections.attach(ground, first.serverId, vmNetworkId!),
      await connections.attach(ground, first.serverId, ground.freeNetworkId, { ipAddress: ground.guest.address }),
      await connections.attach(ground, first.serverId, ground.emptyNetworkId, { ipAddress: '10.99.0.9' }),
      await connections.attach(ground, first.serverId, stranger.freeNetworkId),
      await connections.attach(ground, stranger.first.serverId, ground.freeNetworkId),
    ]
    expect(problems.slice(3)).toEqual(codes.map(({ body }) => plain(body.errorMessage)))
    expect(problems[2]).toBe(problems[7])
    expect(codes.map(({ status }) => status)).toEqual([400, 400, 400, 400, 404])

    // A member of a balancer that the plan makes stays; and what goes before lets go.
    await gateway.done('PUT', `ip/assign/${ipId}`, {})
    await ground.plan([{ ...balancerCreate, key: 'lb' }, leave(second.nodeId)])
    expect((await connections.problemsOf(ground))[1]).toContain('لودبالانسر «planned-lb»')
    await ground.plan([leave(second.nodeId), { ...balancerCreate, key: 'lb' }])
    expect((await connections.problemsOf(ground)).map((problem) => problem !== null)).toEqual([false, true])
    await ground.plan([leave(second.nodeId), { ...addressAssign, key: 'own', address: { id: ipId } }])
    expect((await connections.problemsOf(ground)).map((problem) => problem !== null)).toEqual([false, true])
    const forwards = [ground.webId, ground.oldId].map(
      (vpcNatId) => ({ key: `f${vpcNatId}`, kind: 'forwardDelete', vpcNatId }) as const,
    )
    const version = await ground.plan([...forwards, memberAdd, memberRemove, leave(first.nodeId)])
    expect(await ground.read()).toMatchObject({ hasProblem: false, obstacle: null })
    expect((await ground.apply(version)).status).toBe(200)
    expect(await connections.portsOf(ground, first.serverId)).toEqual([])
  })

  it('does not leave where its connection has failed: that cannot be taken back', async () => {
    const ground = await newPlanGround(api)
    const { serverDisconnect } = everyKind(ground)
    faults.inject({ method: 'attachPort', kind: 'error', code: 'refused', count: 10 })
    const { body } = await connections.attach(ground, ground.first.serverId, ground.freeNetworkId)
    faults.clear()
    await ground.plan([{ ...serverDisconnect, vmNetworkNodeId: body.id }])
    expect(await connections.problemsOf(ground)).toEqual([
      expect.stringContaining(networkNodeStatus.label(networkNodeStatus.id.failed)),
    ])
    expect((await connections.detach(ground, body.id)).status).toBe(200)
  })
})
