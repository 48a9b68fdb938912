import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  networkNodeStatus,
  serviceStatus,
  vmKeyStatus,
  vmLbAlgorithm,
  vmLbHealthCheck,
  vmLbProtocol,
} from '@sarv/contract/enums'
import type { VpcIpListItem } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { VpcNat } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import { catalogueImages } from '../../../../../tools/openstack-lab.ts'
import {
  act,
  balancerPath,
  newAddress,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
  type BalancerPlace,
} from '../../areas/vm/load-balancers/load-balancers.fixture.ts'
import { startReconcileTest, type ReconcileTest } from '../../areas/vm/reconcile/reconcile.fixture.ts'
import { balancerTag } from '../../ports/compute/balancers.engine.ts'
import { networkTag } from '../../ports/compute/networks.engine.ts'
import { routerAddressTag, routerTag } from '../../ports/compute/routers.engine.ts'
import { findTree } from './balancers/octavia.ts'
import type { Sendable } from './client/http.ts'
import type { OpenStackEngine } from './compute.ts'
import { cloudName } from './context.ts'
import { listAll } from './networks/neutron.ts'
import { labZone, readLab } from './testing/lab.ts'
import { openOwnCloud, type OwnCloud } from './testing/own-cloud.ts'

/* Somebody with rights on the cloud takes parts of a private cloud away by hand, past the product. */

const { signal } = new AbortController()
const patience = { timeout: 120_000, interval: 1000 }
const longMs = 1_200_000

let cloud: OwnCloud
let engine: OpenStackEngine
let test: ReconcileTest
let place: BalancerPlace

type Method = 'PUT' | 'DELETE'
const byHand = async (service: 'network' | 'loadBalancer', method: Method, path: string, body?: Sendable) => {
  await cloud.client.call({ service, method, path, ...(body && { body }) }, signal)
}
const named = (tag: string) => cloudName(cloud.settings, tag)

