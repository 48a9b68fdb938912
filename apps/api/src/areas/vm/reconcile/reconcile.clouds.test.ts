import { named } from '@sarv/contract/direction'
import { networkNodeStatus, serviceStatus, vmKeyStatus, vmLbHealthCheck, vpcAccessStatus } from '@sarv/contract/enums'
import type { VpcDetail } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag, portTag } from '../../../ports/compute/networks.engine.ts'
import { forwardTag, routerAddressTag, routerTag } from '../../../ports/compute/routers.engine.ts'
import { listDrift } from '../../../services/drift.store.ts'
import {
  newAddress,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
} from '../load-balancers/load-balancers.fixture.ts'
import { newGateway, type Gateway } from '../vpc-nats/vpc-nats.fixture.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'
import { reconcile } from './reconcile.service.ts'
import { startReconcileTest, type ReconcileTest } from './reconcile.fixture.ts'

const { signal } = new AbortController()
let test: ReconcileTest
beforeAll(async () => {
  test = await startReconcileTest()
})
afterAll(() => test.api.close())

const newOne = async (): Promise<Gateway> => newGateway(test.api, await test.api.newCustomer())
const tagOf = ({ customer, id }: Gateway) => routerTag(customer.projectId, id)
const detail = async ({ customer, id }: Gateway) =>
  (await test.api.get<VpcDetail>(customer, `/vm/${customer.projectId}/vpc/get/${id}`)).body
const paysFor = async (id: number) => {
  const rows = await test.api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Vpc')
    .where('service_id', '=', id)
    .where('to_at', 'is', null)
    .select('service_id')
    .execute()
  return rows.length > 0
}
const interfaceStatus = async ({ customer, networks }: Gateway) => {
  const row = await test.api.db
    .selectFrom('vpc_interfaces')
    .where('project_id', '=', customer.projectId)
    .where('vm_network_id', '=', networks[0]!)
    .where('deleted_at', 'is', null)
    .select('status_id')
    .executeTakeFirstOrThrow()
  return row.status_id
}

describe('a private cloud', () => {
  it('that is gone has failed and costs nothing; back again it is paid for, and its parts make no noise', async () => {
    const gateway = await newOne()
    const tag = tagOf(gateway)
    const network = networkTag(gateway.customer.projectId, gateway.networks[0]!)
    await test.engine.disconnectNetwork(tag, network, signal)
    await test.engine.deleteRouter(tag, signal)
    await test.lookTwice()
    await test.look()
    expect(await detail(gateway)).toMatchObject({ statusId: serviceStatus.id.failed, ipAddress: null })
    expect(await paysFor(gateway.id)).toBe(false)
    expect(await test.subjectsFor(gateway.customer)).toEqual([
      `ابر خصوصی ${named((await detail(gateway)).name!)} در زیرساخت پیدا نشد`,
    ])
    expect(await test.findingsOf('VpcNetwork', gateway.networks[0]!)).toEqual([])

    const { address } = await test.engine.createRouter({ tag, name: 'again' }, signal)
    await test.engine.connectNetwork(tag, network, signal)
    await test.look()
    expect(await detail(gateway)).toMatchObject({ statusId: serviceStatus.id.active, ipAddress: address })
    expect(await paysFor(gateway.id)).toBe(true)
  })

  it('that is gone can be deleted', async () => {
    const gateway = await newOne()
    await test.engine.disconnectNetwork(
      tagOf(gateway),
      networkTag(gateway.customer.projectId, gateway.networks[0]!),
      signal,
    )
    await test.engine.deleteRouter(tagOf(gateway), signal)
    await test.lookTwice()
    await gateway.done('DELETE', `/vm/${gateway.customer.projectId}/vpc/delete/${gateway.id}`)
    expect((await test.api.get(gateway.customer, `${gateway.path}/ip/list`)).status).toBe(404)
  })

  it('says whether its servers get out, whoever has switched it, and its owner is told', async () => {
    const gateway = await newOne()
    await test.engine.setSnat(tagOf(gateway), true, signal)
    await test.lookTwice()
    expect(await detail(gateway)).toMatchObject({ snatEnabled: true })
    expect(await test.findingsOf('Vpc', gateway.id)).toMatchObject([{ kind: 'route', isOver: true }])
    expect(await test.subjectsFor(gateway.customer)).toHaveLength(1)
    const ipId = await gateway.newAddress()
    await test.engine.setSnatAddress(tagOf(gateway), routerAddressTag(gateway.customer.projectId, ipId), signal)
    await test.lookTwice()
    expect(await gateway.ips()).toMatchObject([{ isSnat: false }, { id: ipId, isSnat: true }])
  })

  it('with a way into another one that the engine does not have is told to operators, until it is there', async () => {
    const gateway = await newOne()
    const { projectId } = gateway.customer
    const other = await newVpc(test.api, gateway.customer, { networks: 1 })
    const way = { project_id: projectId, vpc_host_id: gateway.id, network_project_id: projectId }
    await test.api.db
      .insertInto('vpc_network_accesses')
      .values({ ...way, vm_network_id: other.networks[0]!, status_id: vpcAccessStatus.id.granted })
      .execute()
    await test.lookTwice()
    expect(await test.findingsOf('Vpc', gateway.id)).toMatchObject([{ kind: 'attachment', isOver: false }])
    await test.engine.reachNetwork(tagOf(gateway), networkTag(projectId, other.networks[0]!), signal)
    await test.look()
    expect(await test.findingsOf('Vpc', gateway.id)).toMatchObject([{ kind: 'attachment', isOver: true }])
  })

  it('that nobody ordered is told to operators and touched by nobody; one of others is not looked at', async () => {
    const { projectId } = await test.api.newCustomer()
    const tag = routerTag(projectId, 987_001)
    await test.engine.createRouter({ tag, name: 'left-behind' }, signal)
    await test.engine.createRouter({ tag: `someone-else-${projectId}`, name: 'not ours' }, signal)
    await test.lookTwice()
    const found = (await listDrift(test.api.db)).filter((row) => row.projectId === projectId)
    expect(found).toMatchObject([{ kind: 'orphan', serviceType: 'Vpc', details: { name: 'left-behind' } }])
    expect(await test.engine.getRouter(tag, signal)).toBeDefined()
  })
})

