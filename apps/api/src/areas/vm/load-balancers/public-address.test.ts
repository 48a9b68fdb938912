import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkNodeStatus, serviceStatus, vmLbAlgorithm } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { LoadBalancerListItem } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { VmNetworkNodeListItem } from '@sarv/contract/vm/networks/networks.schemas'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { routerAddressTag, routerTag, type Routing } from '../../../ports/compute/routers.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { newVpc } from '../vpcs/vpcs.fixture.ts'
import {
  act,
  balancerPath,
  newAddress,
  newBalancer,
  newPlace,
  readBalancer,
  wantedBalancer,
  webListener,
  type BalancerPlace,
  type WantedBalancer,
} from './load-balancers.fixture.ts'

/** What the engine says that it shares; tests change it. */
const routing: { hasSharedAddresses: boolean } = { hasSharedAddresses: true }
let api: TestApi
let place: BalancerPlace
let firstIp: number
let secondIp: number
let destinationIp: string

beforeAll(async () => {
  api = await startTestApi({
    compute: (engine) => ({
      ...engine,
      get routing(): Routing {
        return { ...engine.routing, ...routing }
      },
    }),
  })
  place = await newPlace(api, { plan: 2 })
  firstIp = await newAddress(api, place)
  secondIp = await newAddress(api, place)
  const path = `/vm/${place.customer.projectId}/network/node/list?VmNetworkId=${place.vmNetworkId}`
  const nodes = (await api.get<VmNetworkNodeListItem[]>(place.customer, path)).body
  destinationIp = nodes.find(({ vmHostId }) => vmHostId === place.servers[0])!.ipAddress!
})
beforeEach(() => {
  routing.hasSharedAddresses = true
})
afterAll(() => api.close())

const { signal } = new AbortController()
const cloudPath = () => `/vm/${place.customer.projectId}/vpc/${place.vpc.id}`
const ips = async () => (await api.get<VpcIpListItem[]>(place.customer, `${cloudPath()}/ip/list`)).body
const ip = async (id: number) => (await ips()).find((one) => one.id === id)!
/** Which balancer each further address leads to on the engine. */
const led = async () => {
  const router = await api.compute(1).getRouter(routerTag(place.customer.projectId, place.vpc.id), signal)
  return Object.fromEntries(router!.addresses.flatMap(({ tag, balancer }) => (balancer ? [[tag, balancer.tag]] : [])))
}
const ledTo = (ipId: number, id: number) => ({
  [routerAddressTag(place.customer.projectId, ipId)]: balancerTag(place.customer.projectId, id),
})
const remove = (id: number) => act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
const change = (more: object = {}) => ({
  name: 'web balancer',
  vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
  vmLbListeners: [webListener(place)],
  ...more,
})
const edit = (id: number, more: object) =>
  act(api, place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, change(more))

interface Refusal {
  type: string
  errorMessage: string
  errors?: Record<string, string[]>
}
const refusal = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  (await api.send<Refusal>(place.customer, method, path, body)).body
const refusedOrder = (more: Partial<WantedBalancer>) =>
  refusal('POST', `${balancerPath(place)}/create`, wantedBalancer(place, more))
const quote = (method: 'POST' | 'PUT', path: string, body: object) =>
  api.send<Quote>(place.customer, method, path, body, { 'x-dry-run': 'true' })
const forward = (more: object = {}) => ({
  name: 'shop',
  vmNetworkId: place.vmNetworkId,
  vpcHostIpId: firstIp,
  destinationIp,
  destinationPort: 8443,
  port: 443,
  ...more,
})
const newForward = async (more: object = {}) =>
  (await act(api, place.customer, 'POST', `${cloudPath()}/nat/create-dnat`, forward(more))).id
const endForward = (id: number) => act(api, place.customer, 'DELETE', `${cloudPath()}/nat/delete/${id}`)