/** To be asked until the test sees what it waits for: the product's own clock looks as well, whenever it likes. */
const lookAt = (what: () => Promise<unknown>) => async () => {
  await test.look()
  return what()
}
const vpcPath = (rest: string) => `/vm/${place.customer.projectId}/vpc/${place.vpc.id}/${rest}`
const perform = (method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
  act(test.api, place.customer, method, vpcPath(rest), body)

beforeAll(async () => {
  cloud = await openOwnCloud({ images: catalogueImages(readLab()) })
  engine = cloud.openEngine()
  test = await startReconcileTest({
    compute: (usual, datacenterId) => (datacenterId === 1 ? engine : usual),
    patienceMs: 600_000,
  })
  place = await newPlace(test.api, { servers: 2, plan: 2 })
}, longMs)
afterAll(async () => {
  await test.api.close()
  await cloud.close()
}, longMs)

describe(`parts of a private cloud that are taken away by hand, zone ${labZone()}`, () => {
  it('a network', async () => {
    const { projectId } = place.customer
    const vmNetworkId = place.vpc.networks[1]!
    const tag = networkTag(projectId, vmNetworkId)
    const [router] = await listAll(cloud, 'routers', { name: named(routerTag(projectId, place.vpc.id)) }, signal)
    const [subnet] = await listAll(cloud, 'subnets', { name: named(tag) }, signal)
    const status = async () => {
      const { status_id } = await test.api.db
        .selectFrom('vpc_interfaces')
        .where('project_id', '=', projectId)
        .where('vm_network_id', '=', vmNetworkId)
        .where('deleted_at', 'is', null)
        .select('status_id')
        .executeTakeFirstOrThrow()
      return status_id
    }
    const change = (what: 'add' | 'remove') =>
      byHand('network', 'PUT', `/routers/${router!.id}/${what}_router_interface`, { subnet_id: subnet!.id })

    await change('remove')
    await expect.poll(lookAt(status), patience).toBe(vmKeyStatus.id.failed)
    expect(await test.findingsOf('VpcNetwork', vmNetworkId)).toEqual([{ kind: 'gone', counts: true, isOver: false }])
    await change('add')
    await expect.poll(lookAt(status), patience).toBe(vmKeyStatus.id.active)
  })

  it('a forward, which leads again once it is saved', async () => {
    const { projectId } = place.customer
    const vpcHostIpId = await newAddress(test.api, place)
    const [server] = place.servers
    const { address } = await test.api.db
      .selectFrom('vm_network_nodes')
      .where('vm_host_id', '=', server!)
      .where('vm_network_id', '=', place.vmNetworkId)
      .select('address')
      .executeTakeFirstOrThrow()
    const wanted = {
      name: 'web',
      vpcHostIpId,
      vmNetworkId: place.vmNetworkId,
      destinationIp: address,
      destinationPort: 80,
      port: 8080,
    }
    const { id } = await perform('POST', 'nat/create-dnat', wanted)
    const status = async () => (await test.api.get<VpcNat>(place.customer, vpcPath(`nat/get/${id}`))).body.statusId
    const description = named(routerAddressTag(projectId, vpcHostIpId))
    const forwards = async () => {
      const [floatingIp] = await listAll(cloud, 'floatingips', { description }, signal)
      const path = `/floatingips/${floatingIp!.id}/port_forwardings`
      const { port_forwardings } = await cloud.client.call<{ port_forwardings: { id: string }[] }>(
        { service: 'network', method: 'GET', path },
        signal,
      )
      return port_forwardings.map((one) => `${path}/${one.id}`)
    }

    const [path] = await forwards()
    await byHand('network', 'DELETE', path!)
    await expect.poll(lookAt(status), patience).toBe(vmKeyStatus.id.failed)
    expect(await test.findingsOf('VpcNat', id)).toEqual([{ kind: 'gone', counts: true, isOver: false }])
    await perform('PUT', `nat/edit-dnat/${id}`, wanted)
    await expect.poll(lookAt(status), patience).toBe(vmKeyStatus.id.active)
    expect(await forwards()).toHaveLength(1)
    await perform('DELETE', `nat/delete/${id}`)
    await perform('DELETE', `ip/delete/${vpcHostIpId}`)
  })

  it('an address, which its owner can still delete', async () => {
    const { projectId } = place.customer
    const ipId = await newAddress(test.api, place)
    const own = async () =>
      (await test.api.get<VpcIpListItem[]>(place.customer, vpcPath('ip/list'))).body.find(({ id }) => id === ipId)
    const description = named(routerAddressTag(projectId, ipId))
    const [floatingIp] = await listAll(cloud, 'floatingips', { description }, signal)
    await byHand('network', 'DELETE', `/floatingips/${floatingIp!.id}`)
    await expect
      .poll(
        lookAt(async () => (await own())?.statusId),
        patience,
      )
      .toBe(networkNodeStatus.id.failed)
    expect(await test.findingsOf('VpcIp', ipId)).toEqual([{ kind: 'gone', counts: true, isOver: false }])
    await perform('DELETE', `ip/delete/${ipId}`)
    expect(await own()).toBeUndefined()
  })
})

describe(`a load balancer that somebody changes by hand, zone ${labZone()}`, () => {
  const healthCheck = { vmLbHealthCheckId: vmLbHealthCheck.id.tcp }
  const tcp = { vmLbProtocolTypeId: vmLbProtocol.id.tcp, healthCheck }
  let id: number
  let wanted: Awaited<ReturnType<typeof present>>

  const tag = () => balancerTag(place.customer.projectId, id)
  const tree = async () => (await findTree(cloud, tag(), signal))!
  /** But for whether its members are well. */
  const present = async () => {
    const { statusId } = await readBalancer(test.api, place, id)
    const { state, algorithm, listeners } = (await engine.getBalancer(tag(), signal))!
    const plain = listeners.map(({ members, ...listener }) => ({
      ...listener,
      members: members.map(({ serverTag, address, weight }) => ({ serverTag, address, weight })),
    }))
    return { statusId, state, algorithm, listeners: plain }
  }
  const status = async () => (await readBalancer(test.api, place, id)).statusId
  const findings = () => test.findingsOf('LoadBalancer', id)

  /** So many times somebody has changed it, and each time it was brought back by an operation. */
  const mended = (times: number) => Array.from({ length: times }, () => ({ kind: 'route', counts: true, isOver: true }))

  beforeAll(async () => {
    const order = {
      vmLbAlgorithmId: vmLbAlgorithm.id.connectionHash,
      vmLbListeners: [webListener(place, tcp), webListener(place, { ...tcp, sourcePort: 443 })],
      vpcHostIpId: await newAddress(test.api, place),
    }
    id = (await newBalancer(test.api, place, order)).id
    wanted = await present()
  }, longMs)

  it('is as it was ordered as long as nobody does', async () => {
    await test.lookTwice()
    expect(await findings()).toEqual([])
    expect(wanted).toMatchObject({ statusId: serviceStatus.id.active, state: 'active' })
    expect(wanted.listeners).toMatchObject([{ port: 80, healthCheck: { kind: 'tcp' } }, { port: 443 }])
  })

  it('gets a member back', async () => {
    const { pools } = await tree()
    const [pool] = pools
    await byHand('loadBalancer', 'DELETE', `/lbaas/pools/${pool!.id}/members/${pool!.members[0]!.id}`)
    await expect.poll(lookAt(findings), patience).toEqual(mended(1))
    expect(await present()).toEqual(wanted)
  })

  it('gets its check back', async () => {
    const { pools } = await tree()
    await byHand('loadBalancer', 'DELETE', `/lbaas/healthmonitors/${pools[0]!.healthmonitor_id}`)
    await expect.poll(lookAt(findings), patience).toEqual(mended(2))
    expect(await present()).toEqual(wanted)
  })

  it('gets its public address back', async () => {
    const router = async () => (await engine.getRouter(routerTag(place.customer.projectId, place.vpc.id), signal))!
    const [address] = (await router()).addresses
    const [floatingIp] = await listAll(cloud, 'floatingips', { description: named(address!.tag) }, signal)
    await byHand('network', 'PUT', `/floatingips/${floatingIp!.id}`, { floatingip: { port_id: null } })
    await expect.poll(lookAt(findings), patience).toEqual(mended(3))
    expect(await present()).toEqual(wanted)
    expect((await router()).addresses).toMatchObject([{ balancer: { tag: tag() } }])
  })

  it('has failed when it is gone, costs nothing, and is made anew by its operation', async () => {
    const { balancer } = await tree()
    await byHand('loadBalancer', 'DELETE', `/lbaas/loadbalancers/${balancer.id}?cascade=true`)
    await expect.poll(lookAt(status), patience).toBe(serviceStatus.id.failed)
    const isPaid = async () => {
      const rows = await test.api.db
        .selectFrom('usage_intervals')
        .where('service_type', '=', 'LoadBalancer')
        .where('service_id', '=', id)
        .where('to_at', 'is', null)
        .select('id')
        .execute()
      return rows.length > 0
    }
    expect(await isPaid()).toBe(false)
    await act(test.api, place.customer, 'PUT', `${balancerPath(place)}/rebuild/${id}`)
    expect(await isPaid()).toBe(true)
    expect(await present()).toEqual(wanted)
    await expect
      .poll(
        lookAt(async () => (await findings()).at(-1)),
        patience,
      )
      .toEqual({ kind: 'gone', counts: true, isOver: true })
  })
})