describe('what hangs on it', () => {
  it('a network that was taken off fails, until it is back; one that somebody put there is reported', async () => {
    const gateway = await newOne()
    const network = networkTag(gateway.customer.projectId, gateway.networks[0]!)
    await test.engine.disconnectNetwork(tagOf(gateway), network, signal)
    await test.lookTwice()
    expect(await interfaceStatus(gateway)).toBe(vmKeyStatus.id.failed)
    await test.engine.connectNetwork(tagOf(gateway), network, signal)
    await test.look()
    expect(await interfaceStatus(gateway)).toBe(vmKeyStatus.id.active)
    expect(await test.subjectsFor(gateway.customer)).toHaveLength(2)

    await gateway.done('DELETE', `interface/remove/${gateway.networks[0]}`)
    await test.engine.connectNetwork(tagOf(gateway), network, signal)
    await test.lookTwice()
    expect(await test.findingsOf('VpcNetwork', gateway.networks[0]!)).toMatchObject([
      { kind: 'gone', isOver: true },
      { kind: 'orphan', counts: true, isOver: false },
    ])
  })

  it('an address that is gone fails and its owner is told; one that nobody has is reported', async () => {
    const gateway = await newOne()
    const { projectId } = gateway.customer
    const ipId = await gateway.newAddress()
    await test.engine.removeRouterAddress(routerAddressTag(projectId, ipId), signal)
    await test.engine.addRouterAddress(tagOf(gateway), routerAddressTag(projectId, 987_002), signal)
    await test.lookTwice()
    expect(await gateway.ips()).toMatchObject([{}, { id: ipId, statusId: networkNodeStatus.id.failed }])
    expect(await test.findingsOf('VpcIp', 987_002)).toMatchObject([{ kind: 'orphan', isOver: false }])
    const { address } = await test.engine.addRouterAddress(tagOf(gateway), routerAddressTag(projectId, ipId), signal)
    await test.lookTwice()
    // It is there again, and shown as the one that it is.
    expect(await gateway.ips()).toMatchObject([
      {},
      { id: ipId, statusId: networkNodeStatus.id.connected, ipAddress: address },
    ])
  })

  it('whose own an address is follows the engine where that is a server inside', async () => {
    const gateway = await newOne()
    const { projectId } = gateway.customer
    const ipId = await gateway.newAddress()
    const { nodeId } = await gateway.newInside()
    await test.engine.assignAddress(routerAddressTag(projectId, ipId), portTag(projectId, nodeId), signal)
    await test.lookTwice()
    expect(await gateway.ips()).toMatchObject([{}, { vmNetworkNodeId: nodeId }])
    expect(await test.findingsOf('VpcIp', ipId)).toMatchObject([{ kind: 'attachment', isOver: true }])
  })

  it('a forward that is gone, half there or leads elsewhere fails; saved again it leads as it should', async () => {
    const gateway = await newOne()
    const { projectId } = gateway.customer
    const vpcHostIpId = await gateway.newAddress()
    const { address } = await gateway.newInside()
    const wanted = {
      name: 'web',
      vpcHostIpId,
      vmNetworkId: gateway.networks[0],
      destinationIp: address,
      destinationPort: 80,
      port: 8080,
      portEnd: 8082,
    }
    const natId = await gateway.done('POST', 'nat/create-dnat', wanted)
    const status = async () => (await gateway.nats())[0]!.statusId
    const save = () => gateway.done('PUT', `nat/edit-dnat/${natId}`, wanted)

    await test.engine.deleteForward(tagOf(gateway), forwardTag(projectId, natId * 100 + 1), signal)
    await test.lookTwice()
    expect(await status()).toBe(vmKeyStatus.id.failed)
    expect(await test.findingsOf('VpcNat', natId)).toMatchObject([{ kind: 'route', isOver: false }])
    await save()
    await test.look()
    expect(await status()).toBe(vmKeyStatus.id.active)

    const [first] = (await gateway.onEngine())!.forwards
    await test.engine.changeForward(tagOf(gateway), { ...first!, toPort: 9999 }, signal)
    await test.lookTwice()
    expect(await status()).toBe(vmKeyStatus.id.failed)
    await test.engine.changeForward(tagOf(gateway), first!, signal)
    await test.look()
    expect(await status()).toBe(vmKeyStatus.id.active)

    for (const { tag } of (await gateway.onEngine())!.forwards)
      await test.engine.deleteForward(tagOf(gateway), tag, signal)
    await test.lookTwice()
    expect(await status()).toBe(vmKeyStatus.id.failed)
    expect((await test.findingsOf('VpcNat', natId)).at(-1)).toMatchObject({ kind: 'gone', isOver: false })
  })

  it('is believed gone only when the engine says so of that one thing', async () => {
    const gateway = await newOne()
    const ipId = await gateway.newAddress()
    const forgetful = test.context((real) => ({
      listRouters: async (until) => (await real.listRouters(until)).map((router) => ({ ...router, addresses: [] })),
    }))
    for (let round = 0; round < 3; round += 1) await reconcile(forgetful, 1, { pauseSeconds: 0 })
    expect(await gateway.ips()).toMatchObject([{}, { id: ipId, statusId: networkNodeStatus.id.connected }])
  })
})

