import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForServer } from '../../ports/compute/hosts.engine.ts'
import { poll } from '../../ports/waiting.ts'
import type { OpenStackEngine } from './compute.ts'
import type { Call } from './client/client.ts'
import type { Sendable } from './client/http.ts'
import { cloudName } from './context.ts'
import { createFlavors } from './servers/flavors.ts'
import { findImage } from './servers/images.ts'
import { labZone } from './testing/lab.ts'
import { openOwnCloud, smallServer, type OwnCloud } from './testing/own-cloud.ts'

/* Somebody else uses the cloud, knows how we call our things, and calls his own the same. */

const { signal } = new AbortController()
const spec = smallServer()
const range = { cidr: '10.66.0.0/24', gatewayIp: '10.66.0.1' }

let cloud: OwnCloud
let engine: OpenStackEngine
let strangerId: string

type Made = Record<string, { id: string }>
const send = (call: Omit<Call, 'scope'>) => cloud.client.call<Made>(call, signal)
const asStranger = async (service: Call['service'], path: string, body: Sendable): Promise<string> => {
  const made = await cloud.client.call<Made>(
    { service, method: 'POST', path, body, scope: { projectId: strangerId } },
    signal,
  )
  return Object.values(made)[0]!.id
}
const named = (tag: string) => cloudName(cloud.settings, tag)

const things: { service: Call['service']; path: string }[] = []
const plant = async (service: Call['service'], path: string, body: Sendable): Promise<string> => {
  const id = await asStranger(service, path, body)
  things.push({ service, path: `${path}/${id}` })
  return id
}
const isThere = async ({ service, path }: { service: Call['service']; path: string }) =>
  (await cloud.client.find({ service, method: 'GET', path }, signal)) !== undefined

beforeAll(async () => {
  cloud = await openOwnCloud()
  engine = cloud.openEngine()
  const { client, settings } = cloud
  const project = { name: `stranger-${settings.projectPrefix}`, description: 'not ours' }
  const { project: made } = await send({ service: 'identity', method: 'POST', path: '/projects', body: { project } })
  strangerId = made!.id
  const { userId } = await client.home(signal)
  const { roles } = await client.call<{ roles: { id: string }[] }>(
    { service: 'identity', method: 'GET', path: '/roles', query: { name: 'member' } },
    signal,
  )
  const path = `/projects/${strangerId}/users/${userId}/roles/${roles[0]!.id}`
  await send({ service: 'identity', method: 'PUT', path })

  const image = await findImage(cloud, spec.image, signal)
  const flavorRef = await createFlavors(cloud)(spec, signal)
  await plant('compute', '/servers', {
    server: {
      name: 'trap',
      imageRef: image.id,
      flavorRef,
      networks: 'none',
      tags: [named(spec.tag)],
      availability_zone: labZone(),
    },
  })
  await plant('volume', '/volumes', { volume: { name: named('vol-7-1'), size: 1 } })
  const networkId = await plant('network', '/networks', { network: { name: named('net-7-1') } })
  await asStranger('network', '/subnets', {
    subnet: { name: named('net-7-1'), network_id: networkId, ip_version: 4, cidr: range.cidr },
  })
  await plant('network', '/ports', {
    port: { name: named('port-7-1'), description: named(spec.tag), network_id: networkId },
  })
  await plant('network', '/security-groups', { security_group: { name: named(spec.tag) } })
})

afterAll(async () => {
  for (const { service, path } of things.toReversed()) {
    await cloud.client.find({ service, method: 'DELETE', path }, signal)
    await poll({ signal, pollMs: 500 }, async () => ((await isThere({ service, path })) ? undefined : true))
  }
  await cloud.client.find({ service: 'identity', method: 'DELETE', path: `/projects/${strangerId}` }, signal)
  await cloud.close()
})

describe(`what a stranger calls like ours, zone ${labZone()}`, () => {
  it('is not seen', async () => {
    expect(await engine.getServer(spec.tag, signal)).toBeUndefined()
    expect(await engine.listServers({ limit: 1000 }, signal)).toMatchObject({ servers: [] })
    expect(await engine.getVolume('vol-7-1', signal)).toBeUndefined()
    expect(await engine.listVolumes({ limit: 1000 }, signal)).toMatchObject({ volumes: [] })
    expect(await engine.getNetwork('net-7-1', signal)).toBeUndefined()
    expect(await engine.listNetworks(signal)).toEqual([])
    expect(await engine.listPorts({ serverTag: spec.tag }, signal)).toEqual([])
    expect((await engine.capacity(signal)).vcpus.used).toBe(0)
  })

  it('is in nobody’s way, and stays when ours goes', async () => {
    await engine.createNetwork({ tag: 'net-7-1', name: 'inside', ...range }, signal)
    await engine.createVolume({ tag: 'vol-7-1', name: 'data', sizeGb: 2 }, signal)
    const port = { tag: 'port-7-1', networkTag: 'net-7-1', address: '10.66.0.10' }
    const { ref } = await engine.createServer({ ...spec, ports: [port] }, signal)
    expect(things.map(({ path }) => path)).not.toContain(`/servers/${ref}`)
    await waitForServer(engine, spec.tag, 'active', { signal, pollMs: 200 })
    expect(await engine.getVolume('vol-7-1', signal)).toMatchObject({ sizeGb: 2 })
    expect(await engine.listPorts({ serverTag: spec.tag }, signal)).toMatchObject([port])

    await engine.deleteServer(spec.tag, signal)
    await engine.deleteVolume('vol-7-1', signal)
    await engine.deleteNetwork('net-7-1', signal)
    expect(await Promise.all(things.map(isThere))).toEqual(things.map(() => true))
  })

  it('is not the network that public addresses are of', async () => {
    const name = `${cloud.settings.projectPrefix}open`
    const addRange = (network_id: string, cidr: string, pool: { start: string; end: string }) =>
      send({
        service: 'network',
        method: 'POST',
        path: '/subnets',
        body: { subnet: { name, network_id, ip_version: 4, cidr, enable_dhcp: false, allocation_pools: [pool] } },
      })
    const trap = await plant('network', '/networks', { network: { name } })
    await addRange(trap, '10.67.0.0/24', { start: '10.67.0.2', end: '10.67.0.9' })
    const open = { name, shared: true }
    const { network } = await send({ service: 'network', method: 'POST', path: '/networks', body: { network: open } })
    things.push({ service: 'network', path: `/networks/${network!.id}` })
    await addRange(network!.id, '198.51.100.0/24', { start: '198.51.100.2', end: '198.51.100.4' })

    expect((await cloud.openEngine({ publicNetwork: name }).capacity(signal)).ipv4.total).toBe(3)
    expect((await cloud.openEngine({ publicNetwork: trap }).capacity(signal)).ipv4.total).toBe(8)
  })
})