describe('the public address of a load balancer', () => {
  it('is chosen with the order, told everywhere, changed, taken away, and free once the balancer is gone', async () => {
    const address = (await ip(firstIp)).ipAddress!
    const path = `${balancerPath(place)}/create`
    const told = await quote('POST', path, wantedBalancer(place, { vpcHostIpId: firstIp }))
    expect(told.body.effects.join(' ')).toContain(address)
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
    expect(await readBalancer(api, place, id)).toMatchObject({ vpcHostIpId: firstIp, vpcHostIp: address })
    const listed = await api.get<LoadBalancerListItem[]>(place.customer, `${balancerPath(place)}/list`)
    expect(listed.body[0]).toMatchObject({ id, vpcHostIpId: firstIp, vpcHostIp: address })
    expect(await led()).toEqual(ledTo(firstIp, id))
    expect(await ip(firstIp)).toMatchObject({
      loadBalancerId: id,
      loadBalancer: 'web balancer',
      loadBalancerPorts: [{ protocol: 'tcp', port: 80 }],
    })

    // Whoever does not know of it does not take it away.
    await edit(id, { vmLbListeners: [webListener(place, { sourcePort: 8000 })] })
    expect(await led()).toEqual(ledTo(firstIp, id))
    expect((await ip(firstIp)).loadBalancerPorts).toEqual([{ protocol: 'tcp', port: 8000 }])
    const moved = await quote('PUT', `${balancerPath(place)}/edit/${id}`, change({ vpcHostIpId: secondIp }))
    expect(moved.body.effects.join(' ')).toContain((await ip(secondIp)).ipAddress)
    expect(moved.body.effects.join(' ')).toContain(address)
    await edit(id, { vpcHostIpId: secondIp })
    expect(await led()).toEqual(ledTo(secondIp, id))
    expect((await ip(firstIp)).loadBalancerId).toBeFalsy()
    await edit(id, { vpcHostIpId: null })
    expect(await led()).toEqual({})
    expect(await readBalancer(api, place, id)).toMatchObject({ vpcHostIpId: null, vpcHostIp: null })
    await edit(id, { vpcHostIpId: firstIp })
    await remove(id)
    expect(await led()).toEqual({})
    expect((await ip(firstIp)).loadBalancerId).toBeFalsy()
  })

  it('stays with the cloud while it leads there: release, giving to a server and moving name the balancer', async () => {
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
    const other = await newVpc(api, place.customer, { networks: 0 })
    const node = (
      await api.db
        .selectFrom('vm_network_nodes')
        .where('vm_host_id', '=', place.servers[0]!)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
    for (const [method, path, body] of [
      ['DELETE', `delete/${firstIp}`],
      ['PUT', `assign/${firstIp}`, { vmNetworkNodeId: node }],
      ['PUT', `move/${firstIp}`, { vpcHostId: other.id }],
    ] as const) {
      const refused = await refusal(method, `${cloudPath()}/ip/${path}`, body)
      expect(refused).toMatchObject({ type: 'ip_leads_somewhere' })
      expect(refused.errorMessage).toContain('web balancer')
    }
    await remove(id)
  })

  it('is none’s but a further one of the same cloud that is ready and free', async () => {
    const [primary] = await ips()
    const elsewhere = await newVpc(api, place.customer, { networks: 0, plan: 1 })
    const path = `/vm/${place.customer.projectId}/vpc/${elsewhere.id}/ip/create`
    const foreign = await act(api, place.customer, 'POST', path, { useIpV4: true })
    for (const vpcHostIpId of [primary!.id, foreign.id, 999_999]) {
      const refused = await refusedOrder({ vpcHostIpId })
      expect(refused).toMatchObject({ type: 'lb_shape', errors: { vpcHostIpId: [expect.any(String)] } })
    }
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
    expect((await refusedOrder({ name: 'second', vpcHostIpId: firstIp })).errorMessage).toContain('web balancer')
    await remove(id)
    await api.db
      .updateTable('vpc_host_ips')
      .set({ status_id: networkNodeStatus.id.wait })
      .where('id', '=', firstIp)
      .execute()
    expect(await refusedOrder({ vpcHostIpId: firstIp })).toMatchObject({ type: 'lb_shape' })
    await api.db
      .updateTable('vpc_host_ips')
      .set({ status_id: networkNodeStatus.id.connected })
      .where('id', '=', firstIp)
      .execute()
    expect(await led()).toEqual({})
  })
})

describe('a port of a public address', () => {
  const busy = { vmLbListeners: [] as ReturnType<typeof webListener>[] }
  beforeAll(() => {
    busy.vmLbListeners = [webListener(place), webListener(place, { sourcePort: 443 })]
  })

  it('that a forward has is no listener’s, whether the balancer is new or changed; the refusal names the forward', async () => {
    const natId = await newForward()
    const refused = await refusedOrder({ vpcHostIpId: firstIp, ...busy })
    expect(refused).toMatchObject({ type: 'lb_shape', errors: { 'vmLbListeners.1.sourcePort': [expect.any(String)] } })
    expect(refused.errorMessage).toContain('shop')
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
    const path = `${balancerPath(place)}/edit/${id}`
    expect((await refusal('PUT', path, change(busy))).errorMessage).toContain('shop')
    await endForward(natId)
    await edit(id, busy)
    await remove(id)
  })

  it('that a balancer has is no forward’s; the refusal names the balancer', async () => {
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp, ...busy })
    const refused = await refusal('POST', `${cloudPath()}/nat/create-dnat`, forward())
    expect(refused).toMatchObject({ type: 'forward_refused', errors: { port: [expect.any(String)] } })
    expect(refused.errorMessage).toContain('لودبالانسر')
    expect(refused.errorMessage).toContain('web balancer')
    const natId = await newForward({ port: 8443 })
    const moved = await refusal('PUT', `${cloudPath()}/nat/edit-dnat/${natId}`, forward())
    expect(moved).toMatchObject({ type: 'forward_refused' })
    await endForward(natId)
    await remove(id)
    await endForward(await newForward())
  })

  it('is either a forward’s or a balancer’s where the engine does not share addresses', async () => {
    routing.hasSharedAddresses = false
    const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
    const refused = await refusal('POST', `${cloudPath()}/nat/create-dnat`, forward({ port: 9000 }))
    expect(refused).toMatchObject({ type: 'forward_refused', errors: { vpcHostIpId: [expect.any(String)] } })
    expect(refused.errorMessage).toContain('web balancer')
    await remove(id)
    const natId = await newForward({ port: 9000 })
    const second = await refusedOrder({ vpcHostIpId: firstIp })
    expect(second).toMatchObject({ type: 'lb_shape', errors: { vpcHostIpId: [expect.any(String)] } })
    expect(second.errorMessage).toContain('shop')
    await endForward(natId)
  })
})

it('a balancer that is made anew gets its address again, and none where the cloud has lost it', async () => {
  const { id } = await newBalancer(api, place, { vpcHostIpId: firstIp })
  const fail = () =>
    api.db.updateTable('vm_load_balancers').set({ status_id: serviceStatus.id.failed }).where('id', '=', id).execute()
  const rebuild = () => act(api, place.customer, 'PUT', `${balancerPath(place)}/rebuild/${id}`)
  await fail()
  await rebuild()
  expect(await led()).toEqual(ledTo(firstIp, id))
  const engine = api.compute(1)
  const tag = routerAddressTag(place.customer.projectId, firstIp)
  await engine.unassignAddress(tag, signal)
  await engine.removeRouterAddress(tag, signal)
  await fail()
  await rebuild()
  expect(await readBalancer(api, place, id)).toMatchObject({
    statusId: serviceStatus.id.active,
    vpcHostIpId: null,
  })
})