describe('a load balancer', () => {
  it('that breaks has failed until it works; that is gone costs nothing, and one that nobody ordered is reported', async () => {
    const place = await newPlace(test.api, { servers: 1 })
    const { projectId } = place.customer
    const { id } = await newBalancer(test.api, place)
    const tag = balancerTag(projectId, id)
    const status = async () => (await readBalancer(test.api, place, id)).statusId
    const broken = test.context((real) => ({
      listBalancers: async (until) =>
        (await real.listBalancers(until)).map((one) => (one.tag === tag ? { ...one, state: 'error' as const } : one)),
    }))
    for (let round = 0; round < 2; round += 1) await reconcile(broken, 1, { pauseSeconds: 0 })
    expect(await status()).toBe(serviceStatus.id.failed)
    await test.look()
    expect(await status()).toBe(serviceStatus.id.active)

    const { name, networkTag: on, algorithm } = (await test.engine.getBalancer(tag, signal))!
    const listeners = [{ protocol: 'tcp' as const, port: 80, memberPort: 80, members: [] }]
    const spec = { tag, name, networkTag: on, algorithm, listeners }
    await test.engine.deleteBalancer(tag, signal)
    await test.lookTwice()
    expect(await status()).toBe(serviceStatus.id.failed)
    expect(await test.subjectsFor(place.customer)).toContain(`لودبالانسر ${named(name)} در زیرساخت پیدا نشد`)

    await test.engine.createBalancer(spec, signal)
    await test.engine.createBalancer({ ...spec, tag: balancerTag(projectId, 987_003) }, signal)
    await expect
      .poll(async () => (await test.engine.getBalancer(tag, signal))?.state, { timeout: 10_000, interval: 20 })
      .toBe('active')
    await test.look()
    expect(await status()).toBe(serviceStatus.id.active)
    await test.look()
    expect(await test.findingsOf('LoadBalancer', 987_003)).toMatchObject([{ kind: 'orphan', isOver: false }])
  })

  it('that somebody changed on the engine is brought back: members, ports, checks and its public address', async () => {
    const place = await newPlace(test.api, { servers: 2, plan: 2 })
    const { projectId } = place.customer
    const [first, second] = place.servers
    const vpcHostIpId = await newAddress(test.api, place)
    const check = { vmLbHealthCheckId: vmLbHealthCheck.id.tcp }
    const { id } = await newBalancer(test.api, place, {
      vpcHostIpId,
      vmLbListeners: [webListener(place, { healthCheck: check }), webListener(place, { sourcePort: 443 })],
    })
    const tag = balancerTag(projectId, id)
    const onEngine = async () => (await test.engine.getBalancer(tag, signal))!
    const atRest = async () => {
      await expect.poll(async () => (await onEngine()).state, { timeout: 10_000, interval: 20 }).toBe('active')
    }
    const mended = async () => {
      await expect
        .poll(async () => (await readBalancer(test.api, place, id)).statusId, { timeout: 10_000, interval: 20 })
        .toBe(serviceStatus.id.active)
      await atRest()
    }
    const wanted = (await onEngine()).listeners
    const server = (vmHostId: number) => serverTag(projectId, vmHostId)
    const bare = { protocol: 'http', memberPort: 8080 } as const
    const shapes = [
      [{ ...bare, port: 80, members: [{ serverTag: server(first!) }] }],
      [
        { ...bare, port: 80, members: [] },
        { ...bare, port: 8000, members: [{ serverTag: server(second!) }] },
      ],
    ]
    await test.lookTwice()
    expect(await test.findingsOf('LoadBalancer', id)).toEqual([])
    for (const [count, listeners] of shapes.entries()) {
      await test.engine.updateBalancer(tag, { name: 'web balancer', algorithm: 'roundRobin', listeners }, signal)
      await atRest()
      await test.lookTwice()
      await mended()
      expect((await onEngine()).listeners).toEqual(wanted)
      await test.look()
      const findings = await test.findingsOf('LoadBalancer', id)
      expect(findings).toHaveLength(count + 1)
      expect(findings.at(-1)).toMatchObject({ kind: 'route', counts: true, isOver: true })
    }

    await test.engine.unassignAddress(routerAddressTag(projectId, vpcHostIpId), signal)
    await test.lookTwice()
    await mended()
    const router = await test.engine.getRouter(routerTag(projectId, place.vpc.id), signal)
    expect(router!.addresses).toMatchObject([{ balancer: { tag } }])
    expect((await test.subjectsFor(place.customer)).slice(-3)).toEqual(
      Array.from({ length: 3 }, () => `لودبالانسر ${named('web balancer')} در زیرساخت عوض شده بود`),
    )
  })

  it('that is being changed by its owner, or whose servers are on their way, is left alone', async () => {
    const place = await newPlace(test.api, { servers: 1 })
    const { id } = await newBalancer(test.api, place)
    await test.api.db
      .updateTable('vm_network_nodes')
      .set({ status_id: networkNodeStatus.id.detaching })
      .where('vm_host_id', '=', place.servers[0]!)
      .execute()
    await test.lookTwice()
    expect(await test.findingsOf('LoadBalancer', id)).toEqual([])
  })
})
